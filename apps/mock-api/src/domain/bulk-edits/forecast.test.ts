import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { expect, test } from 'vitest';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { disableManagement } from '../locations/manage.ts';
import { pauseBulkEdit, resumeBulkEdit } from './pause.ts';
import { undoBulkEdit } from './undo.ts';

const described: BulkChanges = { set: { description: 'Books, new and old.' } };
const debit = { name: 'attributes/pay_debit_card', values: [true] };
const twoCalls: BulkChanges = { ...described, attributes: { set: [debit] } };

/** One step of the queue: what is told between two steps cannot know better. */
const bound = 6;

const shops = (count: number) => createBulkEditBench(Array.from({ length: count }, () => ({})));

test.each([
  ['one call each', described, 150],
  ['two calls each', twoCalls, 150],
  ['no call at all', { set: { label: 'Spring' } }, 600],
])(
  'at every moment the time left is what it takes, within %s @BULK-1',
  (_, changes: BulkChanges, count) => {
    const bench = shops(count);
    const { forecast } = bench.preview(changes);
    const startedAt = bench.actor().now;
    const id = bench.start(changes);
    const told: { readonly at: number; readonly left: number }[] = [];
    for (let left = bench.show(id).remaining_seconds; left !== null;) {
      told.push({ at: bench.actor().now, left });
      bench.advance(seconds(1));
      left = bench.show(id).remaining_seconds;
    }
    const finishedAt = Date.parse(bench.show(id).finished_at ?? '');
    const took = (finishedAt - startedAt) / 1000;
    expect(Math.abs(took - forecast.estimated_seconds)).toBeLessThanOrEqual(bound);
    for (const { at, left } of told)
      expect(Math.abs((finishedAt - at) / 1000 - left)).toBeLessThanOrEqual(bound);
  },
);

test('locations that are not managed, and those with the value already, cost no time @BULK-1', () => {
  const bench = shops(120);
  for (const id of bench.ids.slice(0, 60)) disableManagement(bench.deps, bench.actor(), id);
  const id = bench.start(described);
  const half = bench.show(id).remaining_seconds;
  expect(half).toBe(bench.preview(described).forecast.estimated_seconds);
  bench.advance(minutes(5));
  const again = bench.start(described);
  bench.advance(1);
  expect(bench.show(again).remaining_seconds).toBeNull();
});

test('one that is paused says nothing, one that is undone counts down too @BULK-1 @BULK-2', () => {
  const bench = shops(60);
  const { deps, actor } = bench;
  const id = bench.start(described);
  bench.advance(1);
  pauseBulkEdit(deps, actor(), id);
  expect(bench.show(id).remaining_seconds).toBeNull();
  expect(bench.preview(described).forecast.starts_in_seconds).toBeNull();
  resumeBulkEdit(deps, actor(), id);
  bench.advance(minutes(5));
  undoBulkEdit(deps, actor(), id);
  expect(bench.show(id).remaining_seconds).toBeGreaterThan(10);
  bench.advance(minutes(5));
  expect(bench.show(id).remaining_seconds).toBeNull();
});

test('the next one is forecast to wait for the one that runs @BULK-1', () => {
  const bench = shops(100);
  expect(bench.preview(described).forecast.starts_in_seconds).toBe(0);
  const id = bench.start(described);
  bench.advance(seconds(7));
  const asked = bench.actor().now;
  const wait = bench.preview(described).forecast.starts_in_seconds ?? 0;
  bench.advance(minutes(5));
  const free = Date.parse(bench.show(id).finished_at ?? '');
  expect(Math.abs((free - asked) / 1000 - wait)).toBeLessThanOrEqual(bound);
});
