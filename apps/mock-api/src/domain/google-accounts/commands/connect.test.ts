import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../../db/schema/locations.ts';
import { profileGroups } from '../../../db/schema/provider.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { connectLogin } from '../../../testing/location-fixture.ts';
import { createTestDeps } from '../../../testing/test-deps.ts';
import { minutes } from '../../clock.ts';
import { groupsOf } from '../../imports/queries/groups-of-token.ts';
import { connect } from './connect.ts';
import { consent, listGoogleAccounts } from './consent.ts';
import { disconnect, loseAuthorization } from './lose-authorization.ts';
import { listTokens } from '../queries/list-tokens.ts';

function newcomer() {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'new', clock: 'manual', locations: 6 });
  const actor = () => twin.actor(user);
  const code = (granted = true) => {
    const [login] = listGoogleAccounts(twin.deps, actor());
    return consent(twin.deps, actor(), { googleAccountId: login?.id ?? 0, granted });
  };
  return { ...twin, user, actor, code };
}

function owner(wish: { readonly locations: number }) {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'owner', clock: 'manual', ...wish });
  const statuses = () => {
    const rows = twin.deps.db.select().from(locations).where(eq(locations.userId, user.id)).all();
    return rows.map(({ managementStatus }) => managementStatus);
  };
  return { ...twin, twin, user, actor: () => twin.actor(user), statuses };
}

const refusal = (message: RegExp) =>
  expect.objectContaining({
    kind: { status: 422, errors: { authorization_code: [expect.stringMatching(message)] } },
  });

test('exchanging a code creates a token (ONB-2)', () => {
  const { deps, actor, code } = newcomer();
  connect(deps, actor(), code());
  expect(listTokens(deps, actor())).toMatchObject([
    {
      token: { status: 'active' },
      account: { email: 'nina.lindqvist@example.com' },
      locationsCount: 0,
    },
  ]);
});

test('a code works once', () => {
  const { deps, actor, code } = newcomer();
  const used = code();
  connect(deps, actor(), used);
  expect(() => connect(deps, actor(), used)).toThrow(refusal(/already used/));
  expect(() => connect(deps, actor(), 'made-up')).toThrow(refusal(/invalid/));
});

test('a code expires after ten minutes', () => {
  const { deps, user, actor, code, advance } = newcomer();
  const [inTime, late] = [code(), code()];
  advance(user, minutes(10) - 1);
  connect(deps, actor(), inTime);
  advance(user, 1);
  expect(() => connect(deps, actor(), late)).toThrow(refusal(/expired/));
});

test('without the permission nothing is connected, and the code is used up (ONB-2)', () => {
  const { deps, actor, code } = newcomer();
  const withheld = code(false);
  expect(() => connect(deps, actor(), withheld)).toThrow(refusal(/Permission/));
  expect(() => connect(deps, actor(), withheld)).toThrow(refusal(/already used/));
  expect(listTokens(deps, actor())).toEqual([]);
});

test("another account's code is refused like a code that does not exist (PERM-1)", () => {
  const { deps, actor, code } = newcomer();
  const other = createAccount(deps, { persona: 'basic', clock: 'manual' });
  const stranger = { user: other, now: actor().now };
  const theirs = code();
  expect(() => connect(deps, stranger, theirs)).toThrow(refusal(/invalid/));
  connect(deps, actor(), theirs);
  expect(listTokens(deps, actor())).toHaveLength(1);
});

test("consent for another account's login is refused (PERM-1)", () => {
  const { deps, actor } = newcomer();
  const other = createAccount(deps, { persona: 'basic', clock: 'manual' });
  const [login] = listGoogleAccounts(deps, actor());
  const attempt = () =>
    consent(
      deps,
      { user: other, now: actor().now },
      { googleAccountId: login?.id ?? 0, granted: true },
    );
  expect(attempt).toThrow(expect.objectContaining({ kind: { status: 404 } }));
});

test('connecting again renews the token, and its lost locations are managed again (GACC-2)', () => {
  const { twin, deps, user, actor, statuses, advance } = owner({ locations: 6 });
  const [before] = listTokens(deps, actor());
  if (!before) throw new Error('The owner has no token');
  const managed = statuses();
  loseAuthorization(deps, actor(), before.token.id);
  expect(statuses()).not.toEqual(managed);
  advance(user, minutes(1));

  const after = connectLogin(twin, user);
  expect(after.token).toMatchObject({
    id: before.token.id,
    status: 'active',
    lastContactedAt: actor().now,
  });
  expect(after.token.accessToken).not.toBe(before.token.accessToken);
  expect(listTokens(deps, actor())).toHaveLength(3);
  expect(statuses()).toEqual(managed);
});

test('a renewed account uses only free slots', () => {
  const { twin, deps, user, actor, statuses, setUser } = owner({ locations: 6 });
  const [first] = listTokens(deps, actor());
  if (!first) throw new Error('The owner has no token');
  const managedBefore = statuses().filter((status) => status === 'enabled').length;
  loseAuthorization(deps, actor(), first.token.id);
  setUser(user, { slots: managedBefore - 1 });

  connectLogin(twin, user);
  expect(statuses().filter((status) => status === 'enabled')).toHaveLength(managedBefore - 1);
  expect(statuses().filter((status) => status === 'disabled')).toHaveLength(1);
});

test('an account that is connected again gets its locations back', () => {
  const { twin, deps, user, actor, statuses } = owner({ locations: 6 });
  const managed = statuses();
  const [before] = listTokens(deps, actor());
  if (!before) throw new Error('The owner has no token');
  disconnect(deps, actor(), before.token.id);

  const after = connectLogin(twin, user);
  expect(after.token.id).not.toBe(before.token.id);
  expect(after.locationsCount).toBe(before.locationsCount);
  expect(statuses()).toEqual(managed);
});

test('a renewed account takes no location from another one that manages it', () => {
  const { twin, deps, user, actor } = owner({ locations: 6 });
  const [first, second] = listTokens(deps, actor());
  const [managed] = deps.db
    .select()
    .from(locations)
    .where(eq(locations.userId, user.id))
    .orderBy(asc(locations.id))
    .all();
  const group = second && groupsOf(deps.db, second.token.id)[0];
  if (!first || !managed || !group) throw new Error('The owner has two accounts and locations');
  expect(managed.tokenId).toBe(first.token.id);
  deps.db.insert(profileGroups).values({ groupId: group.id, profileId: managed.profileId }).run();

  expect(connectLogin(twin, user, 1).locationsCount).toBe(second.locationsCount);
  expect(listTokens(deps, actor())[0]?.locationsCount).toBe(first.locationsCount);
});
