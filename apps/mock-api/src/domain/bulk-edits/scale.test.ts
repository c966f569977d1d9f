import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { createAccount } from '../../seed/create-account.ts';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { createTestDeps } from '../../testing/test-deps.ts';
import { minutes, seconds } from '../clock.ts';
import { previewBulkEdit } from './preview.ts';
import { showBulkEdit } from './show.ts';
import { startBulkEdit } from './start.ts';
import { sumOf } from './totals.ts';

const changes: BulkChanges = {
  set: { website_url: 'https://agency.example/find-us', label: 'Campaign' },
  special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
  attributes: { set: [{ name: 'attributes/pay_debit_card', values: [true] }] },
};
const everywhere = { selection: { mode: 'matching' }, changes } as const;

function agency() {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'agency', clock: 'manual' });
  twin.events.length = 0;
  return { ...twin, user, caller: () => twin.actor(user) };
}

describe('2,500 locations @BULK-1', () => {
  test('are previewed, and the whole run is forecast', () => {
    const { deps, caller } = agency();
    const { forecast, items } = previewBulkEdit(deps, caller(), everywhere);
    expect(forecast.total).toBe(2500);
    expect(forecast.changed + forecast.unchanged + forecast.refused).toBe(2500);
    expect(items).toHaveLength(25);
  });

  test(
    'are edited to the end at the pace of the quota, and told in small pieces',
    { timeout: 60_000 },
    () => {
      const { deps, user, caller, advance, events } = agency();
      const { forecast } = previewBulkEdit(deps, caller(), everywhere);
      const { edit } = startBulkEdit(deps, caller(), everywhere);
      advance(user, minutes(20));
      const { edit: ended, totals } = showBulkEdit(deps, caller(), { id: edit.id });
      expect(ended.status).toBe('completed');
      expect(totals.completed).toBe(forecast.changed);
      expect(sumOf(totals, ['refused', 'failed'])).toBe(forecast.refused);
      const took = ((ended.finishedAt ?? 0) - ended.createdAt) / 1000;
      expect(Math.abs(took - forecast.estimated_seconds)).toBeLessThanOrEqual(10);

      const progress = events.filter(({ name }) => name === 'bulk-edit.progressed');
      // A few for each twenty, not one for each location.
      expect(progress.length).toBeLessThan(2500 / 5);
      const largest = Math.max(...progress.map(({ payload }) => JSON.stringify(payload).length));
      expect(largest).toBeLessThan(10_000);
    },
  );
});

test('everything goes as much faster as the account lives faster @BULK-1', () => {
  const bench = createBulkEditBench(Array.from({ length: 90 }, () => ({})));
  const described: BulkChanges = { set: { description: 'Books, new and old.' } };
  expect(bench.preview(described).forecast.estimated_seconds).toBe(24);
  bench.deps.db
    .update(users)
    .set({ simulation: { ...bench.user.simulation, speed: 10 } })
    .run();
  expect(bench.preview(described).forecast.estimated_seconds).toBe(3);
  const id = bench.start(described);
  bench.advance(seconds(2));
  expect(bench.show(id).item_totals.pending).toBeUndefined();
});
