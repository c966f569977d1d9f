import { allEndpoints } from '@placekeeper/contracts/api';
import { fillPath } from '@placekeeper/contracts/core/path';
import {
  invalidRequest,
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idPlaces } from './id-places.ts';
import { builtEndpoints, createInhabitedTwin, type Inhabitant } from './inhabited-twin.ts';

type Endpoint = (typeof allEndpoints)[number];

const runs = { ...pinned, numRuns: 15 };
const built = await builtEndpoints();
const played = allEndpoints.filter(({ id }) => built.has(id));
const taking = played.flatMap((endpoint) => {
  const requests = invalidRequest(endpoint);
  return requests ? [{ id: endpoint.id, endpoint, requests }] : [];
});

/**
 * Only chance could make these right: a code that was given out, a profile in a group of the account, an own channel,
 * a category that exists. And only an admin gets an access token.
 */
const hardToGuess = new Set([
  'googleTokens.create',
  'googleLocations.import',
  'locations.fetchAccessToken',
  'locations.updateCategories',
  'session.authorizeChannel',
]);

/** Not every text can stand in an address; the product never sends one that cannot. */
function canTravel({ definition: { path } }: Endpoint, request: unknown): boolean {
  try {
    fillPath(path, (request as { params?: Readonly<Record<string, unknown>> }).params);
    return true;
  } catch {
    return false;
  }
}

/** The same request about things that are there, and the caller's own: what it says is then tried for real. */
function aboutOwn(
  { ids }: Inhabitant,
  endpoint: Endpoint,
  request: RequestParts,
  round: number,
  parts: readonly string[] = ['params', 'query', 'body'],
): RequestParts {
  return idPlaces(endpoint)
    .filter(({ part }) => parts.includes(part))
    .reduce((changed, { kind, put }) => {
      const own = ids[kind] ?? [];
      const id = own[round % own.length];
      if (id === undefined)
        throw new Error(`${endpoint.id} takes the id of a ${kind}: give the inhabitant one`);
      return put(changed, id);
    }, request);
}

describe('a valid request gets an answer that the contract declares', () => {
  test.each(played)('$id', async (endpoint) => {
    const twin = createInhabitedTwin();
    const user = await twin.inhabitant();
    const declared = Object.keys(endpoint.definition.responses).map(Number);
    const requests = validRequest(endpoint).filter((request) => canTravel(endpoint, request));
    const met = new Set<number>();
    for (const [round, generated] of fc.sample(requests, runs).entries()) {
      const request = generated as RequestParts;
      const own = aboutOwn(user, endpoint, request, round);
      for (const sent of [request, own, onePart(own, round)]) {
        const { status, body } = await user.send(endpoint, sent);
        expect(declared, JSON.stringify({ sent, body })).toContain(status);
        expect(status, JSON.stringify({ sent, body })).toBeLessThan(500);
        met.add(status);
      }
    }
    if (!hardToGuess.has(endpoint.id)) expect(Math.min(...met)).toBeLessThan(300);
    await user.advance(60_000);
    expect(await twin.breaches()).toEqual([]);
  });
});

/** One key of it, for texts made by chance keep few rules at once. */
function onePart({ params, query, body }: RequestParts, round: number): RequestParts {
  const alone = (values: unknown) => {
    const entries = Object.entries(Object(values));
    return values && Object.fromEntries(entries.slice(round % entries.length).slice(0, 1));
  };
  return { params, query: alone(query), body: alone(body) };
}

/** A query is one text: what is wrong inside a list may be read as another place of that list. */
const placeIn = (part: string) => (path: string) => (part === 'query' ? path.split('.')[0] : path);

describe('an invalid request is refused at its fault, and changes nothing', () => {
  test.each(taking)('$id', async ({ endpoint, requests }) => {
    const twin = createInhabitedTwin();
    const user = await twin.inhabitant();
    const before = twin.state();
    for (const [round, { request, part, path, kind }] of fc.sample(requests, runs).entries()) {
      const sent = aboutOwn(user, endpoint, request, round, ['params']);
      const { status, body } = await user.send(endpoint, sent);
      if (422 in endpoint.definition.responses) {
        expect(status, JSON.stringify({ sent, path, kind })).toBe(422);
        const { errors } = body as { errors: object };
        expect(Object.keys(errors).map(placeIn(part)), JSON.stringify(sent)).toContain(
          placeIn(part)(path.join('.')),
        );
      } else {
        expect(status, JSON.stringify({ sent, path, kind })).toBe(403);
      }
    }
    expect(twin.state()).toBe(before);
    expect(await twin.breaches()).toEqual([]);
  });
});
