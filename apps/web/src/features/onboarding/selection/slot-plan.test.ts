import { expect, test } from 'vitest';
import { slotPlan } from './slot-plan.ts';

const meta = (slots: number, locations: number) => ({
  gbp_management_subscription: { slots, locations, pending_updates: 0 },
});

test.each([
  [
    'without a subscription nothing is managed',
    meta(0, 0),
    37,
    { free: 0, managed: 0, unmanaged: 37 },
  ],
  ['enough free slots take all', meta(60, 20), 37, { free: 40, managed: 37, unmanaged: 0 }],
  ['too few take a part', meta(60, 50), 37, { free: 10, managed: 10, unmanaged: 27 }],
  ['more in use than paid leaves none', meta(10, 12), 3, { free: 0, managed: 0, unmanaged: 3 }],
])('@ONB-5 %s', (_, subscription, chosen, expected) => {
  expect(slotPlan(subscription, chosen)).toMatchObject(expected);
});
