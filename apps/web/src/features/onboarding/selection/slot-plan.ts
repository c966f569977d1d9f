import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';

/** ONB-5: which part of an import the subscription has room for. */
export interface SlotPlan {
  readonly slots: number;
  readonly used: number;
  readonly free: number;
  readonly managed: number;
  /** Imported all the same, but neither published nor watched. */
  readonly unmanaged: number;
}

export function slotPlan(meta: SubscriptionMeta, chosen: number): SlotPlan | null {
  if (!meta.gbp_management_subscription) return null;
  const { slots, locations: used } = meta.gbp_management_subscription;
  const free = Math.max(0, slots - used);
  const managed = Math.min(free, chosen);
  return { slots, used, free, managed, unmanaged: chosen - managed };
}
