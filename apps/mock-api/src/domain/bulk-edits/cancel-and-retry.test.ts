import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { describe, expect, test } from 'vitest';
import { createBulkEditBench, type BulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { removeLocation } from '../locations/remove.ts';
import { updateLocation } from '../locations/update.ts';
import { cancelBulkEdit } from './cancel.ts';
import { retryBulkEdit } from './retry.ts';
import { undoBulkEdit } from './undo.ts';

const described: BulkChanges = { set: { description: 'Books, new and old.' } };
const christmas: BulkChanges = {
  special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
};
const many = (count: number) => Array.from({ length: count }, () => ({}));

type Id = Parameters<typeof cancelBulkEdit>[2];
const cancel = ({ deps, actor }: BulkEditBench, id: Id) => cancelBulkEdit(deps, actor(), id);
const retry = ({ deps, actor }: BulkEditBench, id: Id) => retryBulkEdit(deps, actor(), id);

describe('cancelling @BULK-1', () => {
  test('leaves what is done, lets arrive what is on its way, and touches nothing else', () => {
    const bench = createBulkEditBench(many(50));
    const id = bench.start(described);
    bench.advance(seconds(6));
    expect(bench.show(id).item_totals).toEqual({ completed: 20, publishing: 20, pending: 10 });
    cancel(bench, id);
    expect(bench.show(id)).toMatchObject({
      status: 'cancelled',
      item_totals: { completed: 20, publishing: 20, cancelled: 10 },
      can_be_cancelled: false,
      can_be_undone: true,
    });
    bench.advance(minutes(5));
    expect(bench.show(id)).toMatchObject({
      status: 'cancelled',
      complete: 50,
      item_totals: { completed: 40, cancelled: 10 },
    });
    const changed = bench.ids.filter(
      (location) => bench.live(location).description === 'Books, new and old.',
    );
    expect(changed).toEqual(bench.ids.slice(0, 40));
    expect(bench.ids.slice(40).flatMap(bench.attempts)).toEqual([]);
  });

  test('tells the end of what was on its way', () => {
    const bench = createBulkEditBench();
    const id = bench.start(described);
    bench.advance(seconds(1));
    cancel(bench, id);
    bench.advance(minutes(1));
    const progress = bench.events.filter(({ name }) => name === 'bulk-edit.progressed');
    expect(progress.at(-1)?.payload).toMatchObject({
      bulk_edit: { status: 'cancelled', complete: 3, item_totals: { completed: 3 } },
    });
  });

  test('is for what runs', () => {
    const bench = createBulkEditBench();
    const id = bench.make(described);
    expect(() => cancel(bench, id)).toThrow('This bulk edit is not running.');
    undoBulkEdit(bench.deps, bench.actor(), id);
    expect(() => cancel(bench, id)).toThrow('This bulk edit is not running.');
  });

  test('lets the next one start, and what was changed be undone', () => {
    const bench = createBulkEditBench(many(30));
    const id = bench.start(described);
    bench.advance(seconds(1));
    cancel(bench, id);
    undoBulkEdit(bench.deps, bench.actor(), id);
    bench.advance(minutes(5));
    expect(bench.show(id)).toMatchObject({
      status: 'undone',
      item_totals: { undone: 20, cancelled: 10 },
    });
    for (const location of bench.ids)
      expect(bench.live(location).description).toBe('New and second-hand books by the water.');
  });
});

describe('trying again @BULK-2', () => {
  test('gives a turn to the refused ones once their cause is gone', () => {
    const bench = createBulkEditBench([{ regularHours: [] }, {}]);
    const id = bench.make(christmas);
    expect(bench.show(id).item_totals).toEqual({ refused: 1, completed: 1 });
    retry(bench, id);
    expect(bench.show(id)).toMatchObject({ status: 'running', item_totals: { pending: 1 } });
    bench.advance(minutes(1));
    // Nothing has changed, so it is refused again.
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      item_totals: { refused: 1, completed: 1 },
    });

    const day = { open_day: 'MONDAY', open_time: '09:00', close_time: '17:00' } as const;
    const periods = [{ ...day, close_day: 'MONDAY' as const }];
    const patch = { opening_hours: { periods, special_periods: [] } };
    updateLocation(bench.deps, bench.actor(), { id: bench.id, patch });
    retry(bench, id);
    bench.advance(minutes(1));
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      errored: 0,
      item_totals: { completed: 2 },
      can_be_retried: false,
    });
    expect(bench.live(bench.id).specialHours).toEqual([{ startDate: '2026-12-25', closed: true }]);
    expect(bench.item(id, bench.id).problems).toBeNull();
  });

  test('sends again what Google refused, and can still be undone to the first value', () => {
    const bench = createBulkEditBench([{}]);
    // Google holds the pin for far away; the address is right here.
    const id = bench.make({ set: { lat: 52.9, lng: -1.1 } });
    expect(bench.item(id, bench.id)).toMatchObject({ status: 'failed' });
    expect(bench.profile(bench.id).latlng).toEqual({ latitude: 52.9, longitude: -1.1 });
    bench.setLive(bench.id, { latlng: { latitude: 52.8, longitude: -1.1 } });
    retry(bench, id);
    bench.advance(minutes(1));
    expect(bench.item(id, bench.id)).toMatchObject({
      status: 'completed',
      before: { latlng: { latitude: 51.4496, longitude: -2.5985 } },
    });
    expect(bench.attempts(bench.id)).toHaveLength(2);
    expect(bench.live(bench.id).latlng).toEqual({ latitude: 52.9, longitude: -1.1 });
  });

  test('cancelled in time leaves each as it was', () => {
    const bench = createBulkEditBench([
      { regularHours: [] },
      { openStatus: 'CLOSED_PERMANENTLY' },
      {},
    ]);
    const id = bench.make({ ...christmas, set: { status: 'open' } });
    const before = { refused: 1, failed: 1, completed: 1 };
    expect(bench.show(id).item_totals).toEqual(before);
    retry(bench, id);
    expect(bench.show(id).item_totals).toEqual({ pending: 2, completed: 1 });
    cancel(bench, id);
    expect(bench.show(id)).toMatchObject({ status: 'cancelled', item_totals: before });
    expect(bench.item(id, bench.id).problems).not.toBeNull();
  });

  test('finds a location gone that was deleted since', () => {
    const bench = createBulkEditBench([{ regularHours: [] }, {}]);
    const id = bench.make(christmas);
    removeLocation(bench.deps, bench.actor(), bench.id);
    retry(bench, id);
    bench.advance(minutes(1));
    expect(bench.show(id).item_totals).toEqual({ deleted: 1, completed: 1 });
    expect(bench.show(id).can_be_retried).toBe(false);
  });

  test('needs something that was refused, in a bulk edit that has ended', () => {
    const bench = createBulkEditBench();
    const id = bench.make(described);
    expect(() => retry(bench, id)).toThrow('Nothing of this bulk edit can be tried again.');
    const second = bench.start({ set: { label: 'Second' } });
    expect(() => retry(bench, id)).toThrow(`Bulk edit ${second} is running.`);
  });

  test('after a cancelled start leaves it cancelled', () => {
    const bench = createBulkEditBench([{ regularHours: [] }, ...many(40)]);
    const id = bench.start(christmas);
    bench.advance(seconds(1));
    cancel(bench, id);
    bench.advance(minutes(1));
    retry(bench, id);
    bench.advance(minutes(1));
    expect(bench.show(id)).toMatchObject({
      status: 'cancelled',
      item_totals: { refused: 1, completed: 20, cancelled: 20 },
    });
  });
});
