import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../../testing/location-bench.ts';
import { days, hours, minutes } from '../../clock.ts';
import { removeLocation } from '../../locations/commands/remove.ts';
import { showUpdate } from '../queries/list.ts';
import { receiveChange, type ProviderChange } from './receive.ts';
import { repeatChange } from './repeat-change.ts';
import { resolveUpdate } from './resolve.ts';

function liveliness({ deps, user }: LocationBench, mood: 'still' | 'calm', speed = 1): void {
  const simulation = { mood, speed, digestHour: 7 };
  deps.db.update(users).set({ simulation }).where(eq(users.id, user.id)).run();
}

/** Changes a field, rejects the update, and returns it. */
function rejected(
  bench: LocationBench,
  field: ProviderField = 'websiteUri',
  type: ProviderChange['type'] = 'google',
): GoogleUpdateId {
  const { deps, actor, id } = bench;
  receiveChange(deps, actor(), { locationId: id, type, field });
  return rejectOpen(bench);
}

function rejectOpen(bench: LocationBench): GoogleUpdateId {
  const { deps, actor, id, updates } = bench;
  const open = updates(id).find(({ resolvedAction }) => resolvedAction === null);
  if (!open) throw new Error('Nothing is open');
  resolveUpdate(deps, actor(), open.id, 'reject');
  bench.advance(minutes(1));
  return open.id;
}

const open = ({ updates, id }: LocationBench) =>
  updates(id).filter(({ resolvedAction }) => resolvedAction === null);

test('a rejected change of Google is repeated within a day, and marked as such @UPD-3', () => {
  const bench = createLocationBench();
  liveliness(bench, 'calm');
  const first = rejected(bench);
  bench.advance(hours(5));
  expect(open(bench)).toEqual([]);
  bench.advance(hours(20));
  const [again] = open(bench);
  expect(again).toMatchObject({ type: 'google', fieldName: 'websiteUri' });
  expect(again?.updateValue).toEqual(bench.updates(bench.id)[0]?.updateValue);
  const explanation = (id: GoogleUpdateId) =>
    showUpdate(bench.deps, bench.actor(), id).actionability.explanation;
  expect(again && explanation(again.id)).toBe(
    'Google has made this change before. It was rejected once.',
  );
  expect(explanation(first)).toBeNull();
});

test('Google stops after the second time', () => {
  const bench = createLocationBench();
  liveliness(bench, 'calm');
  rejected(bench);
  bench.advance(days(2));
  rejectOpen(bench);
  bench.advance(days(2));
  const [third] = open(bench);
  expect(third && showUpdate(bench.deps, bench.actor(), third.id).actionability.explanation).toBe(
    'Google has made this change before. It was rejected 2 times.',
  );
  rejectOpen(bench);
  bench.advance(days(30));
  expect(open(bench)).toEqual([]);
  expect(bench.updates(bench.id)).toHaveLength(3);
});

test.each<[string, ProviderField, ProviderChange['type']]>([
  ["an owner's change", 'websiteUri', 'ownerManager'],
  ['a field that Google does not insist on', 'profile.description', 'google'],
])('%s is not repeated', (_, field, type) => {
  const bench = createLocationBench();
  liveliness(bench, 'calm');
  const update = rejected(bench, field, type);
  bench.advance(days(2));
  repeatChange(bench.deps, bench.actor(), update);
  expect(open(bench)).toEqual([]);
});

test('without simulation it is repeated only on request', () => {
  const bench = createLocationBench();
  const update = rejected(bench);
  bench.advance(days(2));
  expect(open(bench)).toEqual([]);
  repeatChange(bench.deps, bench.actor(), update);
  expect(open(bench)).toHaveLength(1);
});

test('an accelerated simulation repeats sooner', () => {
  const bench = createLocationBench();
  liveliness(bench, 'calm', 60);
  rejected(bench);
  bench.advance(minutes(25));
  expect(open(bench)).toHaveLength(1);
});

test('only rejected changes are repeated, and only if they still can be', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  const stranger = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const update = rejected(bench);
  repeatChange(deps, { user: stranger, now: actor().now }, update);
  expect(open(bench)).toEqual([]);

  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'phoneNumbers' });
  const [phone] = open(bench);
  if (phone) resolveUpdate(deps, actor(), phone.id, 'accept');
  if (phone) repeatChange(deps, actor(), phone.id);
  expect(open(bench)).toEqual([]);

  removeLocation(deps, actor(), id);
  expect(() => repeatChange(deps, actor(), update)).not.toThrow();
});
