import { notificationSettings as calls } from '@placekeeper/contracts/endpoints/notification-settings';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type {
  SentNotificationConfiguration,
  NotificationConfigurationInput,
} from '@placekeeper/contracts/model/notification';
import { emailMessages } from '@placekeeper/contracts/rules/email-address';
import { notificationLimits } from '@placekeeper/contracts/rules/limits';
import { expect, test } from 'vitest';
import { createTestTwin, type SignedInClient } from '../../testing/test-twin.ts';

const type = 'new-gbp-update';
const unknown = { status: 404, body: { message: 'Not found.' } };

async function accounts() {
  const twin = createTestTwin();
  const [user, other] = [
    await twin.as('basic', { locations: 3 }),
    await twin.as('basic', { locations: 1 }),
  ];
  const idsOf = async (client: SignedInClient) =>
    (await client.succeed(locations.list, {})).data.map(({ id }) => id);
  const [first, second] = await idsOf(user);
  const [theirs] = await idsOf(other);
  if (!first || !second || !theirs) throw new Error('There are locations');
  return { twin, user, other, first, second, theirs };
}

const listed = async (user: SignedInClient, location_id?: LocationId) =>
  (await user.succeed(calls.list, { query: { location_id } })).configurations;

const added = async (user: SignedInClient, location_id?: LocationId) =>
  (await user.succeed(calls.create, { query: { location_id } })).configuration;

const input = (
  changes: Partial<NotificationConfigurationInput['options']> = {},
  period: NotificationConfigurationInput['period'] = 'immediate',
): NotificationConfigurationInput => ({
  period,
  type,
  options: {
    fields: ['title', 'regularHours'],
    sources: ['google'],
    emails: ['a@example.com', 'b@example.com'],
    verification_status: false,
    location: null,
    ...changes,
  },
});

const save = (
  user: SignedInClient,
  { id }: Pick<SentNotificationConfiguration, 'id'>,
  body: NotificationConfigurationInput,
) => user.call(calls.update, { params: { id }, body });

test("@NOTIF-1 a new configuration has the defaults and mails the account's holder", async () => {
  const { user, first } = await accounts();
  const account = await added(user);
  expect(account).toEqual({
    id: account.id,
    period: 'daily',
    type,
    options: {
      fields: [],
      sources: ['ownerManager', 'google'],
      emails: ['ben.sato@example.com'],
      verification_status: true,
      location: null,
    },
  });
  const own = await added(user, first);
  expect(own).toEqual({ ...account, id: own.id, options: { ...account.options, location: first } });
});

test('@NOTIF-2 the account and each location have separate settings, in the order of their creation', async () => {
  const { user, other, first, second } = await accounts();
  expect(await listed(user)).toEqual([]);
  const account = [await added(user), await added(user)];
  const own = [await added(user, first), await added(user, first)];
  expect(await listed(user)).toEqual(account);
  expect(await listed(user, first)).toEqual(own);
  expect(await listed(user, second)).toEqual([]);
  expect(await listed(other)).toEqual([]);
  const [earlier] = account;
  if (earlier) await save(user, earlier, input());
  expect((await listed(user)).map(({ id }) => id)).toEqual(account.map(({ id }) => id));
});

test('@NOTIF-2 saving replaces one whole configuration and no other', async () => {
  const { user, first } = await accounts();
  const [one, two, own] = [await added(user), await added(user), await added(user, first)];
  const saved = await save(user, one, input());
  expect(saved).toMatchObject({ status: 200, body: { configuration: { id: one.id, ...input() } } });
  expect(await listed(user)).toEqual([{ id: one.id, ...input() }, two]);

  const ownInput = input({ location: first, fields: [], sources: ['google'] }, 'daily');
  expect((await save(user, own, ownInput)).status).toBe(200);
  expect(await listed(user, first)).toEqual([{ id: own.id, ...ownInput }]);
});

test('a repeated field or source is saved once', async () => {
  const { user } = await accounts();
  const one = await added(user);
  await save(
    user,
    one,
    input({ fields: ['title', 'latlng', 'title'], sources: ['google', 'google'] }),
  );
  expect(await listed(user)).toMatchObject([
    { options: { fields: ['title', 'latlng'], sources: ['google'] } },
  ]);
});

const many = Array.from({ length: notificationLimits.emails + 1 }, (_, n) => `a${n}@example.com`);

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  [
    'a malformed address',
    { emails: ['a@example.com', 'b'] },
    { 'options.emails.1': [emailMessages.malformed] },
  ],
  ['an empty address', { emails: [''] }, { 'options.emails.0': [emailMessages.malformed] }],
  [
    'a second header',
    { emails: ['a@example.com\nBcc: b@example.com'] },
    { 'options.emails.0': [emailMessages.malformed] },
  ],
  ['nobody', { emails: [] }, { 'options.emails': [emailMessages.none] }],
  ['too many', { emails: many }, { 'options.emails': [emailMessages.tooMany] }],
  [
    'an address twice',
    { emails: ['a@example.com', 'A@example.com'] },
    { 'options.emails.1': [emailMessages.repeated] },
  ],
  ['an unknown field', { fields: ['title', 'colour'] }, { 'options.fields.1': ['Unknown field.'] }],
  [
    'an unknown source',
    { sources: ['nobody'] },
    { 'options.sources.0': ['Unknown change source.'] },
  ],
])('@NOTIF-5 %s is refused at its path, and changes nothing', async (_, changes, errors) => {
  const { user } = await accounts();
  const one = await added(user);
  const body = { ...input(), options: { ...input().options, ...changes } };
  const refused = await user.send(calls.update, { params: { id: one.id }, body });
  expect(refused).toMatchObject({ status: 422, body: { errors } });
  expect(await listed(user)).toEqual([one]);
});

test('a configuration keeps its scope', async () => {
  const { user, first, second, theirs } = await accounts();
  const [account, own] = [await added(user), await added(user, first)];
  const refused = async (
    one: SentNotificationConfiguration,
    location: LocationId | null,
    message: RegExp,
  ) => {
    expect(await save(user, one, input({ location }))).toMatchObject({
      status: 422,
      body: { errors: { 'options.location': [expect.stringMatching(message)] } },
    });
  };
  await refused(account, first, /whole account/);
  // PERM-1: another account's location gets the same answer as the user's own second location.
  for (const location of [null, second, theirs])
    await refused(own, location, new RegExp(`^This notification belongs to location ${first}\\.`));
  expect(await listed(user)).toEqual([account]);
  expect(await listed(user, first)).toEqual([own]);
});

test('@NOTIF-2 a deleted configuration is missing', async () => {
  const { user } = await accounts();
  const [one, two] = [await added(user), await added(user)];
  expect((await user.call(calls.remove, { params: { id: one.id } })).status).toBe(204);
  expect(await listed(user)).toEqual([two]);
  expect(await user.call(calls.remove, { params: { id: one.id } })).toMatchObject(unknown);
  expect(await save(user, one, input())).toMatchObject(unknown);
});

test('@NOTIF-3 disabling deletes all configurations of a scope and no others', async () => {
  const { user, other, first, second } = await accounts();
  for (const scope of [undefined, undefined, first, first, second]) await added(user, scope);
  await added(other);
  expect((await user.call(calls.removeAll, { query: { location_id: first } })).status).toBe(204);
  expect(await listed(user, first)).toEqual([]);
  expect(await listed(user)).toHaveLength(2);
  expect(await listed(user, second)).toHaveLength(1);
  expect((await user.call(calls.removeAll, { query: {} })).status).toBe(204);
  expect(await listed(user)).toEqual([]);
  expect(await listed(user, second)).toHaveLength(1);
  expect(await listed(other)).toHaveLength(1);
});

test('@NOTIF-3 restoring leaves one fresh configuration', async () => {
  const { user } = await accounts();
  const [old] = [await added(user), await added(user)];
  await save(user, old, input());
  await user.succeed(calls.removeAll, { query: {} });
  const fresh = await added(user);
  expect(await listed(user)).toEqual([fresh]);
  expect(fresh).toMatchObject({
    period: 'daily',
    options: { fields: [], verification_status: true },
  });
});

test('@NOTIF-4 @LSET-2 a location can be excluded from the defaults and included again, repeatedly', async () => {
  const { user, first, second } = await accounts();
  const exclusions = async (locationId: LocationId) =>
    (await user.succeed(calls.exclusions, { params: { locationId } })).exclusions;
  const request = { params: { locationId: first }, body: { type } } as const;
  expect(await exclusions(first)).toEqual([]);
  for (let again = 0; again < 2; again += 1) {
    expect(await user.succeed(calls.excludeDefaults, request)).toEqual({ exclusions: [type] });
    expect(await exclusions(first)).toEqual([type]);
    expect(await exclusions(second)).toEqual([]);
  }
  for (let again = 0; again < 2; again += 1) {
    expect(await user.succeed(calls.includeDefaults, request)).toEqual({ exclusions: [] });
    expect(await exclusions(first)).toEqual([]);
  }
  const typo = { params: { locationId: first }, body: { type: 'old-gbp-update' } };
  for (const call of [calls.excludeDefaults, calls.includeDefaults])
    expect(await user.send(call, typo)).toMatchObject({
      status: 422,
      body: { errors: { type: [expect.any(String)] } },
    });
});

test('removing a location removes its settings', async () => {
  const { user, first } = await accounts();
  const own = await added(user, first);
  await user.succeed(calls.excludeDefaults, { params: { locationId: first }, body: { type } });
  await user.succeed(locations.remove, { params: { id: first } });
  expect(await save(user, own, input({ location: first }))).toMatchObject(unknown);
  expect(await user.call(calls.list, { query: { location_id: first } })).toMatchObject(unknown);
});

test.each(['list', 'create', 'removeAll'] as const)(
  '%s refuses a scope that is no id',
  async (verb) => {
    const { user } = await accounts();
    const refused = await user.send(calls[verb], { query: { location_id: 'first' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { location_id: [expect.any(String)] } },
    });
  },
);
