import type { LocationId } from '@placekeeper/contracts/core/id';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { loseAuthorization } from '../../google-accounts/commands/lose-authorization.ts';
import { fetchUpdates, receiveChange, receiveChanges, type ProviderChange } from './receive.ts';
import { disableManagement, enableManagement } from '../../locations/commands/set-management.ts';
import { updateLocation } from '../../locations/commands/update.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { resolveUpdate } from './resolve.ts';

const receive = (
  { deps, actor, id }: LocationFixture,
  value: string,
  type: ProviderChange['type'] = 'google',
) => receiveChange(deps, actor(), { locationId: id, type, field: 'title', value });
const open = ({ updates, id }: LocationFixture) =>
  updates(id).filter(({ resolvedAction }) => resolvedAction === null);

test.each(['google', 'ownerManager'] as const)(
  'enabling management detects what %s changed before @DET-5',
  (type) => {
    const fixture = createLocationFixture();
    const { deps, actor, id } = fixture;
    disableManagement(deps, actor(), id);
    receive(fixture, 'Theirs', type);
    enableManagement(deps, actor(), id);
    expect(open(fixture)).toMatchObject([
      { type, fieldName: 'title', platformValue: 'Harbour Books', updateValue: 'Theirs' },
    ]);
    expect(fixture.row(id).hasUnresolvedUpdates).toBe(true);
    expect(fixture.told()).toEqual(['gbp-update.received']);
    expect(fixture.events[0]?.payload).toMatchObject({
      has_google_updates: type === 'google',
      has_owner_manager_updates: type === 'ownerManager',
    });
  },
);

test('an edit that Placekeeper saved in the meantime is a difference too, attributed to Google', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  disableManagement(deps, actor(), id);
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  enableManagement(deps, actor(), id);
  expect(open(fixture)).toMatchObject([
    { type: 'google', platformValue: 'Quay Books', updateValue: 'Harbour Books' },
  ]);
});

test('changes made while the authorization was lost are detected with its return @GACC-2', () => {
  const fixture = createLocationFixture();
  const { deps, actor, token } = fixture;
  receive(fixture, 'Theirs');
  loseAuthorization(deps, actor(), token.id);
  receive(fixture, 'Theirs, improved');
  receiveChange(deps, actor(), { locationId: fixture.id, type: 'google', field: 'websiteUri' });
  expect(open(fixture)).toMatchObject([{ updateValue: 'Theirs' }]);
  fixture.reconnect();
  expect(open(fixture)).toMatchObject([
    { fieldName: 'title', updateValue: 'Theirs, improved' },
    { fieldName: 'websiteUri' },
  ]);
  expect(fixture.updates(fixture.id)[0]).toMatchObject({ resolvedAction: 'nullified' });
});

test('a live value that equals ours again opens no update @GACC-2', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'Theirs');
  loseAuthorization(fixture.deps, fixture.actor(), fixture.token.id);
  receive(fixture, 'Harbour Books');
  fixture.reconnect();
  expect(open(fixture)).toEqual([]);
  expect(fixture.row(fixture.id).hasUnresolvedUpdates).toBe(false);
  // UPD-10: the event makes the client read again.
  expect(fixture.told().slice(1)).toEqual(['google-authorization.lost', 'gbp-update.received']);
});

test('an attempt that waits for the authorization does not count as a difference', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  loseAuthorization(deps, actor(), fixture.token.id);
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  fixture.reconnect();
  expect(open(fixture)).toEqual([]);
  fixture.advance(publishingTime);
  expect(fixture.live(id).title).toBe('Quay Books');
});

test('accepting without authorization takes the last known value', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  receive(fixture, 'Theirs');
  loseAuthorization(deps, actor(), fixture.token.id);
  const [update] = open(fixture);
  if (update) resolveUpdate(deps, actor(), update.id, 'accept');
  expect(fixture.row(id)).toMatchObject({ name: 'Theirs', hasUnresolvedUpdates: false });
  fixture.reconnect();
  expect(open(fixture)).toEqual([]);
});

test("a check finds another customer's change of the profile @DET-6", () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, user } = fixture;
  const other = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const theirs = fixture.shareProfile(other, id);
  const change = { type: 'ownerManager', field: 'title', value: 'Theirs' } as const;
  receiveChange(deps, { user: other, now: actor().now }, { locationId: theirs, ...change });
  expect(open(fixture)).toEqual([]);
  expect(fetchUpdates(deps, actor(), id)).toBe(1);
  const [update] = open(fixture);
  expect(update).toMatchObject({ userId: user.id, type: 'ownerManager' });

  // A rejected change that is repeated needs another decision.
  if (update) resolveUpdate(deps, actor(), update.id, 'reject');
  fixture.advance(publishingTime);
  expect(fixture.live(id).title).toBe('Harbour Books');
  receiveChange(deps, { user: other, now: actor().now }, { locationId: theirs, ...change });
  expect(fetchUpdates(deps, actor(), id)).toBe(1);
});

test('a dismissed difference is not opened again before the next change', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  receive(fixture, 'Theirs');
  const [update] = open(fixture);
  if (update) resolveUpdate(deps, actor(), update.id, 'dismiss');
  expect(fetchUpdates(deps, actor(), id)).toBe(0);
  disableManagement(deps, actor(), id);
  enableManagement(deps, actor(), id);
  expect(open(fixture)).toEqual([]);
  receive(fixture, 'Harbour Books');
  receive(fixture, 'Theirs');
  expect(open(fixture)).toHaveLength(1);
});

test('a dismissed or refused difference needs a decision after our value changes', () => {
  const renameUnmanaged = ({ deps, actor, id }: LocationFixture) => {
    disableManagement(deps, actor(), id);
    updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
    enableManagement(deps, actor(), id);
  };
  const dismissed = createLocationFixture();
  receive(dismissed, 'Theirs');
  const [update] = open(dismissed);
  if (update) resolveUpdate(dismissed.deps, dismissed.actor(), update.id, 'dismiss');
  renameUnmanaged(dismissed);
  expect(open(dismissed)).toMatchObject([{ platformValue: 'Quay Books', updateValue: 'Theirs' }]);

  const refused = createLocationFixture();
  const { deps, actor, id } = refused;
  updateLocation(deps, actor(), { id, patch: { name: 'Best books' } });
  refused.advance(publishingTime);
  expect(open(refused)).toEqual([]);
  renameUnmanaged(refused);
  expect(open(refused)).toMatchObject([{ platformValue: 'Quay Books' }]);
});

test('a change of many profiles gives suitable fields one common value', () => {
  const fixture = createLocationFixture([{ title: 'North' }, { title: 'South' }]);
  const { deps, actor, ids } = fixture;
  const [first, second] = ids as [LocationId, LocationId];
  const change = { locationIds: ids, type: 'google' } as const;
  // Changes North first, so that its hours differ from South's.
  receiveChange(deps, actor(), { locationId: first, type: 'google', field: 'regularHours' });
  receiveChanges(deps, actor(), { ...change, field: 'regularHours' });
  receiveChanges(deps, actor(), { ...change, field: 'title' });
  receiveChanges(deps, actor(), {
    ...change,
    field: 'websiteUri',
    value: 'https://a.example/',
  });
  expect(fixture.live(first).regularHours).toEqual(fixture.live(second).regularHours);
  const [north, south] = ids.map((id) =>
    fixture
      .updates(id)
      .slice(-2)
      .map(({ updateValue }) => updateValue),
  );
  expect([north?.[0], south?.[0]]).toEqual(['North Centre', 'South Centre']);
  expect([north?.[1], south?.[1]]).toEqual(['https://a.example/', 'https://a.example/']);
  expect(() =>
    receiveChanges(deps, actor(), { ...change, field: 'regularHours', value: 'always' }),
  ).toThrow(expect.objectContaining({ kind: expect.objectContaining({ status: 422 }) }));
});

test('the origin of a live value is stored until our value is live again', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  const changedBy = () => fixture.profile(id).changedBy;
  for (const field of providerFields)
    receiveChange(deps, actor(), { locationId: id, type: 'ownerManager', field });
  expect(Object.keys(changedBy()).toSorted()).toEqual([...providerFields].toSorted());
  expect(changedBy().title).toEqual({ by: 'ownerManager', at: actor().now });
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  fixture.advance(publishingTime);
  expect(changedBy().title).toBeUndefined();
  expect(changedBy().websiteUri).toBeDefined();
});
