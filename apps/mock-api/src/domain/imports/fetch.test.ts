import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { googleGroups } from '../../db/schema/provider.ts';
import { createAccount } from '../../seed/create-account.ts';
import { connectLogin } from '../../testing/location-fixture.ts';
import { createTestDeps } from '../../testing/test-deps.ts';
import { disconnect, loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { listTokens } from '../google-accounts/queries/list-tokens.ts';
import { groupName, groupsOf } from './queries/groups-of-token.ts';
import { showFetch } from './queries/fetch.ts';
import { fetchStepMs, startFetch } from './commands/fetch.ts';
import { refusal } from '../../testing/refusal.ts';

/** A login with sixty profiles in three groups; some profiles are in two groups. */
function connected() {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'new', clock: 'manual' });
  const { token } = connectLogin(twin, user);
  const groups = groupsOf(twin.deps.db, token.id);
  const step = () => twin.advance(user, fetchStepMs);
  return { ...twin, user, actor: () => twin.actor(user), token, groups, step };
}

const duplicates = (ids: readonly number[]) =>
  ids.filter((id, position) => ids.indexOf(id) !== position);

test('a fetch reads one group after the other and reports each step (ONB-3)', () => {
  const { deps, actor, token, groups, step, events } = connected();
  const operation = startFetch(deps, actor(), token.id);
  expect(operation).toMatchObject({ status: 'running', groupsRead: 0 });
  expect(showFetch(deps, actor(), operation.id)).toMatchObject({ offers: [], groups: [] });

  const counts = groups.map(() => {
    step();
    return showFetch(deps, actor(), operation.id).offers.length;
  });
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(60);
  const { offers } = showFetch(deps, actor(), operation.id);
  expect(offers.filter(({ storefrontAddress }) => storefrontAddress)).not.toEqual([]);
  expect(events).toMatchObject([
    {
      name: 'locations.partially-fetched',
      payload: { operation_id: operation.id, count: counts[0] },
    },
    {
      name: 'locations.partially-fetched',
      payload: { operation_id: operation.id, count: counts[1] },
    },
    { name: 'locations.fetched', payload: { operation_id: operation.id, count: 60 } },
  ]);
  expect(showFetch(deps, actor(), operation.id).operation.status).toBe('complete');
  expect(step()).toBe(0);
});

test('a profile in two groups is offered once, with both (ONB-4)', () => {
  const { deps, actor, token, groups, step } = connected();
  const operation = startFetch(deps, actor(), token.id);
  for (const _ of groups) step();
  const { offers } = showFetch(deps, actor(), operation.id);
  expect(duplicates(offers.map(({ id }) => id))).toEqual([]);
  const inTwo = offers.filter(({ groupIds }) => groupIds.length === 2);
  expect(inTwo.length).toBeGreaterThan(3);
  for (const { groupIds } of inTwo) expect(groupIds).toEqual(groupIds.toSorted((a, b) => a - b));
});

test('an unreachable group gives a reason and no profiles (ONB-3)', () => {
  const { deps, actor, token, groups, step, events } = connected();
  const unreachable = groups[1];
  if (!unreachable) throw new Error('There is no second group');
  deps.db
    .update(googleGroups)
    .set({ unreachable: true })
    .where(eq(googleGroups.id, unreachable.id))
    .run();

  const operation = startFetch(deps, actor(), token.id);
  for (const _ of groups) step();
  const shown = showFetch(deps, actor(), operation.id);
  expect(shown.operation.errors).toEqual([
    {
      account: groupName(unreachable.id),
      message: expect.stringContaining(unreachable.accountName),
    },
  ]);
  expect(shown.offers.flatMap(({ groupIds }) => groupIds)).not.toContain(unreachable.id);
  expect(shown.offers.length).toBeLessThan(60);
  expect(shown.groups).toHaveLength(3);
  expect(events.at(-1)).toMatchObject({
    name: 'locations.fetched',
    payload: { count: shown.offers.length },
  });
});

test('a second call joins the running fetch, and a call after its end starts a new one', () => {
  const { deps, actor, token, groups, step } = connected();
  const first = startFetch(deps, actor(), token.id);
  expect(startFetch(deps, actor(), token.id).id).toBe(first.id);
  for (const _ of groups) expect(step()).toBe(1);
  expect(startFetch(deps, actor(), token.id).id).not.toBe(first.id);
});

test('imported profiles are marked', () => {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'basic', clock: 'manual' });
  const actor = () => twin.actor(user);
  const [connection] = listTokens(twin.deps, actor());
  if (!connection) throw new Error('Basic has no token');
  const operation = startFetch(twin.deps, actor(), connection.token.id);
  twin.advance(user, fetchStepMs);
  const { offers } = showFetch(twin.deps, actor(), operation.id);
  expect(offers.filter(({ imported }) => imported)).toHaveLength(4);
  expect(offers.filter(({ imported }) => !imported)).toHaveLength(6);
});

test('a fetch needs the authorization, and ends when it is lost (GACC-2)', () => {
  const { deps, actor, token, groups, step, events } = connected();
  const operation = startFetch(deps, actor(), token.id);
  step();
  loseAuthorization(deps, actor(), token.id);
  step();
  const shown = showFetch(deps, actor(), operation.id);
  expect(shown.operation).toMatchObject({
    status: 'complete',
    groupsRead: 1,
    errors: [{ account: null }],
  });
  expect(shown.groups).toEqual(groups.slice(0, 1));
  expect(events.at(-1)?.name).toBe('locations.fetched');
  expect(() => startFetch(deps, actor(), token.id)).toThrow(refusal(409));
});

test('disconnecting the account removes its fetch', () => {
  const { deps, actor, token, step } = connected();
  const operation = startFetch(deps, actor(), token.id);
  disconnect(deps, actor(), token.id);
  step();
  expect(() => showFetch(deps, actor(), operation.id)).toThrow(refusal(404));
});
