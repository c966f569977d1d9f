import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';

export interface SlotPlan {
  readonly slots: number;
  readonly used: number;
  readonly free: number;
  readonly managed: number;
  /** Profiles that are imported, but neither published nor monitored. */
  readonly unmanaged: number;
}

export function slotPlan(meta: SubscriptionMeta, chosen: number): SlotPlan | null {
  if (!meta.gbp_management_subscription) return null;
  const { slots, locations: used } = meta.gbp_management_subscription;
  const free = Math.max(0, slots - used);
  const managed = Math.min(free, chosen);
  return { slots, used, free, managed, unmanaged: chosen - managed };
}
