import { expect, test } from 'vitest';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { cancelBulkEdit } from './cancel.ts';
import { pauseBulkEdit, resumeBulkEdit } from './pause.ts';

const described = { set: { description: 'As everywhere.' } };

function halfway() {
  const bench = createBulkEditBench(Array.from({ length: 50 }, () => ({})));
  const id = bench.start(described);
  bench.advance(seconds(1));
  return { ...bench, id };
}

test('a paused bulk edit sends nothing more, and goes on where it stopped @BULK-1', () => {
  const { deps, actor, advance, show, id } = halfway();
  pauseBulkEdit(deps, actor(), id);
  advance(minutes(30));
  const { status, item_totals: totals, finished_at: end } = show(id);
  expect([status, end]).toEqual(['paused', null]);
  // What was on its way has arrived.
  expect(totals).toEqual({ completed: 20, pending: 30 });

  resumeBulkEdit(deps, actor(), id);
  advance(minutes(5));
  expect(show(id)).toMatchObject({ status: 'completed', item_totals: { completed: 50 } });
});

test('it holds up the next one, which is told why, and can be cancelled @BULK-1', () => {
  const { deps, actor, start, show, id } = halfway();
  pauseBulkEdit(deps, actor(), id);
  expect(() => start(described)).toThrow(
    `Bulk edit ${id} is paused. Let it go on to its end, or cancel it.`,
  );
  expect(show(id)).toMatchObject({
    can_be_resumed: true,
    can_be_cancelled: true,
    can_be_paused: false,
  });
  cancelBulkEdit(deps, actor(), id);
  expect(show(id)).toMatchObject({ status: 'cancelled', can_be_resumed: false });
  expect(() => start(described)).not.toThrow();
});
