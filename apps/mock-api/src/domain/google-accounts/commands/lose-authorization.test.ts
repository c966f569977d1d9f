import { userChannel } from '@placekeeper/contracts/core/event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../../db/schema/locations.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createTestDeps } from '../../../testing/test-deps.ts';
import { disconnect, loseAuthorization } from './lose-authorization.ts';
import { listTokens } from '../queries/list-tokens.ts';

function owner() {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'owner', clock: 'manual' });
  const actor = () => twin.actor(user);
  const [first] = listTokens(twin.deps, actor());
  if (!first) throw new Error('The owner has no token');
  const locationsOf = twin.deps.db.select().from(locations).where(eq(locations.userId, user.id));
  return { ...twin, user, actor, first, rows: () => locationsOf.all() };
}

test('the account and its managed locations lose the authorization, and one event is sent (GACC-2)', () => {
  const { deps, user, actor, first, rows, events } = owner();
  const before = rows();
  events.length = 0;
  loseAuthorization(deps, actor(), first.token.id);
  loseAuthorization(deps, actor(), first.token.id);

  expect(listTokens(deps, actor())[0]?.token.status).toBe('lost-authorization');
  expect(rows().map(({ managementStatus }) => managementStatus)).toEqual(
    before.map(({ tokenId, managementStatus }) =>
      tokenId === first.token.id && managementStatus === 'enabled'
        ? 'lost-authorization'
        : managementStatus,
    ),
  );
  expect(events).toEqual([
    {
      channel: userChannel(user.id),
      name: 'google-authorization.lost',
      payload: { google_account: first.token.id, email: first.account.email },
    },
  ]);
});

test('a disconnected account leaves its locations unmanaged (GACC-1)', () => {
  const { deps, actor, first, rows } = owner();
  const before = rows();
  disconnect(deps, actor(), first.token.id);

  expect(listTokens(deps, actor()).map(({ token }) => token.id)).not.toContain(first.token.id);
  expect(rows()).toHaveLength(before.length);
  for (const [position, row] of rows().entries()) {
    const was = before[position];
    const left = was?.tokenId === first.token.id;
    expect(row.tokenId).toBe(left ? null : was?.tokenId);
    expect(row.managementStatus).toBe(
      left && was.managementStatus === 'enabled' ? 'lost-authorization' : was?.managementStatus,
    );
  }
});

test('managed locations of an account are counted separately, paused ones included (GACC-2)', () => {
  const { deps, actor, first, rows } = owner();
  const [kept, ...others] = rows().filter(({ tokenId }) => tokenId === first.token.id);
  if (!kept) throw new Error('The account has no locations');
  for (const { id } of others) {
    deps.db
      .update(locations)
      .set({ managementStatus: 'disabled' })
      .where(eq(locations.id, id))
      .run();
  }
  const counts = () => listTokens(deps, actor()).find(({ token }) => token.id === first.token.id);
  expect(counts()).toMatchObject({
    locationsCount: others.length + 1,
    managedLocationsCount: 1,
  });
  deps.db
    .update(locations)
    .set({ managementStatus: 'lost-authorization' })
    .where(eq(locations.id, kept.id))
    .run();
  expect(counts()).toMatchObject({ managedLocationsCount: 1 });
});
