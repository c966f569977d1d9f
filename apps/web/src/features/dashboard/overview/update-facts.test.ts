import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { reviewedLocations } from '../../../data/updates/reviewed-locations.ts';
import { updateFacts, withDecisions } from './update-facts.ts';

let id = 0;

const update = (created_at: string, others: Partial<GoogleUpdate> = {}): GoogleUpdate => {
  id += 1;
  return {
    id: GoogleUpdateId.parse(id),
    location: { id: LocationId.parse(1), name: 'Harbour Books' },
    type: 'google',
    field_name: 'title',
    created_at,
    resolution: null,
    ...others,
  };
};

const resolved = (resolved_action: string, resolved_at?: string, resolved_by?: string) => ({
  resolution: { resolved_action, resolved_at, resolved_by },
});

const facts = (updates: readonly GoogleUpdate[], days = 3) =>
  updateFacts(updates, { today: '2026-03-02', days }, (field) => field);

test('@CARD-6 each day of the range is counted, also those without updates', () => {
  const { days, total } = facts([
    update('2026-02-27T12:00:00Z'),
    update('2026-02-28T12:00:00Z'),
    update('2026-03-02T08:00:00Z'),
    update('2026-03-02T09:00:00Z'),
    update('2026-03-03T12:00:00Z'),
  ]);
  expect(days.map(({ day, total: count }) => [day, count])).toEqual([
    ['2026-02-28', 1],
    ['2026-03-01', 0],
    ['2026-03-02', 2],
  ]);
  expect(total).toBe(3);
});

test.each([
  ['UTC', '2026-03-01'],
  ['America/Los_Angeles', '2026-02-28'],
  ['Pacific/Auckland', '2026-03-01'],
])('@CARD-6 in %s the change belongs to the day %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  const { days } = facts([update('2026-03-01T03:00:00Z')]);
  expect(days.find(({ total }) => total > 0)?.day).toBe(day);
});

test('@UPD-9 outcomes are counted separately, including unknown ones', () => {
  const at = '2026-03-01T12:00:00Z';
  const { outcomes, sources } = facts([
    update(at),
    update(at, resolved('accepted')),
    update(at, resolved('rejected', undefined, 'user')),
    update(at, resolved('rejected', undefined, 'auto-rejection')),
    update(at, resolved('dismissed')),
    update(at, resolved('nullified')),
    update(at, { ...resolved('merged'), type: 'maps-user' }),
  ]);
  expect(outcomes).toEqual({
    pending: 1,
    accepted: 1,
    rejected: 1,
    'by-rule': 1,
    dismissed: 1,
    obsolete: 1,
    other: 1,
  });
  expect(sources).toEqual({ google: 6, ownerManager: 0, other: 1 });
});

test('@CARD-6 the median time counts the decisions of users whose start and end are known', () => {
  const at = '2026-03-01T12:00:00Z';
  const { medianDecision, timedDecisions } = facts([
    update(at, resolved('accepted', '2026-03-01T13:00:00Z', 'user')),
    update(at, resolved('rejected', '2026-03-01T15:00:00Z', 'user')),
    update(at, resolved('dismissed', '2026-03-02T12:00:00Z')),
    update(at, resolved('rejected', '2026-03-01T12:00:00Z', 'auto-rejection')),
    update(at, resolved('nullified', '2026-03-01T12:00:00Z')),
    update(at, resolved('accepted')),
  ]);
  expect([medianDecision, timedDecisions]).toEqual([3 * 3_600_000, 3]);
  expect(facts([]).medianDecision).toBeNull();
});

test('@UPD-9 an update with an invalid time belongs to no day, and is counted separately', () => {
  const { total, undated } = facts([update('yesterday'), update('2026-03-01T12:00:00Z')]);
  expect([total, undated]).toEqual([1, 1]);
});

test('@CARD-6 fields and locations with the most changes come first', () => {
  const at = '2026-03-01T12:00:00Z';
  const other = { location: { id: LocationId.parse(2) }, field_name: 'latlng' } as const;
  const chain = { id: LocationId.parse(1), name: 'Harbour Books', store_code: 'HB-1' };
  const { fields, locations } = facts([
    update(at, { location: chain }),
    update(at, other),
    update(at, { ...other, field_name: 'title' }),
  ]);
  expect(fields).toEqual([
    { key: 'title', name: 'title', count: 2, pending: 2 },
    { key: 'latlng', name: 'latlng', count: 1, pending: 1 },
  ]);
  expect(locations.map(({ name, count }) => [name, count])).toEqual([
    ['Location 2', 2],
    ['Harbour Books (HB-1)', 1],
  ]);
});

const times = ['2026-02-20T12:00:00Z', '2026-02-28T12:00:00Z', '2026-03-02T08:00:00Z', 'yesterday'];
const outcomes = { accept: 'accepted', reject: 'rejected', dismiss: 'dismissed' } as const;

test('@CARD-6 @UPD-3 decided updates are counted as if the platform had resolved them', () => {
  const decision = fc.record({
    time: fc.constantFrom(...times),
    place: fc.integer({ min: 1, max: 4 }),
    action: fc.option(fc.constantFrom('accept', 'reject', 'dismiss')),
  });
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 30 }), (rows) => {
      const made = rows.map(({ time, place, action }) => ({
        action,
        open: update(time, { location: { id: LocationId.parse(place), name: 'Shop' } }),
      }));
      const pending = made.map(({ open }) => open);
      const decided = new Map(
        made.flatMap(({ action, open }) => (action ? [[open.id, action] as const] : [])),
      );
      const sent = made.map(({ action, open }) =>
        action ? { ...open, ...resolved(outcomes[action]) } : open,
      );
      const decisionOf = ({ id: one }: GoogleUpdate) => decided.get(one);
      expect(withDecisions(facts(pending), pending, decisionOf)).toEqual(facts(sent));
      expect(reviewedLocations(pending, decisionOf)).toEqual(
        reviewedLocations(sent, () => undefined),
      );
    }),
  );
});

test('@CARD-6 a decision reads no other update again', () => {
  let reads = 0;
  const pending = Array.from({ length: 1000 }, () => {
    const one = update('2026-03-01T12:00:00Z');
    const { created_at: time } = one;
    return Object.defineProperty(one, 'created_at', {
      get: () => {
        reads += 1;
        return time;
      },
    });
  });
  const before = facts(pending);
  reads = 0;
  const [first] = pending;
  const { outcomes: after } = withDecisions(before, pending, (one) =>
    one === first ? 'accept' : undefined,
  );
  expect([after.pending, after.accepted]).toEqual([999, 1]);
  expect(reads).toBeLessThanOrEqual(2);
});
