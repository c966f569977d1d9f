import type { SentSubscriptionMeta, SentUser } from '@placekeeper/contracts/model/user';
import type { ShownUser, SubscriptionUse } from '../domain/current-user/queries.ts';

export const presentUser = ({ user, locationsCount }: ShownUser): SentUser => ({
  id: user.id,
  is_admin: user.isAdmin,
  has_gbp_management_subscription: user.hasSubscription,
  locations_count: locationsCount,
  metadata: user.metadata,
  identity: {
    name: user.name,
    email: user.email,
    subscriptions: user.productKeys.map((key) => ({ product_key: key })),
  },
});

export const presentSubscriptionMeta = (use: SubscriptionUse): SentSubscriptionMeta => ({
  gbp_management_subscription: {
    slots: use.slots,
    locations: use.locations,
    pending_updates: use.pendingUpdates,
  },
});
