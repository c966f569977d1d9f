import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';

test('further locations are fetched and imported over HTTP (ONB-3, ONB-6, ONB-7)', async () => {
  const owner = await createTestTwin().as('owner');
  const { tokens } = await owner.succeed(googleTokens.list);
  const account = tokens.filter(({ status }) => status === 'active')[1]?.id;
  if (!account) throw new Error('There is no second active account');
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
