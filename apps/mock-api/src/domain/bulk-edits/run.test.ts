import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { describe, expect, test } from 'vitest';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { isoTime, minutes, seconds } from '../clock.ts';
import { disconnect } from '../google-accounts/disconnect.ts';
import { loseAuthorization } from '../google-accounts/lose-authorization.ts';
import { receiveChange } from '../google-updates/receive.ts';
import { disableManagement } from '../locations/manage.ts';
import { removeLocation } from '../locations/remove.ts';
import { updateLocation } from '../locations/update.ts';
import { outcomeMessages as messages } from '@placekeeper/contracts/bulk/assess';
import { startBulkEdit } from './start.ts';

const described: BulkChanges = { set: { description: 'Books, new and old.' } };

describe('a bulk edit that runs @BULK-1', () => {
  test('gives all chosen locations the value, here and in public', () => {
    const bench = createBulkEditBench();
    const id = bench.start(described);
    expect(bench.show(id)).toMatchObject({
      status: 'running',
      created_by: bench.user.name,
      fields: ['profile.description'],
      total: 3,
      complete: 0,
      item_totals: { pending: 3 },
      finished_at: null,
      can_be_cancelled: true,
      can_be_undone: false,
    });
    bench.advance(seconds(0));
    expect(bench.show(id).item_totals).toEqual({ publishing: 3 });
    for (const location of bench.ids) {
      expect(bench.profile(location).description).toBe('Books, new and old.');
      expect(bench.live(location).description).toBe('New and second-hand books by the water.');
    }
    bench.advance(seconds(5));
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      complete: 3,
      errored: 0,
      item_totals: { completed: 3 },
      finished_at: isoTime(bench.actor().now - seconds(1)),
      can_be_cancelled: false,
      can_be_undone: true,
    });
    for (const location of bench.ids) {
      expect(bench.live(location).description).toBe('Books, new and old.');
      expect(bench.attempts(location)).toHaveLength(1);
    }
    expect(bench.item(id, bench.id)).toMatchObject({
      before: { 'profile.description': 'New and second-hand books by the water.' },
      after: { 'profile.description': 'Books, new and old.' },
      problems: null,
      message: null,
    });
  });

  test('tells how far it is once for each step, and not again', () => {
    const bench = createBulkEditBench();
    bench.start(described);
    bench.advance(minutes(10));
    const told = bench.told().filter((name) => name === 'bulk-edit.progressed');
    // Started, all on their way, all answered.
    expect(told).toHaveLength(3);
  });

  test('leaves locations alone that have the value already', () => {
    const bench = createBulkEditBench([{ description: 'Books, new and old.' }, {}]);
    const id = bench.make(described);
    expect(bench.statuses(id).toSorted()).toEqual(['completed', 'unchanged']);
    expect(bench.attempts(bench.id)).toEqual([]);
    expect(bench.item(id, bench.id)).toMatchObject({ after: null });
  });

  test('takes what the location is at its turn, not what it was', () => {
    const bench = createBulkEditBench([{}, {}]);
    const id = bench.start({ additional_categories: { add: ['gcid:library'] } });
    bench.set(bench.id, {
      profile: {
        ...bench.profile(bench.id),
        categories: { primary: 'gcid:library', additional: [] },
      },
    });
    bench.advance(minutes(1));
    expect(bench.item(id, bench.id).status).toBe('unchanged');
    expect(bench.show(id).item_totals).toEqual({ unchanged: 1, completed: 1 });
  });

  test('settles what somebody had changed at Google', () => {
    const bench = createBulkEditBench([{}]);
    receiveChange(bench.deps, bench.actor(), {
      locationId: bench.id,
      type: 'google',
      field: 'profile.description',
      value: 'Not ours.',
    });
    bench.make(described);
    expect(bench.updates(bench.id)).toMatchObject([{ resolvedAction: 'nullified' }]);
    expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(false);
    expect(bench.live(bench.id).description).toBe('Books, new and old.');
  });

  test('changes an unmanaged location here only, and says so', () => {
    const bench = createBulkEditBench([{}, {}]);
    disableManagement(bench.deps, bench.actor(), bench.id);
    const id = bench.make(described);
    expect(bench.item(id, bench.id)).toMatchObject({
      status: 'completed',
      message: messages.unmanaged,
    });
    expect(bench.profile(bench.id).description).toBe('Books, new and old.');
    expect(bench.live(bench.id).description).toBe('New and second-hand books by the water.');
  });

  test('needs no provider for what only the platform knows', () => {
    const bench = createBulkEditBench();
    loseAuthorization(bench.deps, bench.actor(), bench.token.id);
    const id = bench.make({ set: { label: 'Moved', label_type: 'red' } });
    expect(bench.show(id)).toMatchObject({ status: 'completed', item_totals: { completed: 3 } });
    expect(bench.row(bench.id)).toMatchObject({ label: 'Moved', labelType: 'red' });
    expect(bench.attempts(bench.id)).toEqual([]);
  });

  test('refuses where our rules do, changes nothing there, and goes on', () => {
    const bench = createBulkEditBench([{ regularHours: [] }, {}]);
    const id = bench.make({
      special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
    });
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      complete: 2,
      errored: 1,
      item_totals: { refused: 1, completed: 1 },
      can_be_retried: true,
    });
    expect(bench.item(id, bench.id)).toMatchObject({
      status: 'refused',
      before: { specialHours: [] },
      after: { specialHours: [{ start_date: '2026-12-25', closed: true }] },
      problems: { specialHours: 'Google refuses special hours without regular hours.' },
    });
    expect(bench.profile(bench.id).specialHours).toEqual([]);
    expect(bench.attempts(bench.id)).toEqual([]);
  });

  test('fails where Google refuses, with its reasons at the fields', () => {
    const bench = createBulkEditBench([{}, { openStatus: 'CLOSED_PERMANENTLY' }]);
    const closed = bench.ids[1] ?? bench.id;
    const id = bench.make({ set: { status: 'open', description: 'Open again.' } });
    expect(bench.item(id, closed)).toMatchObject({
      status: 'failed',
      problems: { 'openInfo.status': expect.stringContaining('cannot be reopened') },
    });
    expect(bench.live(closed).description).toBe('New and second-hand books by the water.');
    expect(bench.show(id)).toMatchObject({ status: 'completed', complete: 2, errored: 1 });
  });

  test('keeps the line of a location that is deleted before its turn', () => {
    const bench = createBulkEditBench([{ title: 'Quay Books' }, {}]);
    const id = bench.start(described);
    removeLocation(bench.deps, bench.actor(), bench.id);
    bench.advance(minutes(1));
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      total: 2,
      complete: 2,
      item_totals: { deleted: 1, completed: 1 },
    });
    expect(bench.show(id).items).toContainEqual(
      expect.objectContaining({ locationId: null, locationName: 'Quay Books', status: 'deleted' }),
    );
  });

  test('does not wait for the answer about a location that was deleted meanwhile', () => {
    const bench = createBulkEditBench([{}, {}]);
    const id = bench.start(described);
    bench.advance(seconds(1));
    removeLocation(bench.deps, bench.actor(), bench.id);
    bench.advance(minutes(1));
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      item_totals: { deleted: 1, completed: 1 },
    });
  });
});

describe('a lost authorization @BULK-1 @GACC-2', () => {
  test('in the middle: what was sent waits, the rest is queued, and all arrives after reconnecting', () => {
    const bench = createBulkEditBench(Array.from({ length: 30 }, () => ({})));
    const id = bench.start(described);
    bench.advance(seconds(1));
    expect(bench.show(id).item_totals).toEqual({ publishing: 20, pending: 10 });
    loseAuthorization(bench.deps, bench.actor(), bench.token.id);
    bench.advance(minutes(5));
    expect(bench.show(id)).toMatchObject({
      status: 'completed',
      complete: 0,
      item_totals: { waiting: 30 },
    });
    expect(new Set(bench.show(id).items.map(({ message }) => message))).toEqual(
      new Set([messages.waiting]),
    );

    bench.reconnect();
    bench.advance(minutes(5));
    expect(bench.show(id)).toMatchObject({ complete: 30, item_totals: { completed: 30 } });
    for (const location of bench.ids) {
      expect(bench.live(location).description).toBe('Books, new and old.');
      expect(bench.attempts(location)).toHaveLength(1);
    }
  });

  test('holds up no other bulk edit', () => {
    const bench = createBulkEditBench();
    loseAuthorization(bench.deps, bench.actor(), bench.token.id);
    const first = bench.make(described);
    expect(bench.show(first).item_totals).toEqual({ waiting: 3 });
    const second = bench.make({ set: { description: 'The last word.' } });
    bench.reconnect();
    bench.advance(minutes(1));
    expect(bench.show(first).item_totals).toEqual({ completed: 3 });
    expect(bench.show(second).item_totals).toEqual({ completed: 3 });
    expect(bench.live(bench.id).description).toBe('The last word.');
  });

  test('is the same for a disconnected account', () => {
    const bench = createBulkEditBench();
    disconnect(bench.deps, bench.actor(), bench.token.id);
    const id = bench.make(described);
    expect(bench.show(id)).toMatchObject({ status: 'completed', item_totals: { waiting: 3 } });
  });
});

describe('beside a bulk edit @BULK-1', () => {
  test('no other one starts', () => {
    const bench = createBulkEditBench();
    const id = bench.start(described);
    expect(() => bench.start({ set: { label: 'Second' } })).toThrow(
      `Bulk edit ${id} is running. Wait until it has ended, or cancel it.`,
    );
    bench.advance(minutes(1));
    expect(bench.show(bench.make({ set: { label: 'Second' } })).status).toBe('completed');
  });

  test('a single location can be saved; the bulk edit changes only what it is about', () => {
    const bench = createBulkEditBench();
    bench.start(described);
    updateLocation(bench.deps, bench.actor(), { id: bench.id, patch: { name: 'Quay Books' } });
    bench.advance(minutes(1));
    expect(bench.live(bench.id)).toMatchObject({
      title: 'Quay Books',
      description: 'Books, new and old.',
    });
  });

  test('other accounts run theirs', () => {
    const [mine, theirs] = [createBulkEditBench(), createBulkEditBench()];
    mine.start(described);
    expect(() => theirs.start(described)).not.toThrow();
  });
});

test('a bulk edit goes no faster than Google allows, and takes as long as was forecast @BULK-1', () => {
  const bench = createBulkEditBench(Array.from({ length: 100 }, () => ({})));
  const { forecast } = bench.preview(described);
  const started = bench.actor().now;
  const { edit } = startBulkEdit(bench.deps, bench.actor(), {
    selection: { mode: 'matching' },
    changes: described,
  });
  bench.advance(minutes(5));
  const sentAt = bench.ids.map((id) => bench.attempts(id)[0]?.createdAt ?? 0);
  for (const start of sentAt) {
    const inThatMinute = sentAt.filter((at) => at >= start && at < start + minutes(1));
    expect(inThatMinute.length).toBeLessThanOrEqual(300);
  }
  // Twenty at once, then the time of twenty.
  expect(sentAt.filter((at) => at < started + seconds(5))).toHaveLength(20);
  const finished = Date.parse(bench.show(edit.id).finished_at ?? '');
  expect(forecast.estimated_seconds).toBe(24);
  expect((finished - started) / 1000 - forecast.estimated_seconds).toBeLessThanOrEqual(1);
});

test('where others match by now than the preview had, nothing starts @BULK-1', () => {
  const bench = createBulkEditBench();
  const seen = (expected_count: number) => ({ mode: 'matching', expected_count }) as const;
  expect(() => bench.start(described, seen(2))).toThrow('3 locations match by now, not 2.');
  expect(bench.preview(described, seen(2)).forecast.total).toBe(3);
  bench.start(described, seen(3));
  // Whoever asks again because no answer came hears of the one that runs.
  expect(() => bench.start(described, seen(2))).toThrow(
    expect.objectContaining({ kind: expect.objectContaining({ status: 409 }) }),
  );
});
