import { allEndpoints, api } from '@placekeeper/contracts/api';
import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { users } from '../src/db/schema/users.ts';
import { aboutOwn, canTravel, shareOf, type Endpoint } from './generated-requests.ts';
import { createPopulatedTwin, type PopulatedAccount } from './populated-twin.ts';

type InhabitedTwin = ReturnType<typeof createPopulatedTwin>;

const declaring = (status: number) =>
  allEndpoints.filter(({ definition }) => status in definition.responses);

/** More than the number of resources of any kind, so that each resource occurs repeatedly. */
const rounds = shareOf(100);

/** Valid requests about the caller's own resources, so that only the state of the resources can refuse them. */
function requestsOf(user: PopulatedAccount, endpoint: Endpoint): readonly RequestParts[] {
  const requests = validRequest(endpoint).filter((request) => canTravel(endpoint, request));
  return fc
    .sample(requests, { ...pinned, numRuns: rounds })
    .map((request, round) => aboutOwn(user, endpoint, request as RequestParts, round));
}

async function answersTo(user: PopulatedAccount, endpoint: Endpoint) {
  const statuses = new Set<number>();
  for (const request of requestsOf(user, endpoint)) {
    statuses.add((await user.send(endpoint, request)).status);
  }
  return statuses;
}

describe('without subscription, slots and rights @PERM-2', () => {
  test.each(declaring(403))('$id is refused', async (endpoint) => {
    const twin = createPopulatedTwin();
    const user = await twin.populatedAccount();
    twin.deps.db
      .update(users)
      .set({ hasSubscription: false, slots: 0, isAdmin: false })
      .where(eq(users.id, user.userId))
      .run();
    const statuses = await answersTo(user, endpoint);
    expect([...statuses].filter((status) => status < 300)).toEqual([]);
    expect(statuses).toContain(403);
  });
});

const updateCalls = allEndpoints.filter(({ id }) => id.startsWith('updates.'));
const paidFor = [
  ...updateCalls,
  api.locations.autoRejection,
  api.locations.enableManagement,
  api.locations.fetchGoogleUpdates,
];

describe('without subscription alone @PERM-2', () => {
  test.each(paidFor.map((endpoint) => ({ id: endpoint.id, endpoint })))(
    '$id is refused for any input, and changes nothing',
    async ({ endpoint }) => {
      const twin = createPopulatedTwin();
      const user = await twin.populatedAccount();
      const who = eq(users.id, user.userId);
      twin.deps.db.update(users).set({ hasSubscription: false, isAdmin: true }).where(who).run();
      const before = twin.state();
      expect(await answersTo(user, endpoint)).toEqual(new Set([403]));
      expect(twin.state()).toBe(before);
    },
  );
});

test('an access token is for admins only, and of their own locations @PERM-2', async () => {
  const twin = createPopulatedTwin();
  const [user, other] = [await twin.populatedAccount(), await twin.populatedAccount()];
  const ask = async (id: unknown) =>
    (await user.send(api.locations.fetchAccessToken, { params: { id } })).status;
  const [own = [], theirs = []] = [user, other].map(({ ids }) => ids['location']);
  const answers = async (ids: readonly unknown[]) => new Set(await Promise.all(ids.map(ask)));
  expect(await answers(own)).toEqual(new Set([403]));
  expect(await answers(theirs)).toEqual(new Set([404]));
  twin.deps.db.update(users).set({ isAdmin: true }).where(eq(users.id, user.userId)).run();
  // One of the owner's accounts has lost its authorization.
  expect(await answers(own)).toEqual(new Set([200, 409]));
  expect(await answers(theirs)).toEqual(new Set([404]));
});

type Situation = (user: PopulatedAccount, twin: InhabitedTwin) => Promise<unknown>;

const manageNothing: Situation = async (user) => {
  for (const id of user.ids['location'] ?? []) {
    await user.send(api.locations.disableManagement, { params: { id } });
  }
};

/** Brings the user into a state in which the platform refuses calls. */
const situations: Readonly<Record<string, Situation>> = {
  'the permission is lost': async (user) => {
    for (const id of user.ids['token'] ?? []) {
      await user.send(control.loseAuthorization, { body: { token_id: Number(id) } });
    }
  },
  'nothing is managed': manageNothing,
  'no slot is free': async (user, twin) => {
    await manageNothing(user, twin);
    twin.deps.db.update(users).set({ slots: 0 }).where(eq(users.id, user.userId)).run();
  },
  'it was done before': async () => {},
};

describe.each(Object.entries(situations))('where %s', (_, bringAbout) => {
  test.each(declaring(409))(
    '$id succeeds, or is refused for a declared reason',
    async (endpoint) => {
      const twin = createPopulatedTwin();
      const user = await twin.populatedAccount();
      await bringAbout(user, twin);
      const declared = Object.keys(endpoint.definition.responses).map(Number);
      const statuses = await answersTo(user, endpoint);
      expect([...statuses].filter((status) => status >= 500 || !declared.includes(status))).toEqual(
        [],
      );
      expect(await twin.violations()).toEqual([]);
    },
  );
});
