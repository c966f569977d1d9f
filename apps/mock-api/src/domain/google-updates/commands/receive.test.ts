import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { updateLocation } from '../../locations/commands/update.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { resolveUpdate } from './resolve.ts';
import { receiveChange, receiveChanges, type ProviderChange } from './receive.ts';

function receive(
  { deps, actor, id }: LocationFixture,
  field: ProviderField,
  value: unknown,
  type: ProviderChange['type'] = 'google',
): void {
  receiveChange(deps, actor(), { locationId: id, type, field, value });
}

const resolutions = ({ updates, id }: LocationFixture) =>
  updates(id).map(({ resolvedAction }) => resolvedAction);
const sources = ({ events }: LocationFixture) =>
  events.map(({ payload }) => payload as Record<string, unknown>);

test.each([
  ['google', { has_google_updates: true, has_owner_manager_updates: false }],
  ['ownerManager', { has_google_updates: false, has_owner_manager_updates: true }],
] as const)(
  'a change by %s is live at once, opens an update, and is announced @RT-1',
  (type, told) => {
    const fixture = createLocationFixture();
    const { id, row, live, updates, user } = fixture;
    fixture.advance(1000);
    receive(fixture, 'title', 'Theirs', type);
    expect(live(id).title).toBe('Theirs');
    expect(row(id)).toMatchObject({ name: 'Harbour Books', hasUnresolvedUpdates: true });
    expect(updates(id)).toEqual([
      {
        id: 1,
        userId: user.id,
        locationId: id,
        type,
        fieldName: 'title',
        platformValue: 'Harbour Books',
        updateValue: 'Theirs',
        changeAction: 'changed',
        createdAt: fixture.actor().now,
        resolvedAction: null,
        resolvedAt: null,
        resolvedBy: null,
      },
    ]);
    expect(fixture.told()).toEqual(['gbp-update.received']);
    expect(sources(fixture)).toEqual([{ location_id: id, ...told }]);
  },
);

test('a change of the title updates the title of the profile', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title', 'Theirs');
  const { profileId } = fixture.row(fixture.id);
  const profile = fixture.deps.db.select().from(profiles).where(eq(profiles.id, profileId)).get();
  expect(profile?.title).toBe('Theirs');
});

test('another change of the field closes the earlier update, whoever made it', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title', 'Theirs');
  fixture.advance(1000);
  receive(fixture, 'title', 'Theirs, improved', 'ownerManager');
  expect(fixture.updates(fixture.id)).toMatchObject([
    { resolvedAction: 'nullified', resolvedAt: fixture.actor().now },
    { resolvedAction: null, platformValue: 'Harbour Books', updateValue: 'Theirs, improved' },
  ]);
  receive(fixture, 'websiteUri', null);
  expect(resolutions(fixture)).toEqual(['nullified', null, null]);
});

test('a change to the same value has no effect', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title', 'Theirs');
  receive(fixture, 'title', 'Theirs', 'ownerManager');
  expect(resolutions(fixture)).toEqual([null]);
  expect(fixture.told()).toEqual(['gbp-update.received']);
});

test('a value that returns to ours closes the update', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title', 'Theirs');
  receive(fixture, 'websiteUri', 'https://theirs.example');
  receive(fixture, 'title', 'Harbour Books');
  expect(resolutions(fixture)).toEqual(['nullified', null]);
  expect(fixture.row(fixture.id).hasUnresolvedUpdates).toBe(true);
  receive(fixture, 'websiteUri', fixture.row(fixture.id).profile.websiteUri);
  expect(resolutions(fixture)).toEqual(['nullified', 'nullified']);
  expect(fixture.row(fixture.id).hasUnresolvedUpdates).toBe(false);
  // The event makes the client read again, even though no update was opened.
  expect(sources(fixture).at(-1)).toEqual({
    location_id: fixture.id,
    has_google_updates: false,
    has_owner_manager_updates: false,
  });
});

test('saving the field supersedes its open update', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, row, advance } = fixture;
  receive(fixture, 'title', 'Theirs');
  receive(fixture, 'websiteUri', 'https://theirs.example');
  updateLocation(deps, actor(), { id, patch: { name: 'Ours, improved' } });
  expect(resolutions(fixture)).toEqual(['nullified', null]);
  expect(row(id).hasUnresolvedUpdates).toBe(true);
  updateLocation(deps, actor(), { id, patch: { website_url: 'https://ours.example' } });
  expect(row(id).hasUnresolvedUpdates).toBe(false);
  advance(publishingTime);
  expect(fixture.live(id)).toEqual(row(id).profile);
});

test('saving an unchanged value leaves the update open', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title', 'Theirs');
  const patch = { name: 'Harbour Books' };
  updateLocation(fixture.deps, fixture.actor(), { id: fixture.id, patch });
  expect(resolutions(fixture)).toEqual([null]);
});

test.each<[ProviderField, unknown, string]>([
  ['title', 'Theirs', 'changed'],
  ['websiteUri', null, 'removed'],
  ['storefrontAddress', null, 'removed'],
  ['regularHours', [], 'removed'],
  ['serviceArea.places', [{ place_id: 'p', name: 'Bath' }], 'added'],
  ['attributes/url_facebook', 'https://www.facebook.com/theirs', 'added'],
  ['openInfo.status', 'closed_temporarily', 'changed'],
  ['phoneNumbers', { primary_phone: null, additional_phones: [] }, 'removed'],
])('%s set to %j is %s', (field, value, action) => {
  const fixture = createLocationFixture([{ specialHours: [] }]);
  receive(fixture, field, value);
  expect(fixture.updates(fixture.id)).toMatchObject([{ changeAction: action, updateValue: value }]);
});

test.each(['disabled', 'lost-authorization'] as const)(
  'a change of a %s location is live, and is not announced',
  (managementStatus) => {
    const fixture = createLocationFixture();
    fixture.set(fixture.id, { managementStatus });
    receive(fixture, 'title', 'Theirs');
    expect(fixture.live(fixture.id).title).toBe('Theirs');
    expect(fixture.updates(fixture.id)).toEqual([]);
    expect(fixture.told()).toEqual([]);
  },
);

test('a value of the wrong form is refused and changes nothing', () => {
  const fixture = createLocationFixture();
  const before = fixture.live(fixture.id);
  expect(() => receive(fixture, 'regularHours', [{ open_day: 'SOMEDAY' }])).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: { update_value: expect.arrayContaining([expect.stringMatching(/^0.open_day /)]) },
      },
    }),
  );
  expect(fixture.live(fixture.id)).toEqual(before);
  expect(fixture.told()).toEqual([]);
});

test('without a value a plausible one is generated, for every field', () => {
  const fixture = createLocationFixture();
  for (const field of providerFields) receive(fixture, field, undefined);
  expect(fixture.updates(fixture.id).map(({ fieldName }) => fieldName)).toEqual(providerFields);
  expect(new Set(resolutions(fixture))).toEqual(new Set([null]));
});

test('a dismissed value that is changed back and made again opens another update', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, updates } = fixture;
  receive(fixture, 'title', 'Theirs');
  for (const update of updates(id)) resolveUpdate(deps, actor(), update.id, 'dismiss');
  receive(fixture, 'title', 'Harbour Books');
  receive(fixture, 'title', 'Theirs');
  expect(resolutions(fixture)).toEqual(['dismissed', null]);
});

test.each<[ProviderField, value: unknown, number]>([
  ['regularHours', undefined, 1],
  ['regularHours', [], 1],
  ['title', undefined, 2],
  ['title', 'Theirs', 1],
])('%s changed at two locations to %j has %i values', (field, value, count) => {
  const { deps, actor, ids, updates } = createLocationFixture([
    { title: 'North' },
    { title: 'South', regularHours: [] },
  ]);
  receiveChanges(deps, actor(), { locationIds: ids, type: 'google', field, value });
  const values = ids.flatMap((id) => updates(id)).map(({ updateValue }) => updateValue);
  expect(new Set(values.map((made) => JSON.stringify(made))).size).toBe(count);
});
