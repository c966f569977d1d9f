import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '../../../db/schema/jobs.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { days, hours, minutes } from '../../clock.ts';
import { updateLocation } from '../../locations/commands/update.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { receiveChange, receiveChanges, type ProviderChange } from './receive.ts';
import { rejectBulk } from './reject-bulk.ts';
import { removeLocation } from '../../locations/commands/remove.ts';
import { showUpdate } from '../queries/list.ts';
import { repeatChange } from './repeat-change.ts';
import { resolveUpdate } from './resolve.ts';

const liveliness = ({ setUser }: LocationFixture, mood: 'still' | 'calm', speed = 1) =>
  setUser({ simulation: { mood, speed, digestHour: 7 } });

function rejected(
  fixture: LocationFixture,
  field: ProviderField = 'websiteUri',
  type: ProviderChange['type'] = 'google',
): GoogleUpdateId {
  const { deps, actor, id } = fixture;
  receiveChange(deps, actor(), { locationId: id, type, field });
  return rejectOpen(fixture);
}

function rejectOpen(fixture: LocationFixture): GoogleUpdateId {
  const { deps, actor, id, updates } = fixture;
  const open = updates(id).find(({ resolvedAction }) => resolvedAction === null);
  if (!open) throw new Error('Nothing is open');
  resolveUpdate(deps, actor(), open.id, 'reject');
  fixture.advance(minutes(1));
  return open.id;
}

const open = ({ updates, id }: LocationFixture) =>
  updates(id).filter(({ resolvedAction }) => resolvedAction === null);

test('a rejected change of Google is repeated within a day, and marked as such @UPD-3', () => {
  const fixture = createLocationFixture();
  liveliness(fixture, 'calm');
  const first = rejected(fixture);
  fixture.advance(hours(5));
  expect(open(fixture)).toEqual([]);
  fixture.advance(hours(20));
  const [again] = open(fixture);
  expect(again).toMatchObject({ type: 'google', fieldName: 'websiteUri' });
  expect(again?.updateValue).toEqual(fixture.updates(fixture.id)[0]?.updateValue);
  const explanation = (id: GoogleUpdateId) =>
    showUpdate(fixture.deps, fixture.actor(), id).actionability.explanation;
  expect(again && explanation(again.id)).toBe(
    'Google has made this change before. It was rejected once.',
  );
  expect(explanation(first)).toBeNull();
});

test('changes that were rejected together are repeated 6 to 24 hours later', () => {
  const fixture = createLocationFixture(Array.from({ length: 19 }, () => ({})));
  const { deps, actor, ids } = fixture;
  liveliness(fixture, 'calm');
  receiveChanges(deps, actor(), { locationIds: ids, type: 'google', field: 'websiteUri' });
  rejectBulk(deps, actor(), {});
  const delays = deps.db
    .select()
    .from(jobs)
    .where(eq(jobs.kind, 'google-update.repeat'))
    .all()
    .map(({ dueAt }) => dueAt - actor().now);
  expect(new Set(delays).size).toBe(19);
  expect(Math.min(...delays)).toBe(hours(6));
  expect(Math.max(...delays)).toBe(hours(24));
});

test('Google does not repeat a change that was rejected twice', () => {
  const fixture = createLocationFixture();
  liveliness(fixture, 'calm');
  rejected(fixture);
  fixture.advance(days(2));
  rejectOpen(fixture);
  fixture.advance(days(2));
  const [third] = open(fixture);
  expect(
    third && showUpdate(fixture.deps, fixture.actor(), third.id).actionability.explanation,
  ).toBe('Google has made this change before. It was rejected 2 times.');
  rejectOpen(fixture);
  fixture.advance(days(30));
  expect(open(fixture)).toEqual([]);
  expect(fixture.updates(fixture.id)).toHaveLength(3);
});

test.each<[string, ProviderField, ProviderChange['type']]>([
  ["an owner's change", 'websiteUri', 'ownerManager'],
  ['a field that Google does not insist on', 'profile.description', 'google'],
])('%s is not repeated', (_, field, type) => {
  const fixture = createLocationFixture();
  liveliness(fixture, 'calm');
  const update = rejected(fixture, field, type);
  fixture.advance(days(2));
  repeatChange(fixture.deps, fixture.actor(), update);
  expect(open(fixture)).toEqual([]);
});

test('without simulation, a rejected change is repeated only on request', () => {
  const fixture = createLocationFixture();
  const update = rejected(fixture);
  fixture.advance(days(2));
  expect(open(fixture)).toEqual([]);
  repeatChange(fixture.deps, fixture.actor(), update);
  expect(open(fixture)).toHaveLength(1);
});

test('a change that is rejected automatically is repeated twice @LSET-1', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, set, updates } = fixture;
  liveliness(fixture, 'calm');
  set(id, { updateBehaviour: 'auto-reject-all' });
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'websiteUri' });
  fixture.advance(days(5));
  expect(updates(id)).toMatchObject(
    Array.from({ length: 3 }, () => ({ resolvedBy: 'auto-rejection', fieldName: 'websiteUri' })),
  );
});

test('an accelerated simulation repeats sooner', () => {
  const fixture = createLocationFixture();
  liveliness(fixture, 'calm', 60);
  rejected(fixture);
  fixture.advance(minutes(25));
  expect(open(fixture)).toHaveLength(1);
});

test('only rejected changes that still exist are repeated', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  const stranger = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const update = rejected(fixture);
  repeatChange(deps, { user: stranger, now: actor().now }, update);
  expect(open(fixture)).toEqual([]);

  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'phoneNumbers' });
  const [phone] = open(fixture);
  if (phone) resolveUpdate(deps, actor(), phone.id, 'accept');
  updateLocation(deps, actor(), { id, patch: { phone_number: '+44 117 496 0199' } });
  fixture.advance(publishingTime);
  if (phone) repeatChange(deps, actor(), phone.id);
  expect(open(fixture)).toEqual([]);

  removeLocation(deps, actor(), id);
  expect(() => repeatChange(deps, actor(), update)).not.toThrow();
});
