import { useCurrentUser } from '../../data/current-user/queries.ts';
import { shouldRevalidateList } from './filters/should-revalidate-list.ts';
import { ReviewScreen } from './review/review-screen.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';
import { loadUpdates } from './updates.loader.ts';

export const loader = loadUpdates;
export const shouldRevalidate = shouldRevalidateList;

export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return subscribed !== false ? (
    <ReviewScreen archive={false} />
  ) : (
    <SubscriptionNeeded title="GBP updates" />
  );
}
