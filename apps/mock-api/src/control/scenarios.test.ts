import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { locations } from '../db/schema/locations.ts';
import { profiles } from '../db/schema/provider.ts';
import { scenarioNames, type ScenarioName } from '../seed/scenarios/names.ts';
import { scenarios } from '../seed/scenarios/scenarios.ts';
import { createTestTwin } from '../testing/test-twin.ts';
import { control } from './contract.ts';

async function inScenario(scenario: ScenarioName, wish: { locations?: number } = {}) {
  const twin = createTestTwin();
  const user = twin.guest();
  const { user_id: userId } = await user.succeed(control.createAccount, {
    body: { scenario, ...wish },
  });
  return { ...twin, user, userId };
}

test.each(scenarioNames)('%s is offered, can be created, and is reproducible', async (name) => {
  const first = await inScenario(name, { locations: 14 });
  const { scenarios: offered } = await first.user.succeed(control.scenarios);
  expect(offered.map((scenario) => scenario.name)).toEqual(scenarioNames);
  const { title, sentence, persona } = scenarios[name];
  expect(offered).toContainEqual({ name, title, sentence, persona });

  const second = await inScenario(name, { locations: 14 });
  for (const call of [api.locations.list, api.updates.list, api.googleTokens.list]) {
    const [one, other] = [await first.user.send(call), await second.user.send(call)];
    // Of these calls, only the list of updates needs the subscription.
    expect(one.status).toBe(
      name === 'expired-subscription' && call === api.updates.list ? 403 : 200,
    );
    expect(other.body).toEqual(one.body);
  }
  expect((await first.user.succeed(control.coverage)).violations).toEqual([]);
});

test('a scenario applies only to its persona', async () => {
  const { guest } = createTestTwin();
  const body = { scenario: 'many-updates', persona: 'new' } as const;
  expect(await guest().call(control.createAccount, { body })).toMatchObject({
    status: 422,
    body: {
      errors: { persona: ['The scenario many-updates requires the persona agency.'] },
    },
  });
  const own = { scenario: 'no-slots-left', persona: 'owner', clock: 'live' } as const;
  await guest().succeed(control.createAccount, { body: own });
});

test('many-updates: a thousand updates are open @UPD-1', async () => {
  const { user } = await inScenario('many-updates');
  expect(await user.succeed(api.currentUser.subscriptionMeta)).toMatchObject({
    gbp_management_subscription: { pending_updates: 1000 },
  });
});

test('same-change-everywhere: one value on every managed location', async () => {
  const { user } = await inScenario('same-change-everywhere');
  const { gbp_management_subscription: subscription } = await user.succeed(
    api.currentUser.subscriptionMeta,
  );
  const { google_updates } = await user.succeed(api.updates.list, {
    query: { page: { size: 100 } },
  });
  expect(google_updates).toHaveLength(subscription.locations);
  expect(new Set(google_updates.map(({ update_value }) => JSON.stringify(update_value))).size).toBe(
    1,
  );
});

test('lost-authorization: the largest account has lost its authorization @GACC-2', async () => {
  const { user } = await inScenario('lost-authorization');
  const { tokens } = await user.succeed(api.googleTokens.list);
  const largest = tokens.toSorted((a, b) => b.locations_count - a.locations_count)[0];
  expect(largest?.status).toBe('lost-authorization');
});

test('failed-publishing: three attempts have failed with reasons', async () => {
  const { user } = await inScenario('failed-publishing');
  const { data } = await user.succeed(api.locations.list, { query: { sort: 'imported_at' } });
  const failed = [];
  for (const { id } of data) {
    const found = await user.succeed(api.locations.failedPatchAttempts, { params: { id } });
    failed.push(...found.errors);
  }
  // The persona already has two failures.
  expect(failed).toHaveLength(2 + 3);
  for (const { message } of failed) expect(message).toEqual(expect.any(String));
});

test('import-running: an import runs and completes @IMP-3', async () => {
  const { user } = await inScenario('import-running');
  const running = await user.succeed(api.googleLocations.importStatus);
  expect(running.total).toBe(400);
  expect(running.complete).toBe(100);
  await user.advance(10_000);
  expect(await user.succeed(api.googleLocations.importStatus)).toMatchObject({ complete: 400 });
});

test('import-with-errors: a quarter of the import failed @IMP-3', async () => {
  const { user } = await inScenario('import-with-errors');
  const status = await user.succeed(api.googleLocations.importStatus);
  expect(status).toMatchObject({ total: 40, complete: 40, errored: 10 });
});

test('no-slots-left: no further location can be managed @LOC-5', async () => {
  const { user } = await inScenario('no-slots-left');
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'disabled' },
  });
  const id = data[0]?.id;
  if (id === undefined) throw new Error('Every location is managed');
  expect(await user.call(api.locations.enableManagement, { params: { id } })).toMatchObject({
    status: 409,
  });
});

test('expired-subscription: all locations exist, but none is managed @ONB-5', async () => {
  const { user } = await inScenario('expired-subscription');
  expect(await user.succeed(api.currentUser.show)).toMatchObject({
    user: { has_gbp_management_subscription: false, locations_count: 36 },
  });
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  expect(data).toEqual([]);
});

test.each(['suspended', 'unverified'] as const)(
  '%s-profile: three profiles have this standing',
  async (standing) => {
    const { deps } = await inScenario(`${standing}-profile`);
    const rows = deps.db.select().from(profiles).where(eq(profiles.standing, standing)).all();
    expect(rows).toHaveLength(3);
  },
);

test('duplicate-services: a service is listed twice, here and at Google', async () => {
  const { deps } = await inScenario('duplicate-services');
  const doubled = deps.db
    .select({ ours: locations.profile, live: profiles.live })
    .from(locations)
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .all()
    .filter(({ ours }) => JSON.stringify(ours.serviceItems).split('Gift wrapping').length > 2);
  expect(doubled).toHaveLength(3);
  for (const { ours, live } of doubled) expect(live.serviceItems).toEqual(ours.serviceItems);
});

test('long-names: hostile texts are found and shown unchanged', async () => {
  const { user } = await inScenario('long-names');
  const { data } = await user.succeed(api.locations.list, { query: { search: '<script>' } });
  expect(data).toMatchObject([{ name: '<script>alert("a")</script> & Sons' }]);
});

test('empty-inbox: no update is open', async () => {
  const { user } = await inScenario('empty-inbox');
  expect(await user.succeed(api.updates.list, {})).toMatchObject({ google_updates: [] });
  expect(await user.succeed(control.inbox)).toEqual({ emails: [] });
});
