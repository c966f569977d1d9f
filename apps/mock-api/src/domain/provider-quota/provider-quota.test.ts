import { api } from '@placekeeper/contracts/api';
import { MediaId, type LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { providerCalls } from '../../db/schema/provider.ts';
import { createAccount } from '../../seed/create-account.ts';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import { pngOf } from '../../testing/photos.ts';
import { createTestTwin } from '../../testing/test-twin.ts';
import { updateAttributes } from '../attributes/attributes.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { startFetch } from '../imports/commands/fetch.ts';
import { fetchUpdates } from '../google-updates/commands/receive.ts';
import { refreshRelatedData } from '../locations/commands/refresh-related.ts';
import { updateLocation } from '../locations/commands/update.ts';
import { removeMedia, uploadMedia } from '../media/commands.ts';
import { publishingTime } from '../patch-attempts/commands/publish.ts';
import {
  callsPerMinute,
  editsPerMinute,
  providerWait,
  spendProviderCall,
  tryProviderCall,
} from './provider-quota.ts';

const tooMany = (retryAfterSeconds: number) =>
  expect.objectContaining({ kind: { status: 429, retryAfterSeconds } });

const spendAll = ({ deps, actor }: LocationFixture, count = callsPerMinute) => {
  for (let call = 0; call < count; call += 1) spendProviderCall(deps, actor());
};
const save = ({ deps, actor, id }: LocationFixture, number: number) =>
  updateLocation(deps, actor(), { id, patch: { name: `Books ${number}` } });
const wifi = { name: 'attributes/wi_fi', values: ['free_wi_fi'] };
const addPhoto = ({ deps, actor, id }: LocationFixture, noise = 1) =>
  uploadMedia(deps, actor(), { id, content: pngOf(300, 300, { noise }), category: 'EXTERIOR' });
const statuses = ({ attempts, id }: LocationFixture) => attempts(id).map(({ status }) => status);

test('300 calls per minute are accepted, and no more', () => {
  const fixture = createLocationFixture();
  const { deps, actor, advance } = fixture;
  spendAll(fixture, 100);
  advance(seconds(20));
  spendAll(fixture, 200);
  expect(providerWait(deps, actor())).toBe(seconds(40));
  expect(() => spendProviderCall(deps, actor())).toThrow(tooMany(40));
  advance(seconds(40) - 1);
  expect(() => spendProviderCall(deps, actor())).toThrow(tooMany(1));
  advance(1);
  expect(providerWait(deps, actor())).toBe(0);
  // A hundred calls are a minute old, so a hundred more are accepted.
  spendAll(fixture, 100);
  expect(() => spendProviderCall(deps, actor())).toThrow(tooMany(20));
});

test('refused calls and those older than a minute do not count', () => {
  const fixture = createLocationFixture();
  const { deps, actor, advance } = fixture;
  spendAll(fixture);
  for (let call = 0; call < 50; call += 1) expect(tryProviderCall(deps, actor())).toBe(false);
  const rows = () => deps.db.select().from(providerCalls).all();
  expect(rows()).toHaveLength(callsPerMinute);
  advance(minutes(1));
  spendProviderCall(deps, actor());
  expect(rows()).toEqual([
    { id: expect.any(Number), userId: fixture.user.id, editedProfileId: null, at: actor().now },
  ]);
});

test('each account has a separate quota', () => {
  const fixture = createLocationFixture();
  spendAll(fixture);
  const user = createAccount(fixture.deps, { persona: 'owner', clock: 'manual', locations: 1 });
  expect(providerWait(fixture.deps, { user, now: fixture.actor().now })).toBe(0);
});

test('ten edits per minute are accepted for one profile, independent of others', () => {
  const fixture = createLocationFixture([{}, {}]);
  const { deps, actor, ids, row } = fixture;
  const [first, second] = ids.map((id) => ({ editedProfileId: row(id).profileId }));
  for (let edit = 0; edit < editsPerMinute; edit += 1) spendProviderCall(deps, actor(), first);
  expect(providerWait(deps, actor(), first)).toBe(minutes(1));
  expect(() => spendProviderCall(deps, actor(), first)).toThrow(tooMany(60));
  expect(providerWait(deps, actor(), second)).toBe(0);
  expect(providerWait(deps, actor())).toBe(0);
});

test('an accelerated simulation has a shorter minute', () => {
  const fixture = createLocationFixture();
  fixture.setUser({ simulation: { mood: 'still', speed: 60, digestHour: 7 } });
  spendAll(fixture);
  expect(providerWait(fixture.deps, fixture.actor())).toBe(seconds(1));
  save(fixture, 1);
  fixture.advance(seconds(1));
  save(fixture, 2);
  fixture.advance(Math.ceil(publishingTime / 60));
  expect(statuses(fixture)).toEqual(['failed', 'completed']);
});

test.each<[string, (fixture: LocationFixture) => unknown]>([
  ['checking for updates', ({ deps, actor, id }) => fetchUpdates(deps, actor(), id)],
  ['reading related data again', ({ deps, actor, id }) => refreshRelatedData(deps, actor(), id)],
  ['fetching profiles', ({ deps, actor, token }) => startFetch(deps, actor(), token.id)],
  [
    'changing attributes',
    ({ deps, actor, id }) => updateAttributes(deps, actor(), { id, attributes: [wifi] }),
  ],
  ['adding a photo', (fixture) => addPhoto(fixture)],
])('%s over the quota is refused with a time to wait, and changes nothing', (_, ask) => {
  const fixture = createLocationFixture();
  spendAll(fixture);
  const before = fixture.deps.db.$client.serialize();
  expect(() => ask(fixture)).toThrow(tooMany(60));
  expect(fixture.deps.db.$client.serialize().equals(before)).toBe(true);
  fixture.advance(minutes(1));
  expect(() => ask(fixture)).not.toThrow();
});

test('the eleventh edit of a profile within a minute fails at each field, and only there @DET-3', () => {
  const fixture = createLocationFixture();
  for (let edit = 1; edit <= editsPerMinute; edit += 1) save(fixture, edit);
  updateLocation(fixture.deps, fixture.actor(), {
    id: fixture.id,
    patch: { name: 'Eleven', description: 'Books.' },
  });
  expect(fixture.events.at(-1)?.payload).toMatchObject({
    patch_attempt: { status: 'created', errors: [] },
  });
  fixture.advance(publishingTime);
  expect(statuses(fixture)).toEqual([...Array(editsPerMinute).fill('completed'), 'failed']);
  const message = expect.stringMatching(/Try again in a minute/);
  expect(fixture.attempts(fixture.id).at(-1)?.errors).toEqual([
    { field: 'title', reason: 'THROTTLED', message },
    { field: 'profile.description', reason: 'THROTTLED', message },
  ]);
  expect(fixture.live(fixture.id).title).toBe('Books 10');
  fixture.advance(minutes(1));
  updateLocation(fixture.deps, fixture.actor(), { id: fixture.id, patch: { name: 'Twelve' } });
  fixture.advance(publishingTime);
  expect(fixture.live(fixture.id).title).toBe('Twelve');
});

test('photos and attributes count as edits of the profile @MEDIA-1 @ATTR-1', () => {
  const fixture = createLocationFixture([{}, {}]);
  const { deps, actor, ids, row } = fixture;
  const [id = fixture.id, other = fixture.id] = ids;
  const photos = Array.from({ length: editsPerMinute - 1 }, (_, at) => addPhoto(fixture, at));
  const setWifi = (at: LocationId) =>
    updateAttributes(deps, actor(), { id: at, attributes: [wifi] });
  setWifi(id);
  const before = deps.db.$client.serialize();
  const asks = [
    () => addPhoto(fixture, editsPerMinute),
    () => removeMedia(deps, actor(), { id, mediaId: photos[0] ?? MediaId.parse(1) }),
    () => setWifi(id),
  ];
  for (const ask of asks) expect(ask).toThrow(tooMany(60));
  expect(deps.db.$client.serialize().equals(before)).toBe(true);
  setWifi(other);
  expect(row(other).profile.attributes).toEqual({ [wifi.name]: { values: wifi.values } });
  fixture.advance(minutes(1));
  for (const ask of asks) expect(ask).not.toThrow();
});

test('refused calls and unmanaged profiles use no quota @MEDIA-1 @ATTR-1', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  const calls = () => deps.db.select().from(providerCalls).all().length;
  const noPhoto = { id, content: Buffer.from('no photo'), category: 'EXTERIOR' } as const;
  expect(() => uploadMedia(deps, actor(), noPhoto)).toThrow(
    expect.objectContaining({ kind: expect.objectContaining({ status: 422 }) }),
  );
  updateAttributes(deps, actor(), { id, attributes: [] });
  fixture.set(id, { managementStatus: 'disabled' });
  updateAttributes(deps, actor(), { id, attributes: [wifi] });
  expect(calls()).toBe(0);
  fixture.set(id, { managementStatus: 'enabled' });
  addPhoto(fixture);
  expect(calls()).toBe(1);
});

test("an edit over the account's quota fails too", () => {
  const fixture = createLocationFixture();
  spendAll(fixture);
  save(fixture, 1);
  fixture.advance(publishingTime);
  expect(statuses(fixture)).toEqual(['failed']);
});

test('attempts that waited for the authorization are sent within the quota @GACC-2', () => {
  const fixture = createLocationFixture(Array.from({ length: 310 }, () => ({})));
  const { deps, actor, ids, token } = fixture;
  loseAuthorization(deps, actor(), token.id);
  for (const id of ids) updateLocation(deps, actor(), { id, patch: { description: 'Ours.' } });
  fixture.reconnect();
  fixture.advance(minutes(2));
  const live = new Set(ids.map((id) => fixture.live(id).description));
  expect(live).toEqual(new Set(['Ours.']));
});

test('the answer says how long to wait', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 1 });
  const { data } = await user.succeed(api.locations.list, {});
  const [location] = data;
  if (!location) throw new Error('There is no location');
  const params = { id: location.id };
  for (let call = 0; call < callsPerMinute; call += 1)
    await user.succeed(api.locations.fetchGoogleUpdates, { params });
  const answer = await user.call(api.locations.fetchGoogleUpdates, { params });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(answer.body).toEqual({
    message: 'Google’s rate limit was reached. Try again in 60 seconds.',
  });
  await user.advance(minutes(1));
  expect(await user.call(api.locations.fetchGoogleUpdates, { params })).toMatchObject({
    status: 200,
  });
});
