import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { allEndpoints, api } from '@placekeeper/contracts/api';
import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { readAccount } from '../src/control/snapshots/account-state.ts';
import { users } from '../src/db/schema/users.ts';
import { aboutOwn } from './generated-requests.ts';
import { idPlaces } from './id-places.ts';
import { createPopulatedTwin, type PopulatedAccount } from './populated-twin.ts';

const places = allEndpoints.flatMap((endpoint) =>
  idPlaces(endpoint).map((place) => ({
    endpoint,
    place,
    title: `${endpoint.id} ${place.part}.${place.path}`,
  })),
);
const nobodys = 987_654_321;

// The requests of these tests change nothing, so one account is enough.
const twin = createPopulatedTwin();
let theirs: PopulatedAccount;
beforeAll(async () => {
  theirs = await twin.populatedAccount();
});

/** Calls for admins only, and calls about resources that belong to no account. */
const notTheirs = ['locations.fetchAccessToken', 'session.csrfCookie'];
const reading = allEndpoints.filter(
  ({ id, definition: { method } }) => method === 'GET' && !notTheirs.includes(id),
);
const asked: Readonly<Record<string, RequestParts>> = {
  'spotlight.search': { query: { query: 'a' } },
  'updates.previewBulkAction': { query: { action: 'reject' } },
};

/** The account's state: the answer of each read, and every stored row. */
async function allOf(user: PopulatedAccount) {
  const seen: Record<string, unknown> = {};
  for (const endpoint of reading) {
    const request = aboutOwn(user, endpoint, asked[endpoint.id] ?? {}, 0, ['params']);
    const { status, body } = await user.send(endpoint, request);
    if (status !== 200) throw new Error(`${endpoint.id} answered ${status}`);
    seen[endpoint.id] = body;
  }
  const rows = readAccount(twin.deps.db, user.userId).map(({ table, own, shared }) => [
    table,
    createHash('sha256')
      .update(serialize([own, shared]))
      .digest('hex'),
  ]);
  return { seen, rows: Object.fromEntries(rows) as Record<string, string> };
}

test('the comparison includes the whole account', async () => {
  const { seen, rows } = await allOf(theirs);
  expect(Object.keys(seen)).toEqual(
    expect.arrayContaining([
      'attributes.show',
      'locations.listMedia',
      'notificationSettings.exclusions',
      'services.listSuggestions',
      'tags.allLocations',
    ]),
  );
  expect(Object.keys(rows)).toEqual(
    expect.arrayContaining([
      'google_updates',
      'location_tags',
      'media_items',
      'notification_configurations',
      'suggested_services',
    ]),
  );
  // Renames a tag and back, to prove that the comparison notices a changed row.
  const [id] = theirs.ids['tag'] ?? [];
  const { tags } = await theirs.succeed(api.tags.list);
  const name = tags.find((tag) => tag.id === id)?.name ?? '';
  const rename = (changed: string) =>
    theirs.send(api.tags.rename, { params: { id }, body: { name: changed } });
  await rename(`${name}!`);
  const changed = await allOf(theirs);
  expect(changed.seen).not.toEqual(seen);
  expect(changed.rows['tags']).not.toBe(rows['tags']);
  await rename(name);
  expect((await allOf(theirs)).seen).toEqual(seen);
});

describe.each([
  ['an owner', false],
  ['an admin', true],
])("for %s another account's id gets the answer of a missing one @PERM-1 @PERM-2", (_, isAdmin) => {
  let user: PopulatedAccount;
  let untouched: Awaited<ReturnType<typeof allOf>>;
  beforeAll(async () => {
    user = await twin.populatedAccount();
    twin.deps.db.update(users).set({ isAdmin }).where(eq(users.id, user.userId)).run();
    untouched = await allOf(theirs);
  });

  test.each(places)('$title', async ({ endpoint, place }) => {
    const [owned] = theirs.ids[place.kind] ?? [];
    if (owned === undefined) throw new Error(`Give the populatedAccount a ${place.kind}`);
    const [generated = {}] = fc.sample(validRequest(endpoint), { ...pinned, numRuns: 1 });
    // Omits the query, because random filters would match nothing.
    const rest: RequestParts = { ...(generated as RequestParts), query: undefined };

    const before = twin.state();
    const own = idPlaces(endpoint)
      .filter(({ part }) => part === 'params')
      .reduce((request, { kind, put }) => put(request, user.ids[kind]?.[0] ?? 0), rest);
    const ask = async (id: number | string) => {
      const { status, body } = await user.send(endpoint, place.put(own, id));
      return { status, body };
    };
    const aboutTheirs = await ask(owned);
    const aboutNobodys = await ask(place.kind === 'operation' ? 'nobodys' : nobodys);
    expect(aboutTheirs).toEqual(aboutNobodys);
    if (place.part === 'params')
      expect(aboutTheirs).toEqual({ status: 404, body: { message: 'Not found.' } });
    expect(twin.state()).toBe(before);
  });

  test('finally the other account is unchanged', async () => {
    expect(await allOf(theirs)).toEqual(untouched);
  });
});

test('there is an id of every kind', () => {
  const kinds = allEndpoints.flatMap(idPlaces).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(Object.keys(theirs.ids)));
});

test("another account's profile cannot be imported, like a missing one", async () => {
  const user = await twin.populatedAccount();
  const [operationId] = theirs.ids['operation'] ?? [];
  await theirs.advance(60_000);
  const { locations } = await theirs.succeed(api.googleLocations.show, {
    params: { operationId: String(operationId) },
  });
  const [offer] = locations;
  const { tokens } = await user.succeed(api.googleTokens.list);
  const attempt = async (id: string, account: string) => {
    const body = { google_account: tokens[0]?.id ?? 0, locations: [{ id, account }] };
    return (await user.send(api.googleLocations.import, { body })).body;
  };
  const refused = await attempt(offer?.id ?? '', offer?.account ?? '');
  expect(refused).toEqual(await attempt(String(nobodys), 'accounts/1'));
  expect(refused).toMatchObject({ errors: { 'locations.0': [expect.any(String)] } });
});

test("the control calls do not find another account's resources either", async () => {
  const user = await twin.populatedAccount();
  const location = theirs.ids['location']?.[0];
  const calls = [
    [control.changeProfile, { location_id: location, type: 'google', field_name: 'title' }],
    [control.changeStanding, { location_id: location, standing: 'suspended' }],
    [control.loseAuthorization, { token_id: theirs.ids['token']?.[0] }],
  ] as const;
  const before = twin.state();
  for (const [endpoint, body] of calls)
    expect(await user.send(endpoint, { body })).toMatchObject({
      status: 404,
      body: { message: 'Not found.' },
    });
  expect(twin.state()).toBe(before);
});
