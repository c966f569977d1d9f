import { useCurrentUser } from '../../data/current-user/queries.ts';
import { shouldRevalidateList } from './filters/should-revalidate-list.ts';
import { ReviewScreen } from './review/review-screen.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';
import { loadArchive } from './updates.loader.ts';

export const loader = loadArchive;
export const shouldRevalidate = shouldRevalidateList;

export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return subscribed !== false ? (
    <ReviewScreen archive />
  ) : (
    <SubscriptionNeeded title="Resolved updates" />
  );
}
