import { allEndpoints, api } from '@placekeeper/contracts/api';
import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { idPlaces } from './id-places.ts';
import { builtEndpoints, createInhabitedTwin, type Inhabitant } from './inhabited-twin.ts';

const built = await builtEndpoints();
const places = allEndpoints
  .filter(({ id }) => built.has(id))
  .flatMap((endpoint) =>
    idPlaces(endpoint).map((place) => ({
      endpoint,
      place,
      title: `${endpoint.id} ${place.part}.${place.path}`,
    })),
  );
const nobodys = 987_654_321;

// The account that is asked about stays whole through all of it, so one is enough.
const twin = createInhabitedTwin();
let theirs: Inhabitant;
beforeAll(async () => {
  theirs = await twin.inhabitant();
});

/** Everything of an account that can be seen over the wire. */
const allOf = async (user: Inhabitant) => ({
  user: await user.succeed(api.currentUser.show),
  use: await user.succeed(api.currentUser.subscriptionMeta),
  tokens: await user.succeed(api.googleTokens.list),
  locations: await user.succeed(api.locations.list, {}),
  open: await user.succeed(api.updates.list, { query: { page: { size: 100 } } }),
  archive: await user.succeed(api.updates.list, { query: { active: false } }),
  tags: await user.succeed(api.tags.list),
  imported: await user.succeed(api.googleLocations.importStatus),
});

describe("somebody else's id is as good as nobody's @PERM-1", () => {
  test.each(places)('$title', async ({ endpoint, place }) => {
    const [owned] = theirs.ids[place.kind] ?? [];
    if (owned === undefined) throw new Error(`Give the inhabitant a ${place.kind}`);
    const before = await allOf(theirs);
    const [generated = {}] = fc.sample(validRequest(endpoint), { ...pinned, numRuns: 1 });
    // Without the query, which only narrows: chance would narrow it to nothing.
    const { query: _, ...rest } = generated as RequestParts;

    const user = await twin.inhabitant();
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
    expect(await allOf(theirs)).toEqual(before);
  });
});

test('there is something of every kind to ask about', () => {
  const kinds = allEndpoints.flatMap(idPlaces).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(Object.keys(theirs.ids)));
});

test("a profile in somebody else's groups cannot be imported, and is not told from none", async () => {
  const user = await twin.inhabitant();
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

test("the control calls know no one else's things either", async () => {
  const user = await twin.inhabitant();
  const location = theirs.ids['location']?.[0];
  const change = { location_id: location, type: 'google', field_name: 'title' };
  const changed = await user.send(control.changeProfile, { body: change });
  expect(changed).toMatchObject({ status: 404, body: { message: 'Not found.' } });
  const lost = await user.send(control.loseAuthorization, {
    body: { token_id: theirs.ids['token']?.[0] },
  });
  expect(lost).toMatchObject({ status: 404, body: { message: 'Not found.' } });
});
