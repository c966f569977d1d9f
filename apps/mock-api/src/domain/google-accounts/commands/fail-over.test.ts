import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../../db/schema/locations.ts';
import { googleGroups, profileGroups } from '../../../db/schema/provider.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createTestDeps } from '../../../testing/test-deps.ts';
import { disconnect, loseAuthorization } from './lose-authorization.ts';
import { listTokens } from '../queries/list-tokens.ts';

/** An owner with two connected accounts. Both reach one managed location of the first account. */
function sharing() {
  const twin = createTestDeps();
  const { db } = twin.deps;
  const user = createAccount(twin.deps, { persona: 'owner', clock: 'manual', locations: 12 });
  const actor = () => twin.actor(user);
  const [first, second] = listTokens(twin.deps, actor());
  if (!first || !second) throw new Error('The owner has no two tokens');
  const rows = () => db.select().from(locations).where(eq(locations.userId, user.id)).all();
  const shared = rows().find(
    ({ tokenId, managementStatus }) => tokenId === first.token.id && managementStatus === 'enabled',
  );
  const group = db
    .select()
    .from(googleGroups)
    .where(eq(googleGroups.googleAccountId, second.account.id))
    .get();
  if (!shared || !group) throw new Error('There is nothing to share');
  db.insert(profileGroups).values({ groupId: group.id, profileId: shared.profileId }).run();
  const stateOf = (id: number) => {
    const row = rows().find((each) => each.id === id);
    return row && { tokenId: row.tokenId, managementStatus: row.managementStatus };
  };
  return { ...twin, actor, first, second, shared, group, rows, stateOf };
}

test.each([
  ['account loses its authorization', loseAuthorization],
  ['account is disconnected', disconnect],
])('a profile that another account reaches stays managed when its own %s @GACC-2', (_, end) => {
  const { deps, actor, first, second, shared, rows, stateOf } = sharing();
  end(deps, actor(), first.token.id);
  expect(stateOf(shared.id)).toEqual({
    tokenId: second.token.id,
    managementStatus: 'enabled',
  });
  const others = rows().filter(({ id, tokenId }) => id !== shared.id && tokenId === shared.tokenId);
  expect(others.map(({ managementStatus }) => managementStatus)).not.toContain('enabled');
});

test('no location moves to an account without authorization or to an unreachable group', () => {
  const lost = sharing();
  loseAuthorization(lost.deps, lost.actor(), lost.second.token.id);
  loseAuthorization(lost.deps, lost.actor(), lost.first.token.id);
  expect(lost.stateOf(lost.shared.id)?.managementStatus).toBe('lost-authorization');

  const unread = sharing();
  unread.deps.db
    .update(googleGroups)
    .set({ unreachable: true })
    .where(eq(googleGroups.id, unread.group.id))
    .run();
  loseAuthorization(unread.deps, unread.actor(), unread.first.token.id);
  expect(unread.stateOf(unread.shared.id)?.managementStatus).toBe('lost-authorization');
});
