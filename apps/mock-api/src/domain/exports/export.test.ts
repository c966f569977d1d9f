import { api } from '@placekeeper/contracts/api';
import { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../db/schema/locations.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { personas } from '../../seed/blueprints.ts';
import { manualStart } from '../../seed/create-account.ts';
import { readProfiles } from '../../spreadsheet/sheet-profile.ts';
import { createTestTwin, type SignedInClient } from '../../testing/test-twin.ts';
import { isoDate } from '../clock.ts';

const today = isoDate(manualStart);

const exported = (user: SignedInClient, selection: LocationSelection = { mode: 'matching' }) =>
  user.succeed(api.exports.locations, { body: { selection } });

const namesIn = (text: string) =>
  readProfiles(text, { today }).profiles.map(({ profile }) => profile.title);

/** What of a profile has a column. */
const spreadsheetPart = (profile: Profile): Profile => ({
  ...profile,
  openStatus: 'OPEN',
  serviceItems: [],
  serviceArea: [],
  socialProfiles: {},
  attributes: {},
});

test.each(personas.filter((persona) => persona !== 'new'))(
  'what is exported for %s reads the same, and in the order of the list @LOC-7',
  async (persona) => {
    const twin = createTestTwin();
    const user = await twin.as(persona, persona === 'agency' ? { locations: 300 } : {});
    const kept = twin.deps.db
      .select()
      .from(locations)
      .where(eq(locations.userId, user.userId))
      .all();
    const profiles = new Map(kept.map((row) => [row.id, row.profile]));
    const { data } = await user.succeed(api.locations.list, { query: { page: { size: 1000 } } });
    expect(data).toHaveLength(kept.length);

    const text = await exported(user);
    const reading = readProfiles(text, { today });
    expect(reading.errors).toEqual([]);
    expect(reading.unknownColumns).toEqual([]);
    expect(reading.profiles.map(({ profile }) => profile)).toEqual(
      data.flatMap(({ id }) => profiles.get(id) ?? []).map(spreadsheetPart),
    );
  },
);

test('the file has a name with the day of the account, and begins so that Excel reads it', async () => {
  const user = await createTestTwin().as('basic');
  const response = await user.raw('POST', '/api/locations/export', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ selection: { mode: 'matching' } }),
  });
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="locations-2026-03-02.csv"',
  );
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('an export holds what the list shows under the same filters @LOC-7', async () => {
  const user = await createTestTwin().as('owner');
  const { tags } = await user.succeed(api.tags.list);
  const { data: some } = await user.succeed(api.locations.list, {});
  const filters = [
    { search: some[0]?.name ?? '' },
    { only_tag_ids: tags.slice(0, 2).map(({ id }) => id) },
    { gbp_management_status: 'disabled' as const },
    { has_unresolved_updates: true },
    { has_unresolved_updates: true, search: 'st' },
    { has_failed_patch_attempts: true },
  ];
  const seen: number[] = [];
  for (const filter of filters) {
    const { data } = await user.succeed(api.locations.list, {
      query: { ...filter, page: { size: 100 } },
    });
    const names = namesIn(await exported(user, { mode: 'matching', ...filter }));
    expect(names).toEqual(data.map(({ name }) => name));
    seen.push(names.length);
  }
  expect(seen.every((count) => count > 0 && count < 36)).toBe(true);
});

test('named ones, and all but a few, are exported by name, and nothing that is nobody’s @LOC-7', async () => {
  const user = await createTestTwin().as('owner', { locations: 12 });
  const { data } = await user.succeed(api.locations.list, {});
  const namesOf = (some: typeof data) => some.map(({ name }) => name);
  const picked = [data[9], data[2], data[5]].flatMap((location) => location?.id ?? []);

  const named = await exported(user, { mode: 'ids', locations: picked });
  expect(namesIn(named)).toEqual(namesOf(data.filter(({ id }) => picked.includes(id))));
  const others = await exported(user, { mode: 'matching', excluded_location_ids: picked });
  expect(namesIn(others)).toEqual(namesOf(data.filter(({ id }) => !picked.includes(id))));

  const refused = (selection: LocationSelection) =>
    user.call(api.exports.locations, { body: { selection } });
  expect(await refused({ mode: 'matching', search: 'no such business' })).toMatchObject({
    status: 422,
    body: { errors: { selection: ['No location matches. Choose others.'] } },
  });
  expect(await refused({ mode: 'ids', locations: [LocationId.parse(999_999)] })).toMatchObject({
    status: 422,
    body: { errors: { 'selection.locations.0': ['There is no such location.'] } },
  });
});

test("what somebody typed never becomes a formula in somebody else's spreadsheet", async () => {
  const user = await createTestTwin().as('owner', { locations: 1 });
  const { data } = await user.succeed(api.locations.list, {});
  const id = data[0]?.id;
  if (id === undefined) throw new Error('There is no location');
  const description = '=HYPERLINK("x")';
  await user.succeed(api.locations.update, { params: { id }, body: { description } });
  const text = await exported(user);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(readProfiles(text, { today }).profiles[0]?.profile.description).toBe(description);
});
