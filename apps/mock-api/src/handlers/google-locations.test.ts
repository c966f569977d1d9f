import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { expect, test } from 'vitest';
import { createTestTwin, type SignedInClient } from '../testing/test-twin.ts';

/** Returns the account at `position` among the accounts with this status. */
async function accountOf(client: SignedInClient, status: string, position = 0) {
  const { tokens } = await client.succeed(googleTokens.list);
  const found = tokens.filter((token) => token.status === status)[position];
  if (!found) throw new Error(`There is no account that is ${status}`);
  return found;
}

test('further locations are fetched and imported over HTTP (ONB-3, ONB-6, ONB-7)', async () => {
  const owner = await createTestTwin().as('owner');
  const { id: account } = await accountOf(owner, 'active', 1);
  const started = await owner.succeed(googleLocations.fetch, { body: { google_account: account } });
  expect(started.operation).toMatchObject({ complete: false, errors: [] });

  await owner.advance(5000);
  const { locations, groups, operation } = await owner.succeed(googleLocations.show, {
    params: { operationId: started.operation.id },
  });
  expect(operation).toMatchObject({ complete: true, errors: [{ account: groups[1]?.name }] });
  expect(groups.map(({ accountName }) => accountName)).toEqual([
    'Partner stores',
    'Partner stores abroad',
  ]);
  const offer = locations.find(({ imported }) => !imported);
  if (!offer) throw new Error('Everything is imported');
  expect(offer).toMatchObject({
    name: `locations/${offer.id}`,
    account: groups[0]?.name,
    accounts: [groups[0]?.name],
    selected: false,
    selectedAccount: groups[0]?.name,
  });

  const { id, account: group } = offer;
  const body = { google_account: account, locations: [{ id, account: group }] };
  expect(await owner.call(googleLocations.import, { body })).toMatchObject({ status: 204 });
  expect(await owner.call(googleLocations.import, { body })).toMatchObject({ status: 409 });
  await owner.advance(5000);
  expect(await owner.succeed(googleLocations.importStatus)).toEqual({
    total: 1,
    complete: 1,
    errored: 0,
    failures: [],
  });
  expect(await owner.call(googleLocations.import, { body })).toMatchObject({
    status: 422,
    body: { errors: { 'locations.0': [expect.any(String)] } },
  });
});

test("calls are refused without authorization, for another account's token, and for a disconnected account", async () => {
  const twin = createTestTwin();
  const [owner, stranger] = [await twin.as('owner'), await twin.as('owner')];
  const active = await accountOf(owner, 'active');
  const lost = await accountOf(owner, 'lost-authorization');
  const fetched = (client: SignedInClient, account: GoogleTokenId) =>
    client.call(googleLocations.fetch, { body: { google_account: account } });
  const removed = (client: SignedInClient) =>
    client.call(googleTokens.remove, { params: { id: active.id } });

  expect(await fetched(owner, lost.id)).toMatchObject({ status: 409 });
  expect(await fetched(stranger, active.id)).toMatchObject({ status: 404 });
  expect(await removed(stranger)).toMatchObject({ status: 404 });
  expect(await removed(owner)).toMatchObject({ status: 204 });
  expect(await removed(owner)).toMatchObject({ status: 404 });
  const missing = { params: { operationId: 'made-up' } };
  expect(await owner.call(googleLocations.show, missing)).toMatchObject({ status: 404 });
});

test('the current user, the subscription and the metadata over HTTP', async () => {
  const owner = await createTestTwin().as('owner');
  await owner.succeed(currentUser.setMetadata, { body: { key: 'seen', value: true } });
  expect(await owner.succeed(currentUser.show)).toMatchObject({
    user: {
      id: owner.userId,
      is_admin: false,
      has_gbp_management_subscription: true,
      locations_count: 36,
      metadata: { seen: true },
      identity: { subscriptions: [{ product_key: 'rb' }] },
    },
  });
  expect(await owner.succeed(currentUser.subscriptionMeta)).toEqual({
    gbp_management_subscription: { slots: 40, locations: 29, pending_updates: 12 },
  });
});
