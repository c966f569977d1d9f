import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import type { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { expect, test } from 'vitest';
import { createTestClient } from '../testing/test-client.ts';
import { createTestDeps } from '../testing/test-deps.ts';

async function signedIn(persona: string) {
  const client = createTestClient(createTestDeps().deps);
  await client.call('POST', '/__mock/accounts', { persona });
  return client;
}

type Tokens = SuccessOf<typeof googleTokens.list>;
type Fetched = SuccessOf<typeof googleLocations.show>;

/** The contract is checked on every answer: a breach would be a 500. */
test('further locations are fetched and imported over HTTP (ONB-3, ONB-6, ONB-7)', async () => {
  const { call } = await signedIn('owner');
  const { body: listed } = await call('GET', '/api/google-tokens');
  const token = (listed as Tokens).tokens[1];
  const started = await call('POST', '/api/google/locations', { google_account: token?.id });
  expect(started).toMatchObject({
    status: 200,
    body: { operation: { complete: false, errors: [] } },
  });
  const { operation } = started.body as { operation: { id: string } };

  await call('POST', '/__mock/clock/advance', { ms: 5000 });
  const { status, body } = await call('GET', `/api/google/locations/${operation.id}`);
  expect(status).toBe(200);
  const { locations, groups, operation: ended } = body as Fetched;
  expect(ended).toMatchObject({ complete: true, errors: [{ account: groups[1]?.name }] });
  expect(groups.map(({ accountName }) => accountName)).toEqual([
    'Partner stores',
    'Partner stores abroad',
  ]);
  const offer = locations.find(({ imported }) => !imported);
  expect(offer).toMatchObject({
    name: `locations/${offer?.id}`,
    account: groups[0]?.name,
    accounts: [groups[0]?.name],
    selected: false,
    selectedAccount: groups[0]?.name,
  });

  const choices = [{ id: offer?.id, account: offer?.account }];
  const request = { google_account: token?.id, locations: choices };
  expect(await call('POST', '/api/google/locations/import', request)).toEqual({
    status: 204,
    body: undefined,
  });
  expect(await call('POST', '/api/google/locations/import', request)).toMatchObject({
    status: 409,
  });
  await call('POST', '/__mock/clock/advance', { ms: 5000 });
  expect(await call('GET', '/api/google/locations/import/status')).toEqual({
    status: 200,
    body: { total: 1, complete: 1, errored: 0, failures: [] },
  });
  expect(await call('POST', '/api/google/locations/import', request)).toMatchObject({
    status: 422,
    body: { errors: { 'locations.0': [expect.any(String)] } },
  });
});

test('a lost account is a conflict, a strange one is missing, a disconnected one is gone', async () => {
  const { call } = await signedIn('owner');
  const { body } = await call('GET', '/api/google-tokens');
  const [first, , lost] = (body as Tokens).tokens;
  expect(await call('POST', '/api/google/locations', { google_account: lost?.id })).toMatchObject({
    status: 409,
  });
  expect(await call('POST', '/api/google/locations', { google_account: 999_999 })).toMatchObject({
    status: 404,
  });
  expect(await call('DELETE', `/api/google-tokens/${first?.id}`)).toEqual({
    status: 204,
    body: undefined,
  });
  expect(await call('DELETE', `/api/google-tokens/${first?.id}`)).toMatchObject({ status: 404 });
  expect(await call('GET', '/api/google/locations/made-up')).toMatchObject({ status: 404 });
});

test('the current user, the subscription and the metadata over HTTP', async () => {
  const { call } = await signedIn('owner');
  expect(
    await call('PUT', '/api/current-user/metadata', { key: 'seen', value: true }),
  ).toMatchObject({ status: 204 });
  expect(await call('GET', '/api/current-user')).toMatchObject({
    status: 200,
    body: {
      user: {
        is_admin: false,
        has_gbp_management_subscription: true,
        locations_count: 36,
        metadata: { seen: true },
        identity: { subscriptions: [{ product_key: 'rb' }] },
      },
    },
  });
  expect(await call('GET', '/api/current-user/subscription-meta')).toEqual({
    status: 200,
    body: { gbp_management_subscription: { slots: 40, locations: 29, pending_updates: 12 } },
  });
});
