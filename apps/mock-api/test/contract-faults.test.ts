import { allEndpoints } from '@placekeeper/contracts/api';
import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { aboutOwn } from './generated-requests.ts';
import { createPopulatedTwin, type PopulatedAccount } from './populated-twin.ts';

/** Statuses that no request can cause, so the test injects them. The messages are Laravel's. */
const messages: Readonly<Record<number, string>> = {
  429: 'Too Many Attempts.',
  500: 'Server Error',
  503: 'Service Unavailable',
};

const twin = createPopulatedTwin();
let user: PopulatedAccount;
beforeAll(async () => {
  user = await twin.populatedAccount();
});

const faults = allEndpoints.flatMap((endpoint) =>
  Object.keys(endpoint.definition.responses)
    .map(Number)
    .filter((status) => status in messages)
    .map((status) => ({ endpoint, status, title: `${endpoint.id} ${status}` })),
);

test.each(faults)(
  '$title: the error is answered, and nothing is done @ERR-4',
  async ({ endpoint, status }) => {
    const [generated] = fc.sample(validRequest(endpoint), { ...pinned, numRuns: 1 });
    const request = aboutOwn(user, endpoint, generated as RequestParts, 0);
    await user.succeed(control.armFault, { body: { endpoint: endpoint.id, status, times: 1 } });
    const before = twin.state();
    const answer = await user.send(endpoint, request);
    expect(answer).toMatchObject({ status, body: { message: messages[status] } });
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    if (status === 429) expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    expect(twin.state()).toBe(before);
  },
);
