import { useCurrentUser } from '../../data/current-user.ts';
import { ReviewScreen } from './review-screen.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';
import { loadUpdates } from './updates.loader.ts';

export const loader = loadUpdates;

export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return subscribed ? <ReviewScreen archive={false} /> : <SubscriptionNeeded title="GBP updates" />;
}
