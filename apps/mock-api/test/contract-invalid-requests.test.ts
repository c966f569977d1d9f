import { allEndpoints, api } from '@placekeeper/contracts/api';
import { invalidRequest, pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboutOwn, shareOf } from './generated-requests.ts';
import { createPopulatedTwin } from './populated-twin.ts';

const rounds = shareOf(500);

const taking = allEndpoints.flatMap((endpoint) => {
  const requests = invalidRequest(endpoint);
  return requests ? [{ id: endpoint.id, endpoint, requests }] : [];
});

/** Compares only the first part of a query's path, because an item can have another position in the parsed list. */
const placeIn = (part: string) => (path: string) => (part === 'query' ? path.split('.')[0] : path);

test.each(taking)(
  '$id refuses an invalid request with the path of its error, and changes nothing @ERR-4',
  async ({ endpoint, requests }) => {
    const twin = createPopulatedTwin();
    const user = await twin.populatedAccount();
    const canSay = 422 in endpoint.definition.responses;
    const before = twin.state();
    for (const [round, { request, part, path, kind }] of fc
      .sample(requests, { ...pinned, numRuns: rounds })
      .entries()) {
      const sent = aboutOwn(user, endpoint, request, round, ['params']);
      const { status, body } = await user.send(endpoint, sent);
      const { errors = {} } = body as { errors?: object };
      const isTold = Object.keys(errors)
        .map(placeIn(part))
        .includes(placeIn(part)(path.join('.')));
      const isRefused = canSay ? status === 422 && isTold : status === 403;
      const unchanged = twin.state() === before;
      if (!isRefused || !unchanged)
        expect.fail(`${status}: ${JSON.stringify({ sent, path, kind, body, unchanged })}`);
    }
    expect(await twin.violations()).toEqual([]);
  },
);

test('a write changes the state, even if it writes the same values', async () => {
  const twin = createPopulatedTwin();
  const user = await twin.populatedAccount();
  const body = { key: 'theme', value: 'dark' };
  const states = [twin.state()];
  for (const _ of [1, 2]) {
    await user.succeed(api.currentUser.setMetadata, { body });
    states.push(twin.state());
  }
  await user.succeed(api.currentUser.show);
  expect(new Set(states).size).toBe(3);
  expect(twin.state()).toBe(states[2]);
});
