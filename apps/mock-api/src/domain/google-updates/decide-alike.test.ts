import type { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { createLocationBench } from '../../testing/location-bench.ts';
import { publishingTime } from '../patch-attempts/publish.ts';
import { countAlike, listAlike } from './alike.ts';
import { decideAlike } from './decide-alike.ts';
import { receiveChange } from './receive.ts';
import { resolveUpdate } from './resolve.ts';

const website = 'https://brand.example/';

/** Google gave three of four locations the same website, a manager the fourth. */
function brandBench() {
  const bench = createLocationBench(['North', 'South', 'West', 'East'].map((title) => ({ title })));
  const { deps, actor, ids } = bench;
  for (const [position, locationId] of ids.entries()) {
    const type = position === 3 ? 'ownerManager' : 'google';
    receiveChange(deps, actor(), { locationId, type, field: 'websiteUri', value: website });
  }
  const [first] = ids.map((id) => bench.updates(id)[0]);
  if (!first) throw new Error('There is no update');
  return {
    ...bench,
    first,
    outcomes: () => ids.map((id) => bench.updates(id)[0]?.resolvedAction),
    alike: () => listAlike(deps, actor(), first.id, undefined),
  };
}

test('alike is the same change by the same side, whatever stood there before @UPD-4', () => {
  const { deps, actor, ids, first, updates, alike } = brandBench();
  expect(alike().items.map(({ location }) => location.id)).toEqual(ids.slice(0, 3).toReversed());
  expect(alike()).toMatchObject({ totalLocations: 3, meta: { total: 3 } });
  const other = updates(ids[3] as LocationId)[0];
  expect(countAlike(deps, [first.id, other?.id ?? first.id])).toEqual(
    new Map([
      [first.id, 3],
      [other?.id, 1],
    ]),
  );
  resolveUpdate(deps, actor(), first.id, 'dismiss');
  expect(alike().meta.total).toBe(2);
  expect(countAlike(deps, [first.id]).size).toBe(0);
});

test('one decision takes all but the exceptions, each location at its own time @UPD-3', () => {
  const { deps, actor, ids, first, row, live, updates, outcomes, advance } = brandBench();
  const except = updates(ids[1] as LocationId).map(({ id }) => id);
  expect(decideAlike(deps, actor(), { id: first.id, action: 'reject', except })).toBe(2);
  expect(outcomes()).toEqual(['rejected', null, 'rejected', null]);
  expect(ids.map((id) => row(id).hasUnresolvedUpdates)).toEqual([false, true, false, true]);
  advance(publishingTime + 1000);
  expect(ids.map((id) => live(id).websiteUri === website)).toEqual([false, true, false, true]);
  decideAlike(deps, actor(), { id: first.id, action: 'accept' });
  expect(outcomes()).toEqual(['rejected', 'accepted', 'rejected', null]);
  expect(row(ids[1] as LocationId).profile.websiteUri).toBe(website);
});

test('what came in after somebody looked waits for them to look again @UPD-3', () => {
  const { deps, actor, ids, first, updates, outcomes, advance, alike } = brandBench();
  const [newest] = alike().items.map(({ update }) => update.id);
  const away = { locationId: ids[1] as LocationId, type: 'google', field: 'websiteUri' } as const;
  advance(1000);
  receiveChange(deps, actor(), { ...away, value: 'https://other.example/' });
  receiveChange(deps, actor(), { ...away, value: website });
  expect(updates(ids[1] as LocationId).map((update) => update.resolvedAction)).toEqual(
    expect.arrayContaining(['nullified', null]),
  );
  const decision = { id: first.id, action: 'reject', newest_id: newest } as const;
  expect(decideAlike(deps, actor(), decision)).toBe(2);
  expect(outcomes().filter((outcome) => outcome === 'rejected')).toHaveLength(2);
  expect(alike().items.map(({ location }) => location.id)).toEqual([ids[1]]);
  expect(decideAlike(deps, actor(), decision)).toBe(0);
});

test('what cannot be decided like that stays @UPD-3', () => {
  const { deps, actor, ids, updates } = createLocationBench([
    { title: 'North' },
    { title: 'South' },
  ]);
  for (const locationId of ids)
    receiveChange(deps, actor(), {
      locationId,
      type: 'google',
      field: 'storeCode',
      value: 'TAKEN-1',
    });
  const id = updates(ids[0] as LocationId)[0]?.id;
  if (id === undefined) throw new Error('There is no update');
  decideAlike(deps, actor(), { id, action: 'accept' });
  // Two locations cannot have one store code.
  const outcomes = ids.map((location) => updates(location)[0]?.resolvedAction);
  expect(outcomes).toHaveLength(2);
  expect(new Set(outcomes)).toEqual(new Set(['accepted', null]));
});
