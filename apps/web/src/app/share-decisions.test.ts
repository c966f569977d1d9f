import { GoogleUpdateId, UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { batchDecisions } from '../data/updates/held-decisions.ts';
import { shareDecisions } from './share-decisions.ts';

test.for([
  {},
  { window: 'other', decisions: 'none' },
  { window: 'other', decisions: [{ action: 'postpone', ids: [1] }] },
])('@UPD-3 a message in another form, %j, is ignored', async (odd) => {
  const user = UserId.parse(8801);
  const open = Promise.withResolvers<void>();
  void navigator.locks.request('placekeeper.window.other', () => open.promise);
  const stop = shareDecisions(user);
  const other = new BroadcastChannel(`placekeeper.open-decisions.${user}`);
  try {
    for (const news of [odd, { window: 'other', decisions: [{ action: 'accept', ids: [7] }] }])
      other.postMessage(news);
    await expect
      .poll(() => batchDecisions.get())
      .toEqual([{ action: 'accept', ids: [GoogleUpdateId.parse(7)], from: 'other' }]);
  } finally {
    other.close();
    stop();
    open.resolve();
    batchDecisions.set([]);
  }
});

test('@UPD-5 a rejection by filter in another window hides the updates that match it', async () => {
  const user = UserId.parse(8802);
  const open = Promise.withResolvers<void>();
  void navigator.locks.request('placekeeper.window.another', () => open.promise);
  const stop = shareDecisions(user);
  const other = new BroadcastChannel(`placekeeper.open-decisions.${user}`);
  try {
    const matching = { count: 11, filters: { active: true } };
    const decision = { action: 'reject', ids: [], matching } as const;
    other.postMessage({ window: 'another', decisions: [decision] });
    await expect.poll(() => batchDecisions.get()).toEqual([{ ...decision, from: 'another' }]);
    other.postMessage({ window: 'another', decisions: [] });
    await expect.poll(() => batchDecisions.get().some((one) => one.matching)).toBe(false);
  } finally {
    other.close();
    stop();
    open.resolve();
    batchDecisions.set([]);
  }
});
