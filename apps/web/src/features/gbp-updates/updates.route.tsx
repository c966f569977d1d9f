import { useCurrentUser } from '../../data/current-user.ts';
import { anotherList } from './another-list.ts';
import { ReviewScreen } from './review-screen.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';
import { loadUpdates } from './updates.loader.ts';

export const loader = loadUpdates;
export const shouldRevalidate = anotherList;

export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return subscribed !== false ? (
    <ReviewScreen archive={false} />
  ) : (
    <SubscriptionNeeded title="GBP updates" />
  );
}
