import { allEndpoints } from '@placekeeper/contracts/api';
import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboutOwn, canTravel, shareOf } from './generated-requests.ts';
import { createPopulatedTwin } from './populated-twin.ts';

/**
 * Each round sends three requests. In the full run, every call with input gets about 1,000 requests, including invalid
 * requests.
 */
const rounds = shareOf(170);
/** Replaces the account after this number of rounds, because calls that remove things soon have nothing left. */
const roundsPerAccount = 34;

/**
 * Calls that need a valid code, reachable profile, channel, category or photo, which random values almost never are,
 * and a call that only an admin may make.
 */
const hardToGuess = new Set([
  'googleTokens.create',
  'googleLocations.import',
  'locations.fetchAccessToken',
  'locations.updateCategories',
  'session.authorizeChannel',
  'media.upload',
  'services.addFreeForm',
]);

test.each(allEndpoints)(
  '$id answers a valid request as the contract declares @ERR-4',
  async (endpoint) => {
    const twin = createPopulatedTwin();
    let user = await twin.populatedAccount();
    const declared = Object.keys(endpoint.definition.responses).map(Number);
    const requests = validRequest(endpoint).filter((request) => canTravel(endpoint, request));
    const met = new Set<number>();
    for (const [round, generated] of fc
      .sample(requests, { ...pinned, numRuns: rounds })
      .entries()) {
      if (round > 0 && round % roundsPerAccount === 0) {
        await user.advance(60_000);
        user = await twin.populatedAccount();
      }
      const request = generated as RequestParts;
      const own = aboutOwn(user, endpoint, request, round);
      for (const sent of [request, own, onePart(own, round)]) {
        const { status, body } = await user.send(endpoint, sent);
        if (status >= 500 || !declared.includes(status))
          expect.fail(`${status}: ${JSON.stringify({ sent, body })}`);
        met.add(status);
      }
    }
    if (!hardToGuess.has(endpoint.id)) expect(Math.min(...met)).toBeLessThan(300);
    await user.advance(60_000);
    expect(await twin.violations()).toEqual([]);
  },
);

/** Keeps one key of each part, because random texts rarely satisfy several rules at once. */
function onePart({ params, query, body }: RequestParts, round: number): RequestParts {
  const alone = (values: unknown) => {
    const entries = Object.entries(Object(values));
    return values && Object.fromEntries(entries.slice(round % entries.length).slice(0, 1));
  };
  return { params, query: alone(query), body: alone(body) };
}
