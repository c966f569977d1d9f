import { allEndpoints, api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { userChannel } from '@placekeeper/contracts/core/event';
import { events } from '@placekeeper/contracts/events';
import { describe, expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { isObject } from '@placekeeper/contracts/core/schema-annotations';
import { fakeConnection } from '../src/realtime/testing/fake-connection.ts';
import { createTestTwin } from '../src/testing/test-twin.ts';

const nobody = '999999937';
const json = { Accept: 'application/json' };

async function specified() {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 12, platform: 'specified' });
  return { ...twin, user };
}

describe('extensions', () => {
  test.each([
    ['GET', '/api/locations/ids', 404, /^Not found\.$/, ''],
    ['GET', '/api/categories', 404, /^The route api\/categories could not be found\.$/, ''],
    ['GET', '/api/google-updates/1/alike', 404, /could not be found/, ''],
    ['POST', '/api/locations/bulk-actions', 405, /^The POST method/, 'DELETE GET HEAD PATCH'],
    ['POST', '/api/locations/5/media', 405, /^The POST method/, 'GET HEAD'],
    ['PATCH', '/api/locations/5/attributes', 404, /could not be found/, ''],
  ])('%s %s is %i, as in Laravel', async (method, path, status, message, allow) => {
    const { user } = await specified();
    const response = await user.raw(method, path, method === 'GET' ? {} : { body: '{}' });
    const allowed = (response.headers.get('Allow') ?? '').split(', ').toSorted().join(' ');
    expect([response.status, allowed]).toEqual([status, allow]);
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
  });

  test('are missing, and nothing else is', async () => {
    const { user } = await specified();
    const isAbsent = async ({ definition: { method, path } }: AnyEndpoint) => {
      const address = path.replaceAll(/\{\w+\}/g, nobody);
      const response = await user.raw(method, address, method === 'GET' ? {} : { body: '{}' });
      return response.status === 405 || /could not be found/.test(await response.text());
    };
    const calls = allEndpoints.filter(({ definition }) => definition.path.startsWith('/api/'));
    for (const call of calls)
      expect([call.id, await isAbsent(call)]).toEqual([call.id, call.definition.origin === 'ours']);
  });

  test('are missing for guests too, if the default platform is the specified one', async () => {
    const { app } = createTestTwin({ platform: { kind: 'specified', dialects: [] } });
    expect((await app.request('/api/categories', { headers: json })).status).toBe(404);
    expect((await app.request('/api/tags', { headers: json })).status).toBe(401);
    expect((await app.request('/sanctum/csrf-cookie', { headers: json })).status).toBe(204);
  });

  test('are ignored in a query and in a body', async () => {
    const { user } = await specified();
    const all = await user.succeed(api.locations.list, {});
    const sorted = await user.raw(
      'GET',
      '/api/locations/list?sort=-name&gbp_management_status=lost-authorization&colour=red',
    );
    expect(await sorted.json()).toEqual(all);
    const changed = await user.raw('PATCH', `/api/locations/${all.data[0]?.id}`, {
      body: JSON.stringify({ label: 'Corner shop', colour: 'red' }),
    });
    expect(await changed.json()).toMatchObject({ location: { label: 'Corner shop' } });
    expect((await user.raw('GET', '/api/locations/list?page[size]=many')).status).toBe(422);
  });

  test('are omitted from answers, which conform to the contract', async () => {
    const { user } = await specified();
    await user.succeed(control.createAccount, {
      body: { scenario: 'failed-publishing', platform: 'specified' },
    });
    const { data } = await user.succeed(api.locations.list, {});
    const location = data.find(({ gbp_management_status: status }) => status === 'enabled');
    if (!location) throw new Error('The owner has no managed location');
    const { google_updates: updates } = await user.succeed(api.updates.list, { query: {} });
    for (const { id, update_actionability: can } of updates.slice(0, 3))
      if (can.can_be_dismissed) await user.succeed(api.updates.dismiss, { params: { id } });
    const params = { id: location.id };
    const { tokens } = await user.succeed(api.googleTokens.list);
    const active = tokens.find(({ status }) => status === 'active');
    if (!active) throw new Error('The owner has no connected account');
    const { operation } = await user.succeed(api.googleLocations.fetch, {
      body: { google_account: active.id },
    });
    await user.advance(60_000);
    const fields = fieldsByHolder([
      { operation },
      {
        offered: await user.succeed(api.googleLocations.show, {
          params: { operationId: operation.id },
        }),
      },
      { status: await user.succeed(api.googleLocations.importStatus) },
      await user.succeed(api.currentUser.show),
      await user.succeed(api.tags.list),
      await user.succeed(api.locations.show, { params }),
      await user.succeed(api.services.list, { params }),
      await user.succeed(api.services.listSuggestions, { params }),
      await user.succeed(api.updates.list, { query: {} }),
      await user.succeed(api.updates.list, { query: { active: false } }),
      ...(await Promise.all(
        data.map(({ id }) => user.succeed(api.locations.failedPatchAttempts, { params: { id } })),
      )),
    ]);
    for (const [holder, names] of Object.entries(listedFields)) {
      expect([holder, fields.get(holder) ?? 'nothing']).toEqual([
        holder,
        names.split(' ').toSorted(),
      ]);
    }
    expect((await user.succeed(control.coverage)).violations).toEqual([]);
  });

  test('are not sent to sockets', async () => {
    const { deps, user } = await specified();
    const connection = fakeConnection('1.1');
    deps.hub.connect(connection);
    const told = Object.keys(events).filter(
      (name) => deps.hub.faults.translate?.(userChannel(user.userId), name, {}) !== null,
    );
    expect(told).toHaveLength(9);
    const translated = deps.hub.faults.translate?.(userChannel(user.userId), 'location.imported', {
      total: 1,
      complete: 1,
      errored: 0,
      failures: [],
    });
    expect(translated).toEqual({ total: 1, complete: 1, errored: 0 });
  });
});

/** Copied from the third and the seventh section of the specification, by key. */
const listedFields: Readonly<Record<string, string>> = {
  operation: 'complete id',
  offered: 'locations groups',
  locations: 'id name title storefrontAddress account accounts selected selectedAccount',
  storefrontAddress: 'addressLines locality administrativeArea regionCode',
  groups: 'id name accountName',
  status: 'total complete errored',
  user: 'id is_admin has_gbp_management_subscription locations_count metadata identity',
  identity: 'subscriptions',
  tags: 'id name',
  google_updates:
    'id location type field_name platform_value update_value change_action created_at resolution update_actionability',
  resolution: 'resolved_action',
  update_actionability:
    'can_be_accepted can_be_rejected can_be_dismissed explanation accept_reason reject_reason',
  errors: 'reason',
  structured_services: 'type service_type_id display_name',
  suggestions: 'id service_type_id display_name dismissed categories',
  location:
    'id created_at status name label label_type store_code description gmb_id date_established ' +
    'street_address_1 street_address_2 locality administrative_area postal_code region_code ' +
    'has_storefront_address lat lng phone_number website_url opening_hours gbp_management_status ' +
    'has_unresolved_updates imported_at cid primary_category additional_categories ' +
    'structured_services free_form_services business_website_slug formatted_address url ' +
    'is_lodging_location last_checked_for_google_updates owner google_update_behaviour ' +
    'auto_rejection_fields allow_owner_manager_auto_reject service_areas tags addresses ' +
    'phone_numbers location_media categories google_services',
};

function fieldsByHolder(answers: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const look = (value: unknown, holder: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, holder);
    if (!isObject(value)) return;
    const names = found.get(holder) ?? new Set<string>();
    found.set(holder, names);
    for (const [key, field] of Object.entries(value)) {
      names.add(key);
      look(field, key);
    }
  };
  for (const answer of answers) look(answer, '');
  return new Map([...found].map(([holder, names]) => [holder, [...names].toSorted()]));
}

test('an account is created with a platform, and can change it', async () => {
  const { user } = await specified();
  const other = createTestTwin();
  const plain = await other.as('basic');
  expect(await plain.succeed(control.platform)).toEqual({ platform: 'extended', dialects: [] });
  expect(await user.succeed(control.platform)).toEqual({ platform: 'specified', dialects: [] });
  await user.succeed(control.changePlatform, { body: { dialects: ['no-events'] } });
  await user.succeed(control.changePlatform, { body: { platform: 'extended' } });
  expect(await user.succeed(control.platform)).toEqual({
    platform: 'extended',
    dialects: ['no-events'],
  });
  expect((await user.raw('GET', '/api/categories?search=den')).status).toBe(200);
});

test.each(['specified', 'extended'] as const)(
  'on the %s platform, a viewed location causes no event @RT-1',
  async (platform) => {
    const twin = createTestTwin();
    const user = await twin.as('owner', { locations: 4, platform });
    const { data } = await user.succeed(api.locations.list, {});
    twin.events.length = 0;
    for (const { id } of data) await user.succeed(api.locations.markViewed, { params: { id } });
    await user.advance(0);
    expect(data).toHaveLength(4);
    expect(twin.events).toEqual([]);
  },
);
