import { expect, test } from 'vitest';
import { createAccount } from '../../seed/create-account.ts';
import { createTestDeps } from '../../testing/test-deps.ts';
import { setMetadata } from './commands.ts';
import { countLocations, subscriptionMeta } from './queries.ts';

test('the user’s number of locations leaves out other users’ locations', () => {
  const { deps, actor } = createTestDeps();
  const user = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 7 });
  createAccount(deps, { persona: 'owner', clock: 'manual', locations: 9 });
  expect(countLocations(deps, actor(user))).toBe(7);
});

test('metadata is saved by key, even by parallel calls (HINT-2)', () => {
  const { deps, actor } = createTestDeps();
  const user = createAccount(deps, { persona: 'new', clock: 'manual' });
  // Both actors are read before the first write.
  const [first, second] = [actor(user), actor(user)];
  setMetadata(deps, first, { key: 'acknowledged_home_screen_navigation', value: true });
  setMetadata(deps, second, { key: '__proto__', value: 'just a name' });
  setMetadata(deps, second, { key: 'cleared', value: null });
  expect(JSON.stringify(actor(user).user.metadata)).toBe(
    '{"acknowledged_home_screen_navigation":true,"__proto__":"just a name","cleared":null}',
  );
});

test('the subscription has its slots, used slots and open updates (ONB-5)', () => {
  const { deps, actor } = createTestDeps();
  const owner = createAccount(deps, { persona: 'owner', clock: 'manual' });
  const basic = createAccount(deps, { persona: 'basic', clock: 'manual' });
  expect(subscriptionMeta(deps, actor(owner))).toEqual({
    slots: 40,
    locations: 29,
    pendingUpdates: 12,
  });
  expect(subscriptionMeta(deps, actor(basic))).toEqual({
    slots: 0,
    locations: 0,
    pendingUpdates: 0,
  });
});
