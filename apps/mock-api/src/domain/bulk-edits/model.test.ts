import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { createBulkEditBench, type BulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/lose-authorization.ts';
import { removeLocation } from '../locations/remove.ts';
import { updateLocation } from '../locations/update.ts';
import { cancelBulkEdit } from './cancel.ts';
import { pauseBulkEdit, resumeBulkEdit } from './pause.ts';
import { retryBulkEdit } from './retry.ts';
import { sumOf } from './totals.ts';
import { undoBulkEdit } from './undo.ts';

/** A tenth of them is refused by our rules, another by Google. */
const crowd = (count: number): readonly Partial<Profile>[] =>
  Array.from({ length: count }, (_, index) => {
    if (index % 10 === 3) return { regularHours: [] };
    return index % 10 === 7 ? { openStatus: 'CLOSED_PERMANENTLY' } : {};
  });

const wanted: BulkChanges = {
  set: { status: 'open', label: 'Edited', description: 'Books, new and old.' },
  special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
};

type Happening =
  | { readonly what: 'time'; readonly seconds: number }
  | {
      readonly what:
        | 'pause'
        | 'resume'
        | 'cancel'
        | 'retry'
        | 'lose'
        | 'reconnect'
        | 'start'
        | 'undo';
    }
  | { readonly what: 'save' | 'remove'; readonly location: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('time'), seconds: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'pause',
        'resume',
        'cancel',
        'retry',
        'lose',
        'reconnect',
        'start',
        'undo',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('save', 'remove'), location: fc.nat(44) }),
  },
);

type Id = ReturnType<BulkEditBench['start']>;

/** Whatever the platform refuses for a reason of its own is part of the play. */
function play(bench: BulkEditBench, ids: Id[], event: Happening): void {
  const { deps, actor } = bench;
  const last = ids.at(-1);
  try {
    switch (event.what) {
      case 'time':
        bench.advance(seconds(event.seconds));
        break;
      case 'lose':
        loseAuthorization(deps, actor(), bench.token.id);
        break;
      case 'reconnect':
        bench.reconnect();
        break;
      case 'start':
        ids.push(bench.start(wanted));
        break;
      case 'save': {
        const id = bench.ids[event.location] ?? bench.id;
        updateLocation(deps, actor(), { id, patch: { description: 'Mine.' } });
        break;
      }
      case 'remove':
        removeLocation(deps, actor(), bench.ids[event.location] ?? bench.id);
        break;
      default: {
        const verbs = {
          pause: pauseBulkEdit,
          resume: resumeBulkEdit,
          cancel: cancelBulkEdit,
          retry: retryBulkEdit,
          undo: undoBulkEdit,
        };
        if (last !== undefined) verbs[event.what](deps, actor(), last);
      }
    }
  } catch (error) {
    const isAnswer = error instanceof Error && error.name === 'DomainError';
    if (!isAnswer) throw error;
  }
}

const unfinished = ['running', 'paused', 'undoing'];

const consistent = (bench: BulkEditBench, ids: readonly Id[]) => {
  for (const id of ids) {
    const { total, complete, errored, item_totals: totals, items, ...edit } = bench.show(id);
    expect(total).toBe(items.length);
    expect(complete).toBeLessThanOrEqual(total);
    expect(errored).toBe(sumOf(totals, ['refused', 'failed']));
    const isActive = unfinished.includes(edit.status);
    expect(edit.finished_at === null).toBe(isActive);
    if (!['running', 'paused'].includes(edit.status)) expect(totals.pending).toBeUndefined();
    if (edit.status !== 'undoing') expect(totals.undoing).toBeUndefined();
    // What it changed and nobody touched since is either ours or put back.
    for (const { locationId, status, after } of items) {
      if (locationId === null || status !== 'unchanged') continue;
      expect(after).toBeNull();
    }
  }
  const active = ids.filter((id) => unfinished.includes(bench.show(id).status));
  expect(active.length).toBeLessThanOrEqual(1);
};

test('whatever happens meanwhile, every bulk edit ends, and every line of it says what it is @BULK-1 @BULK-2', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 14 }), (events) => {
      const bench = createBulkEditBench(crowd(45));
      const ids: Id[] = [bench.start(wanted)];
      for (const event of events) {
        play(bench, ids, event);
        consistent(bench, ids);
      }
      bench.reconnect();
      play(bench, ids, { what: 'resume' });
      bench.advance(minutes(30));
      consistent(bench, ids);
      for (const id of ids) {
        const { complete, total, status } = bench.show(id);
        expect([status, complete]).toEqual([
          expect.stringMatching(/^(complet|cancell|undon)ed?/),
          total,
        ]);
      }
      for (const id of bench.ids.filter((each) => exists(bench, each))) {
        const wantedHere = bench.attempts(id).filter(({ status }) => status === 'created');
        expect(wantedHere).toEqual([]);
      }
    }),
    { numRuns: 25, seed: 7 },
  );
});

function exists(bench: BulkEditBench, id: BulkEditBench['id']): boolean {
  try {
    bench.row(id);
    return true;
  } catch {
    return false;
  }
}

test('undoing brings back everything that nobody touched, and nothing else @BULK-2', () => {
  const touched = fc.uniqueArray(fc.nat(44), { maxLength: 10 });
  fc.assert(
    fc.property(touched, fc.nat(12), (positions, cancelAfter) => {
      const bench = createBulkEditBench(crowd(45));
      const before = new Map(bench.ids.map((id) => [id, bench.row(id)]));
      const id = bench.start(wanted);
      bench.advance(seconds(cancelAfter));
      if (bench.show(id).can_be_cancelled) cancelBulkEdit(bench.deps, bench.actor(), id);
      bench.advance(minutes(5));
      const theirs = new Set(positions.flatMap((position) => bench.ids[position] ?? []));
      for (const location of theirs) {
        const patch = { description: 'Mine now.' };
        updateLocation(bench.deps, bench.actor(), { id: location, patch });
      }
      bench.advance(minutes(1));
      undoBulkEdit(bench.deps, bench.actor(), id);
      bench.advance(minutes(30));

      expect(bench.show(id).status).toBe('undone');
      for (const [location, row] of before) {
        const mine = { ...row.profile, description: 'Mine now.' };
        const now = bench.row(location);
        expect(now.profile).toEqual(theirs.has(location) ? mine : row.profile);
        expect(now.label).toBe(row.label);
        const { status } = bench.item(id, location);
        const changed = status === 'undone' || status === 'conflict';
        if (changed) expect(status).toBe(theirs.has(location) ? 'conflict' : 'undone');
      }
    }),
    { numRuns: 15, seed: 7 },
  );
});
