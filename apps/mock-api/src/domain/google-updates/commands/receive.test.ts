import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../../testing/location-bench.ts';
import { updateLocation } from '../../locations/commands/update.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { receiveChange, type ProviderChange } from './receive.ts';

function receive(
  { deps, actor, id }: LocationBench,
  field: ProviderField,
  value: unknown,
  type: ProviderChange['type'] = 'google',
): void {
  receiveChange(deps, actor(), { locationId: id, type, field, value });
}

const resolutions = ({ updates, id }: LocationBench) =>
  updates(id).map(({ resolvedAction }) => resolvedAction);
const sources = ({ events }: LocationBench) =>
  events.map(({ payload }) => payload as Record<string, unknown>);

test.each([
  ['google', { has_google_updates: true, has_owner_manager_updates: false }],
  ['ownerManager', { has_google_updates: false, has_owner_manager_updates: true }],
] as const)(
  'a change by %s is live at once, opens an update, and is announced @RT-1',
  (type, told) => {
    const bench = createLocationBench();
    const { id, row, live, updates, user } = bench;
    bench.advance(1000);
    receive(bench, 'title', 'Theirs', type);
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
        createdAt: bench.actor().now,
        resolvedAction: null,
        resolvedAt: null,
        resolvedBy: null,
      },
    ]);
    expect(bench.told()).toEqual(['gbp-update.received']);
    expect(sources(bench)).toEqual([{ location_id: id, ...told }]);
  },
);

test('the title at the provider follows', () => {
  const bench = createLocationBench();
  receive(bench, 'title', 'Theirs');
  const { profileId } = bench.row(bench.id);
  const profile = bench.deps.db.select().from(profiles).where(eq(profiles.id, profileId)).get();
  expect(profile?.title).toBe('Theirs');
});

test('another change of the field closes the earlier update, whoever made it', () => {
  const bench = createLocationBench();
  receive(bench, 'title', 'Theirs');
  bench.advance(1000);
  receive(bench, 'title', 'Theirs, improved', 'ownerManager');
  expect(bench.updates(bench.id)).toMatchObject([
    { resolvedAction: 'nullified', resolvedAt: bench.actor().now },
    { resolvedAction: null, platformValue: 'Harbour Books', updateValue: 'Theirs, improved' },
  ]);
  receive(bench, 'websiteUri', null);
  expect(resolutions(bench)).toEqual(['nullified', null, null]);
});

test('the same value again is no change', () => {
  const bench = createLocationBench();
  receive(bench, 'title', 'Theirs');
  receive(bench, 'title', 'Theirs', 'ownerManager');
  expect(resolutions(bench)).toEqual([null]);
  expect(bench.told()).toEqual(['gbp-update.received']);
});

test('a value that returns to ours closes the update', () => {
  const bench = createLocationBench();
  receive(bench, 'title', 'Theirs');
  receive(bench, 'websiteUri', 'https://theirs.example');
  receive(bench, 'title', 'Harbour Books');
  expect(resolutions(bench)).toEqual(['nullified', null]);
  expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(true);
  receive(bench, 'websiteUri', bench.row(bench.id).profile.websiteUri);
  expect(resolutions(bench)).toEqual(['nullified', 'nullified']);
  expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(false);
  // The client must read again, even though no update was opened.
  expect(sources(bench).at(-1)).toEqual({
    location_id: bench.id,
    has_google_updates: false,
    has_owner_manager_updates: false,
  });
});

test('saving the field supersedes its open update', () => {
  const bench = createLocationBench();
  const { deps, actor, id, row, advance } = bench;
  receive(bench, 'title', 'Theirs');
  receive(bench, 'websiteUri', 'https://theirs.example');
  updateLocation(deps, actor(), { id, patch: { name: 'Ours, improved' } });
  expect(resolutions(bench)).toEqual(['nullified', null]);
  expect(row(id).hasUnresolvedUpdates).toBe(true);
  updateLocation(deps, actor(), { id, patch: { website_url: 'https://ours.example' } });
  expect(row(id).hasUnresolvedUpdates).toBe(false);
  advance(publishingTime);
  expect(bench.live(id)).toEqual(row(id).profile);
});

test('saving an unchanged value leaves the update open', () => {
  const bench = createLocationBench();
  receive(bench, 'title', 'Theirs');
  const patch = { name: 'Harbour Books' };
  updateLocation(bench.deps, bench.actor(), { id: bench.id, patch });
  expect(resolutions(bench)).toEqual([null]);
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
  const bench = createLocationBench([{ specialHours: [] }]);
  receive(bench, field, value);
  expect(bench.updates(bench.id)).toMatchObject([{ changeAction: action, updateValue: value }]);
});

test.each(['disabled', 'lost-authorization'] as const)(
  'a change of a %s location is live, and is not announced',
  (managementStatus) => {
    const bench = createLocationBench();
    bench.set(bench.id, { managementStatus });
    receive(bench, 'title', 'Theirs');
    expect(bench.live(bench.id).title).toBe('Theirs');
    expect(bench.updates(bench.id)).toEqual([]);
    expect(bench.told()).toEqual([]);
  },
);

test('a value of the wrong form is refused and changes nothing', () => {
  const bench = createLocationBench();
  const before = bench.live(bench.id);
  expect(() => receive(bench, 'regularHours', [{ open_day: 'SOMEDAY' }])).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: { update_value: expect.arrayContaining([expect.stringMatching(/^0.open_day /)]) },
      },
    }),
  );
  expect(bench.live(bench.id)).toEqual(before);
  expect(bench.told()).toEqual([]);
});

test('without a value a plausible one is generated, for every field', () => {
  const bench = createLocationBench();
  for (const field of providerFields) receive(bench, field, undefined);
  expect(bench.updates(bench.id).map(({ fieldName }) => fieldName)).toEqual(providerFields);
  expect(new Set(resolutions(bench))).toEqual(new Set([null]));
});

test("another account's profile is missing @PERM-1", () => {
  const { deps, actor, id, live } = createLocationBench();
  const other = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const change = {
    locationId: id,
    type: 'google',
    field: 'title',
    value: 'X',
  } as const;
  expect(() => receiveChange(deps, { user: other, now: actor().now }, change)).toThrow(
    expect.objectContaining({ kind: { status: 404 } }),
  );
  expect(live(id).title).toBe('Harbour Books');
});
