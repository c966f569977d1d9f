import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profiles } from '../../db/schema/provider.ts';
import { createBulkEditBench, type BulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/lose-authorization.ts';
import { disableManagement } from '../locations/manage.ts';
import { undoBulkEdit } from './undo.ts';

const restroom = 'attributes/has_restroom';
const parking = 'attributes/parking_options';
const paying: BulkChanges = { attributes: { set: [{ name: restroom, values: [true] }] } };
const payroll: BulkChanges = {
  services: { add: [{ type: 'structured', service_type_id: 'job_type_id:payroll' }] },
};
const accountants = (count: number) =>
  Array.from({ length: count }, () => ({
    categories: { primary: 'gcid:accountant', additional: [] },
  }));

const setProvider = (
  { deps, row, id }: BulkEditBench,
  values: Partial<typeof profiles.$inferSelect>,
) =>
  deps.db
    .update(profiles)
    .set(values)
    .where(eq(profiles.id, row(id).profileId))
    .run();

describe('attributes in bulk @BULK-1 @ATTR-1', () => {
  test('are in public at once, and nothing else of ours with them', () => {
    const bench = createBulkEditBench(accountants(2));
    bench.setLive(bench.id, { title: 'Theirs', attributes: { [parking]: { values: [] } } });
    const id = bench.start(paying);
    bench.advance(seconds(0));
    expect(bench.show(id)).toMatchObject({ status: 'completed', item_totals: { completed: 2 } });
    const wanted = { [restroom]: { values: [true] } };
    expect(bench.profile(bench.id).attributes).toEqual(wanted);
    expect(bench.live(bench.id)).toMatchObject({
      title: 'Theirs',
      attributes: { [parking]: { values: [] }, ...wanted },
    });
    expect(bench.attempts(bench.id)).toEqual([]);
  });

  test('keep their pace: they take a call of their own', () => {
    const bench = createBulkEditBench(accountants(50));
    const both: BulkChanges = { ...paying, set: { description: 'Numbers.' } };
    expect(bench.preview(both).forecast.estimated_seconds).toBe(24);
    const id = bench.start(both);
    bench.advance(seconds(1));
    expect(bench.show(id).item_totals).toEqual({ publishing: 10, pending: 40 });
  });

  test('say which choices are there and which are not', () => {
    const bench = createBulkEditBench(accountants(1));
    const input = {
      name: parking,
      values: ['free_parking_lot'],
      unset_values: ['paid_street_parking'],
    };
    const id = bench.make({ attributes: { set: [input] } });
    expect(bench.item(id, bench.id).after).toEqual({
      [parking]: { values: ['free_parking_lot'], unset_values: ['paid_street_parking'] },
    });
    expect(bench.live(bench.id).attributes[parking]).toEqual({
      values: ['free_parking_lot'],
      unsetValues: ['paid_street_parking'],
    });
    undoBulkEdit(bench.deps, bench.actor(), id);
    bench.advance(minutes(1));
    expect(bench.live(bench.id).attributes).toEqual({});
  });

  test.each([
    ['without authorization', (bench: BulkEditBench) => loseToken(bench), /connected again/],
    [
      'without verification',
      (bench: BulkEditBench) => setProvider(bench, { standing: 'unverified' }),
      /not verified/,
    ],
  ] as const)('are refused %s, for they cannot wait, and are left when undone', (_, spoil, why) => {
    const bench = createBulkEditBench(accountants(1));
    const done = bench.make(paying);
    spoil(bench);
    const other: BulkChanges = { attributes: { clear: [restroom] } };
    expect(bench.preview(other).items[0]).toMatchObject({
      status: 'refused',
      problems: { [restroom]: expect.stringMatching(why) },
    });
    const refused = bench.make(other);
    expect(bench.statuses(refused)).toEqual(['refused']);
    // What has the value already has nothing to refuse.
    expect(bench.preview(paying).forecast).toMatchObject({ unchanged: 1, refused: 0 });
    undoBulkEdit(bench.deps, bench.actor(), done);
    bench.advance(minutes(1));
    expect(bench.item(done, bench.id)).toMatchObject({
      status: 'conflict',
      problems: { [restroom]: expect.stringMatching(why) },
    });
    expect(bench.profile(bench.id).attributes).toEqual({ [restroom]: { values: [true] } });
  });

  test('of an unmanaged location change here only', () => {
    const bench = createBulkEditBench(accountants(1));
    disableManagement(bench.deps, bench.actor(), bench.id);
    setProvider(bench, { standing: 'unverified' });
    expect(bench.preview(paying).forecast).toMatchObject({ changed: 1, unmanaged: 1 });
    bench.make(paying);
    expect(bench.profile(bench.id).attributes).toEqual({ [restroom]: { values: [true] } });
    expect(bench.live(bench.id).attributes).toEqual({});
  });
});

describe('services in bulk @BULK-1 @SVC-7', () => {
  test('are refused where Google keeps the list from being changed', () => {
    const bench = createBulkEditBench(accountants(2));
    setProvider(bench, { servicesBlocked: true });
    expect(bench.preview(payroll).items[0]).toMatchObject({
      status: 'refused',
      problems: { serviceItems: expect.stringMatching(/Try to enable services again/) },
    });
    const id = bench.make(payroll);
    expect(bench.show(id).item_totals).toEqual({ refused: 1, completed: 1 });
    expect(bench.profile(bench.id).serviceItems).toEqual([]);
  });

  test('wait for authorization as every edit does', () => {
    const bench = createBulkEditBench(accountants(1));
    loseToken(bench);
    const id = bench.make(payroll);
    expect(bench.statuses(id)).toEqual(['waiting']);
    bench.reconnect();
    bench.advance(minutes(1));
    expect(bench.live(bench.id).serviceItems).toHaveLength(1);
  });
});

function loseToken({ deps, actor, token }: BulkEditBench): void {
  loseAuthorization(deps, actor(), token.id);
}
