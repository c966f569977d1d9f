import { everyActionAllowed } from '@placekeeper/contracts/testing/plain-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import type { ProfileStanding } from '../../../db/schema/provider.ts';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { listUpdates } from './list.ts';
import { disableManagement, enableManagement } from '../../locations/commands/set-management.ts';
import { updateLocation } from '../../locations/commands/update.ts';
import { receiveChange } from '../commands/receive.ts';
import { resolveUpdate } from '../commands/resolve.ts';
import { refusal } from '../../../testing/refusal.ts';

function receive(
  { deps, actor, id }: LocationFixture,
  field: ProviderField,
  value?: unknown,
): void {
  receiveChange(deps, actor(), { locationId: id, type: 'google', field, value });
}

function only({ deps, actor }: LocationFixture) {
  const [view, ...others] = listUpdates(deps, actor(), {}).items;
  if (!view || others.length > 0) throw new Error('There is not exactly one update');
  return view;
}

const attempt = (fixture: LocationFixture, action: 'accept' | 'reject' | 'dismiss') => () =>
  resolveUpdate(fixture.deps, fixture.actor(), only(fixture).update.id, action);

const stand = ({ setProfile, id }: LocationFixture, standing: ProfileStanding) =>
  setProfile(id, { standing });

test('an ordinary update can be decided in every way, without explanation @UPD-3', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title', 'Quay Books');
  expect(only(fixture).actionability).toEqual(everyActionAllowed);
});

test('a difference that only an edit without management made says so @UPD-3 @LOC-5', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  disableManagement(deps, actor(), id);
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  enableManagement(deps, actor(), id);
  expect(only(fixture).actionability).toMatchObject({
    can_be_rejected: true,
    explanation: expect.stringMatching(/^Nobody changed this on Google\./),
  });
  receive(fixture, 'title', 'Harbour Stationers');
  expect(only(fixture).actionability.explanation).toBeNull();
});

test.each([
  ['suspended', /suspended this profile/],
  ['unverified', /isn’t verified/],
] as const)(
  'nothing can be sent to a %s profile; accepting and dismissing stay possible @UPD-3',
  (standing, why) => {
    const fixture = createLocationFixture();
    receive(fixture, 'title', 'Quay Books');
    stand(fixture, standing);
    expect(only(fixture).actionability).toMatchObject({
      can_be_accepted: true,
      can_be_rejected: false,
      can_be_dismissed: true,
      explanation: expect.stringMatching(why),
    });
    expect(attempt(fixture, 'reject')).toThrow(refusal(409));
    expect(attempt(fixture, 'reject')).toThrow(why);
    attempt(fixture, 'accept')();
    expect(fixture.row(fixture.id).name).toBe('Quay Books');
  },
);

test('only rejections of the same change by Google count as earlier ones @UPD-3', () => {
  const fixture = createLocationFixture();
  const change = (
    field: ProviderField,
    value: unknown,
    action: 'reject' | 'dismiss',
    type: 'google' | 'ownerManager' = 'google',
  ) => {
    const { deps, actor, id } = fixture;
    receiveChange(deps, actor(), { locationId: id, type, field, value });
    const { explanation } = only(fixture).actionability;
    attempt(fixture, action)();
    fixture.advance(publishingTime);
    return explanation;
  };
  change('title', 'Quay', 'reject', 'ownerManager');
  change('title', 'Quay', 'dismiss');
  change('title', 'Pier', 'reject');
  change('profile.description', 'Quay', 'reject');
  expect(change('title', 'Quay', 'reject')).toBeNull();
  expect(change('title', 'Quay', 'reject', 'ownerManager')).toBeNull();
  const once = 'Google has made this change before. It was rejected once.';
  expect(change('title', 'Quay', 'reject')).toBe(once);
  expect(change('websiteUri', null, 'reject')).toBeNull();
  stand(fixture, 'suspended');
  receive(fixture, 'websiteUri', null);
  expect(only(fixture).actionability.explanation).toMatch(
    /suspended this profile.*resolved\. Google/,
  );
  expect(only(fixture).actionability.explanation).toMatch(once);
});

test('a removed social profile can be accepted @UPD-3', () => {
  const facebook = 'https://www.facebook.com/harbour';
  const fixture = createLocationFixture([{ socialProfiles: { facebook } }]);
  receive(fixture, 'attributes/url_facebook', null);
  expect(only(fixture).actionability).toEqual(everyActionAllowed);
});

test('another field is checked although the profile has social profiles @UPD-3', () => {
  const facebook = 'https://www.facebook.com/harbour';
  const fixture = createLocationFixture([{ socialProfiles: { facebook } }]);
  receive(fixture, 'title', 'Visit www.harbour.example');
  expect(only(fixture).actionability.accept_reason).toMatch(/URL/);
});

test.each(['storefrontAddress', 'latlng'] as const)(
  'a removed %s is accepted without a warning @UPD-3',
  (field) => {
    const fixture = createLocationFixture();
    receive(fixture, field, null);
    expect(only(fixture).actionability.accept_reason).toBeNull();
  },
);

test('a store code of another location cannot be accepted @UPD-3', () => {
  const fixture = createLocationFixture([
    { storeCode: 'A-1' },
    { title: 'North', storeCode: 'B-1' },
  ]);
  receive(fixture, 'storeCode', 'B-1');
  expect(only(fixture).actionability).toMatchObject({
    can_be_accepted: false,
    can_be_rejected: true,
    accept_reason: 'North already has this store code.',
  });
  expect(attempt(fixture, 'accept')).toThrow(refusal(409));
  expect(attempt(fixture, 'accept')).toThrow('North already has this store code.');
  expect(fixture.row(fixture.id).storeCode).toBe('A-1');
  attempt(fixture, 'reject')();
});

test.each<[ProviderField, unknown, RegExp]>([
  ['title', 'Visit www.harbour.example', /URL/],
  ['storeCode', '<1>', /< or >/],
  ['phoneNumbers', { primary_phone: 'call us', additional_phones: [] }, /phone number/],
  ['phoneNumbers', { primary_phone: null, additional_phones: ['call us'] }, /phone number/],
  ['latlng', { latitude: 0, longitude: 0 }, /Atlantic/],
  ['websiteUri', 'https://harbour', /full URL/],
  ['profile.description', 'Call 0117 496 0123.', /phone numbers/],
  ['openInfo.openingDate', '2030-01-01', /a year from now/],
  ['specialHours', [{ start_date: '2026-12-25' }], /both times/],
  [
    'categories',
    { primary: { id: 'a', name: 'A' }, additional: [{ id: 'a', name: 'A' }] },
    /already the primary category/,
  ],
  ['attributes/url_facebook', 'https://x.com/harbour', /isn’t on Facebook/],
  [
    'serviceArea.places',
    Array.from({ length: 21 }, (_, index) => ({ place_id: `p${index}`, name: 'Bath' })),
    /20 service areas/,
  ],
  ['serviceArea.places', [{ place_id: 'p', name: 'Ba\u200bth' }], /hidden character/],
  [
    'storefrontAddress',
    {
      street_address_1: null,
      street_address_2: null,
      locality: 'Bristol',
      administrative_area: null,
      postal_code: null,
      region_code: 'GB',
    },
    /Enter a street/,
  ],
  [
    'storefrontAddress',
    {
      street_address_1: 'PO Box 1',
      street_address_2: null,
      locality: 'Bristol',
      administrative_area: null,
      postal_code: null,
      region_code: 'GB',
    },
    /PO box/,
  ],
])('a %s that our rules refuse is accepted with a warning @UPD-3', (field, value, why) => {
  const fixture = createLocationFixture();
  receive(fixture, field, value);
  expect(only(fixture).actionability).toMatchObject({
    can_be_accepted: true,
    accept_reason: expect.stringMatching(why),
  });
  attempt(fixture, 'accept')();
  expect(fixture.row(fixture.id).profile).toEqual(fixture.live(fixture.id));
});
