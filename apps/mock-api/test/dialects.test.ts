import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { noAddress } from '@placekeeper/contracts/model/provider-values';
import { userChannel } from '@placekeeper/contracts/core/event';
import { expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import {
  dialectNames,
  dialectSentences,
  type Dialect,
} from '../src/http/dialects/dialect-names.ts';
import { createTestTwin } from '../src/testing/test-twin.ts';

async function speaking(...dialects: Dialect[]) {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 12 });
  const { data } = await user.succeed(api.locations.list, {});
  const { tags } = await user.succeed(api.tags.list);
  const { tokens } = await user.succeed(api.googleTokens.list);
  const location = data.find(({ gbp_management_status: status }) => status === 'enabled');
  const [tag] = tags;
  const token = tokens.find(({ status }) => status === 'active');
  if (!location || !tag || !token) throw new Error('The owner is not as expected');
  await user.succeed(control.changePlatform, { body: { platform: 'specified', dialects } });
  const answer = async (endpoint: AnyEndpoint, request = {}) => {
    const { status, body } = await user.send(endpoint, request);
    return { status, body: Object(body) };
  };
  return { ...twin, user, location, tag, token, answer, params: { id: location.id } };
}

type Bench = Awaited<ReturnType<typeof speaking>>;

const writesAnswer =
  (status: number, body: object) =>
  async ({ answer, tag, params }: Bench) => {
    const rename = { params: { id: tag.id }, body: { name: 'Renamed' } };
    expect(await answer(api.tags.rename, rename)).toEqual({ status, body });
    expect(await answer(api.locations.markViewed, { params })).toEqual({ status, body });
    const label = { params, body: { label: 'Corner shop' } };
    expect(await answer(api.locations.update, label)).toMatchObject({
      status: 200,
      body: { location: { label: 'Corner shop' } },
    });
  };

const proofs: Readonly<Record<Dialect, (fixture: Bench) => Promise<void>>> = {
  'writes-empty-object': writesAnswer(200, {}),
  'writes-success': writesAnswer(200, { success: true }),
  'writes-204': writesAnswer(204, {}),
  'page-fields-beside-data': async ({ answer }) => {
    const { body } = await answer(api.locations.list);
    expect(body).toMatchObject({ total: 12, current_page: 1, data: expect.any(Array) });
    expect(body).not.toHaveProperty('meta');
  },
  'data-envelope': async ({ answer, tag, params, location }) => {
    expect((await answer(api.tags.list)).body.data).toContainEqual({ id: tag.id, name: tag.name });
    expect((await answer(api.locations.show, { params })).body.data.name).toBe(location.name);
    expect((await answer(api.updates.list)).body).toHaveProperty('google_updates');
  },
  'bare-things': async ({ answer, tag, params, location }) => {
    expect((await answer(api.tags.list)).body).toContainEqual({ id: tag.id, name: tag.name });
    expect((await answer(api.locations.show, { params })).body.name).toBe(location.name);
    expect((await answer(api.currentUser.subscriptionMeta)).body).toHaveProperty(
      'gbp_management_subscription',
    );
  },
  'named-otherwise': async ({ answer, params }) => {
    const [update] = (await answer(api.updates.list)).body.google_updates;
    const shown = await answer(api.updates.show, { params: { id: update.id } });
    expect(shown.body.update.id).toBe(update.id);
    expect((await answer(api.services.list, { params })).body.services).toHaveProperty(
      'primary_category',
    );
  },
  'ids-as-text': async ({ answer, deps, user, location, tag }) => {
    const { data, meta } = (await answer(api.locations.list)).body;
    expect(data[0].id).toMatch(/^\d+$/);
    expect(meta.total).toBe(12);
    const body = { locations: [String(location.id)] };
    expect((await answer(api.tags.addLocations, { params: { id: tag.id }, body })).status).toBe(
      204,
    );
    const event = { location_id: 5, has_google_updates: true, has_owner_manager_updates: false };
    expect(
      deps.hub.faults.translate?.(userChannel(user.userId), 'gbp-update.received', event),
    ).toMatchObject({ location_id: '5', has_google_updates: true });
  },
  'numbers-as-text': async ({ answer, location, params }) => {
    const shown = (await answer(api.locations.show, { params })).body.location;
    expect([shown.id, shown.lat]).toEqual([location.id, String(location.lat)]);
    expect((await answer(api.currentUser.show)).body.user.locations_count).toBe('12');
    expect((await answer(api.updates.meta)).body.change_source_totals.google).toMatch(/^\d+$/);
    const { locations } = (await answer(api.currentUser.subscriptionMeta)).body
      .gbp_management_subscription;
    expect(locations).toMatch(/^\d+$/);
  },
  'booleans-as-numbers': async ({ answer, params }) => {
    const { location } = (await answer(api.locations.show, { params })).body;
    expect([0, 1]).toContain(location.has_unresolved_updates);
    const { user } = (await answer(api.currentUser.show)).body;
    expect(user.is_admin).toBe(0);
    // The dialect keeps the values of the metadata, because the user chooses them.
    expect(Object.values(user.metadata)).toEqual([true]);
  },
  'reads-empty-object': async ({ answer, tag, params }) => {
    expect((await answer(api.tags.show, { params: { id: tag.id } })).body).toEqual({});
    expect((await answer(api.locations.checkIfManaged, { params })).body).toEqual({});
    expect((await answer(api.tags.list)).body.tags).toContainEqual({ id: tag.id, name: tag.name });
  },
  sparse: async ({ answer, params }) => {
    const { tokens } = (await answer(api.googleTokens.list)).body;
    expect(Object.keys(tokens[0])).toEqual(['id', 'email']);
    const { location } = (await answer(api.locations.show, { params })).body;
    expect(Object.keys(location.owner)).toEqual(['id']);
    expect(location).not.toHaveProperty('formatted_address');
    const [photo] = (await answer(api.locations.listMedia, { params })).body.data;
    expect(Object.keys(photo)).not.toContain('width');
  },
  'provider-hours': async ({ answer, params }) => {
    const { data } = (await answer(api.locations.list)).body;
    const open = data.find(
      ({ opening_hours: hours }: { opening_hours: unknown }) => hours !== null,
    );
    expect(open.opening_hours.regularHours.periods[0]).toEqual({
      openDay: expect.stringMatching(/DAY$/),
      openTime: { hours: expect.any(Number), minutes: expect.any(Number) },
      closeDay: expect.stringMatching(/DAY$/),
      closeTime: { hours: expect.any(Number), minutes: expect.any(Number) },
    });
    const write = (hours: object) =>
      answer(api.locations.update, { params, body: { opening_hours: hours } });
    const day = { openDay: 'MONDAY', openTime: { hours: 9 }, closeTime: { hours: 17 } };
    const written = await write({ regularHours: { periods: [day] } });
    expect(written.body.location.opening_hours.regularHours.periods).toMatchObject([day]);
    expect((await write({ periods: [] })).status).toBe(422);
  },
  'complete-without-errored': ({ deps, user }) => {
    const event = { total: 3, complete: 2, errored: 1 };
    const translate = deps.hub.faults.translate;
    expect(translate?.(userChannel(user.userId), 'location.import-errored', event)).toEqual({
      ...event,
      complete: 1,
    });
    return Promise.resolve();
  },
  'provider-values': async ({ answer, user, location, params }) => {
    const address = { ...noAddress, street_address_1: '1 Quay', locality: 'Bath' };
    await user.succeed(control.changeProfile, {
      body: {
        location_id: location.id,
        type: 'google',
        field_name: 'storefrontAddress',
        update_value: { ...address, region_code: 'GB' },
      },
    });
    const query = { locations: [location.id], field_names: ['storefrontAddress'] };
    const [update] = (await answer(api.updates.list, { query })).body.google_updates;
    expect(update.update_value).toEqual({
      regionCode: 'GB',
      locality: 'Bath',
      addressLines: ['1 Quay'],
    });
    const { data } = (await answer(api.locations.list)).body;
    expect(data[0].status).toMatch(/^[A-Z_]+$/);
    const write = async (status: string) =>
      (await answer(api.locations.update, { params, body: { status } })).status;
    expect([await write('CLOSED_TEMPORARILY'), await write('open')]).toEqual([200, 422]);
  },
  'fields-of-locations': async ({ answer, params }) => {
    await answer(api.locations.update, { params, body: { phone_number: '+44 20 7946 0991' } });
    const { patch_attempts: attempts } = (
      await answer(api.locations.currentPatchAttempts, { params })
    ).body;
    expect(attempts[0].fields).toEqual(['phone_number']);
  },
  'events-by-class': ({ deps, user }) => {
    const rename = deps.hub.faults.rename;
    expect(rename?.(userChannel(user.userId), 'gbp-update.received')).toBe(
      String.raw`App\Events\GbpUpdateReceived`,
    );
    expect(rename?.(userChannel(user.userId + 1), 'patch-attempt.failed')).toBe(
      'patch-attempt.failed',
    );
    return Promise.resolve();
  },
  'categories-with-number-ids': async ({ answer, params, user, location }) => {
    const { primary_category: primary } = (await answer(api.locations.show, { params })).body
      .location;
    expect(primary.id).toEqual(expect.any(Number));
    const body = { category_id: primary.id, display_name: 'Evening classes' };
    expect((await answer(api.services.addFreeForm, { params, body })).status).toBe(204);
    const held = await user.succeed(api.locations.show, { params }, { 'X-Twin-Plain': '1' });
    expect(held.location.free_form_services).toContainEqual({
      type: 'free_form',
      category_id: location.primary_category?.id,
      display_name: 'Evening classes',
    });
  },
  'only-google-services': async ({ answer, params }) => {
    const { location } = (await answer(api.locations.show, { params })).body;
    expect(location.google_services.length).toBeGreaterThan(0);
    expect(location).not.toHaveProperty('structured_services');
    expect(location).not.toHaveProperty('free_form_services');
  },
  'no-events': ({ deps, user }) => {
    const translate = deps.hub.faults.translate;
    expect(translate?.(userChannel(user.userId), 'locations.fetched', {})).toBeNull();
    expect(translate?.(userChannel(user.userId + 1), 'locations.fetched', {})).toEqual({});
    return Promise.resolve();
  },
  'no-socket': ({ deps, user }) => {
    const refuse = deps.hub.faults.refuseUpgrade;
    const cookie = [...user.cookies].map((pair) => pair.join('=')).join('; ');
    expect(refuse?.({ headers: { cookie } })).toBe(404);
    expect(refuse?.({ headers: {} })).toBeNull();
    return Promise.resolve();
  },
  'slow-fetch': async ({ answer, user, token }) => {
    const started = await answer(api.googleLocations.fetch, { body: { google_account: token.id } });
    expect(started.body.operation.complete).toBe(false);
    await user.advance(60_000);
    const poll = async () =>
      (
        await answer(api.googleLocations.show, {
          params: { operationId: started.body.operation.id },
        })
      ).body.locations.length;
    expect([await poll(), await poll(), await poll()]).toEqual([0, 0, 0]);
    expect(await poll()).toBeGreaterThan(0);
  },
  'refuses-unknown-fields': async ({ answer, params }) => {
    const body = { label: 'Corner shop', colour: 'red' };
    expect((await answer(api.locations.update, { params, body })).status).toBe(422);
  },
};

test.each(dialectNames)('%s', async (name) => {
  const fixture = await speaking(name);
  await proofs[name](fixture);
  // A dialect changes answers on purpose, so a changed answer does not violate the contract.
  expect((await fixture.user.succeed(control.coverage)).violations).toEqual([]);
});

test('several dialects apply at once', async () => {
  const { answer, params, location } = await speaking(
    'data-envelope',
    'ids-as-text',
    'sparse',
    'only-google-services',
    'booleans-as-numbers',
  );
  const { data } = (await answer(api.locations.show, { params })).body;
  expect(data).toMatchObject({ id: String(location.id), owner: { id: expect.any(String) } });
  expect(data).not.toHaveProperty('structured_services');
});

test('refusals are the same in every dialect', async () => {
  const { user, answer } = await speaking(...dialectNames);
  expect(await answer(api.tags.create, { body: {} })).toMatchObject({
    status: 422,
    body: { errors: { name: expect.any(Array) } },
  });
  const headers = { 'X-XSRF-TOKEN': null };
  const body = { name: 'North' };
  expect((await user.send(api.tags.create, { body }, headers)).status).toBe(419);
  await user.succeed(control.expireSessions);
  expect((await answer(api.tags.list)).status).toBe(419);
});

test('each dialect is described in a sentence, and in the documentation', async () => {
  const { user } = await speaking();
  const { dialects } = await user.succeed(control.dialects);
  expect(Object.fromEntries(dialects.map(({ name, sentence }) => [name, sentence]))).toEqual(
    dialectSentences,
  );
  const page = readFileSync(join(import.meta.dirname, '../../../docs/platform.md'), 'utf8');
  const told = [...page.matchAll(/^\| `([a-z0-9-]+)` \| [^|]+ \|$/gm)].map(([, name]) => name);
  expect(told).toEqual(dialectNames);
});
