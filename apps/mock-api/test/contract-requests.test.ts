import { allEndpoints } from '@placekeeper/contracts/api';
import {
  invalidRequest,
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idPlaces } from './id-places.ts';
import { builtEndpoints, createInhabitedTwin, send, type Inhabitant } from './inhabited-twin.ts';

const runs = { ...pinned, numRuns: 15 };
const built = await builtEndpoints();
const played = allEndpoints.filter(({ id }) => built.has(id));
const taking = played.flatMap((endpoint) => {
  const requests = invalidRequest(endpoint);
  return requests ? [{ id: endpoint.id, endpoint, requests }] : [];
});

/** The same request about things that are there, and the caller's own: what it says is then tried for real. */
function aboutOwn(
  { ids }: Inhabitant,
  endpoint: (typeof allEndpoints)[number],
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
    for (const [round, generated] of fc.sample(validRequest(endpoint), runs).entries()) {
      const request = generated as RequestParts;
      for (const sent of [request, aboutOwn(user, endpoint, request, round)]) {
        const { status, body } = await send(user, endpoint, sent);
        expect(declared, JSON.stringify({ sent, body })).toContain(status);
        expect(status, JSON.stringify({ sent, body })).toBeLessThan(500);
      }
    }
    await user.advance(60_000);
    expect(await twin.breaches()).toEqual([]);
  });
});

describe('an invalid request is refused at its fault, and changes nothing', () => {
  test.each(taking)('$id', async ({ endpoint, requests }) => {
    const twin = createInhabitedTwin();
    const user = await twin.inhabitant();
    const before = twin.state();
    for (const [round, { request, path, kind }] of fc.sample(requests, runs).entries()) {
      const sent = aboutOwn(user, endpoint, request, round, ['params']);
      const { status, body } = await send(user, endpoint, sent);
      if (422 in endpoint.definition.responses) {
        expect(status, JSON.stringify({ sent, path, kind })).toBe(422);
        const { errors } = body as { errors: object };
        expect(Object.keys(errors), JSON.stringify(sent)).toContain(path.join('.'));
      } else {
        expect(status, JSON.stringify({ sent, path, kind })).toBe(403);
      }
    }
    expect(twin.state()).toBe(before);
    expect(await twin.breaches()).toEqual([]);
  });
});
