import { useCurrentUser } from '../../data/current-user.ts';
import { anotherList } from './another-list.ts';
import { ReviewScreen } from './review-screen.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';
import { loadArchive } from './updates.loader.ts';

export const loader = loadArchive;
export const shouldRevalidate = anotherList;

/** UPD-6 */
export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return subscribed !== false ? (
    <ReviewScreen archive />
  ) : (
    <SubscriptionNeeded title="GBP update archive" />
  );
}
