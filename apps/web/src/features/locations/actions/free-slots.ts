import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';

export const freeSlots = ({
  gbp_management_subscription: it,
}: SubscriptionMeta): number | undefined => it && Math.max(0, it.slots - it.locations);
