import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../db/schema/locations.ts';
import { createAccount } from '../../seed/create-account.ts';
import { createNotificationFixture } from '../../testing/notification-fixture.ts';
import { actorFor } from '../actor.ts';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { disableManagement } from '../locations/commands/set-management.ts';
import { transact } from '../transact.ts';
import { excludeDefaults, includeDefaults } from './exclusions.ts';
import { listMails } from './queries/mails.ts';
import { notifyOfUpdate } from './commands/notify-of-update.ts';

const holder = 'nina.lindqvist@example.com';
const type = 'new-gbp-update';

test('@NOTIF-1 without settings nothing is mailed', () => {
  const fixture = createNotificationFixture();
  fixture.change(fixture.first);
  expect(fixture.outbox()).toEqual([]);
  expect(fixture.digestJobs()).toEqual([]);
});

test('@NOTIF-1 an immediate configuration mails each update at once to each of its addresses', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate', emails: ['a@example.com', 'b@example.com'] });
  const update = fixture.change(fixture.first);
  const subject = 'Google changed the business name of Harbour Books, Bristol';
  expect(fixture.outbox()).toEqual([`a@example.com: ${subject}`, `b@example.com: ${subject}`]);
  expect(fixture.mails()[0]).toMatchObject({ createdAt: fixture.actor().now });
  expect(fixture.mails()[0]?.html).toContain(
    `https://web.example/gbp-update-management/${update.id}`,
  );
  const delivery = { updateId: update.id, period: 'immediate', deliveredAt: fixture.actor().now };
  expect(fixture.deliveries()).toEqual([
    { ...delivery, mailbox: 'a@example.com' },
    { ...delivery, mailbox: 'b@example.com' },
  ]);
  fixture.change(fixture.second, 'storeCode', { type: 'ownerManager' });
  expect(fixture.outbox()).toHaveLength(4);
  expect(fixture.outbox()[3]).toBe(
    'b@example.com: An owner or manager changed the store code of Pier Café, Bristol',
  );
  expect(fixture.digestJobs()).toEqual([]);
});

test('@NOTIF-1 a location without an address is mailed by its name', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  const { profile } = fixture.row(fixture.first);
  fixture.set(fixture.first, { profile: { ...profile, storefrontAddress: null } });
  fixture.change(fixture.first);
  expect(fixture.outbox()).toEqual([
    `${holder}: Google changed the business name of Harbour Books`,
  ]);
});

test('@NOTIF-1 a configuration mails only its own fields and sources', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate', fields: ['title', 'latlng'], sources: ['google'] });
  fixture.change(fixture.first, 'title', { type: 'ownerManager' });
  fixture.change(fixture.first, 'storeCode');
  expect(fixture.outbox()).toEqual([]);
  fixture.change(fixture.first, 'latlng');
  expect(fixture.outbox()).toEqual([
    `${holder}: Google changed the map pin of Harbour Books, Bristol`,
  ]);
});

test('an address in several configurations gets one mail per update, regardless of its spelling', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate', emails: ['a@example.com', 'b@example.com'] });
  fixture.configure({ period: 'immediate', emails: ['B@Example.com', 'c@example.com'] });
  fixture.change(fixture.first);
  expect(fixture.mails().map(({ recipient }) => recipient)).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
});

test('the same update is not mailed twice', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  const update = fixture.change(fixture.first);
  notifyOfUpdate(fixture.deps, fixture.actor(), { location: fixture.row(fixture.first), update });
  expect(fixture.outbox()).toHaveLength(1);
});

test('decided updates are not mailed, such as automatically rejected ones', () => {
  const fixture = createNotificationFixture();
  const update = fixture.change(fixture.first);
  fixture.configure({ period: 'immediate' });
  fixture.configure({ period: 'daily' });
  const rejected = { ...update, resolvedAction: 'rejected' } as const;
  notifyOfUpdate(fixture.deps, fixture.actor(), {
    location: fixture.row(fixture.first),
    update: rejected,
  });
  expect([fixture.outbox(), fixture.digestJobs()]).toEqual([[], []]);
});

test('updates of unmanaged locations are not mailed', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  disableManagement(fixture.deps, fixture.actor(), fixture.first);
  fixture.set(fixture.second, { managementStatus: 'lost-authorization' });
  for (const locationId of [fixture.first, fixture.second])
    receiveChange(fixture.deps, fixture.actor(), { locationId, field: 'title', type: 'google' });
  expect(fixture.outbox()).toEqual([]);
});

test('a change back to our value sends no mail', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  fixture.change(fixture.first, 'title', { value: 'Quay' });
  receiveChange(fixture.deps, fixture.actor(), {
    locationId: fixture.first,
    field: 'title',
    type: 'google',
    value: 'Harbour Books',
  });
  expect(fixture.outbox()).toHaveLength(1);
});

test("@LSET-2 a location's own settings replace the account's", () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  fixture.configure({
    period: 'immediate',
    location: fixture.first,
    emails: ['branch@example.com'],
  });
  fixture.change(fixture.first);
  fixture.change(fixture.second);
  expect(fixture.mails().map(({ recipient }) => recipient)).toEqual(['branch@example.com', holder]);
  const [own, account] = fixture.mails();
  expect(own?.body).toContain(`https://web.example/location/${fixture.first}/settings`);
  expect(account?.body).toContain('https://web.example/settings');
});

test('@NOTIF-4 an excluded location does not follow the account until it is included again', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  const scope = { locationId: fixture.first, type } as const;
  excludeDefaults(fixture.deps, fixture.actor(), scope);
  fixture.change(fixture.first, 'title');
  fixture.change(fixture.second, 'title');
  expect(fixture.outbox()).toEqual([
    `${holder}: Google changed the business name of Pier Café, Bristol`,
  ]);
  includeDefaults(fixture.deps, fixture.actor(), scope);
  fixture.change(fixture.first, 'storeCode');
  expect(fixture.outbox()).toHaveLength(2);
});

test("other accounts' locations are not mailed", () => {
  const fixture = createNotificationFixture();
  const other = createAccount(fixture.deps, { persona: 'owner', clock: 'manual', locations: 2 });
  const theirActor = actorFor(fixture.deps, other);
  const told = () => listMails(fixture.deps, theirActor).length;
  fixture.configure({ period: 'immediate' });
  const before = told();
  const [theirs] = fixture.deps.db
    .select()
    .from(locations)
    .where(eq(locations.userId, other.id))
    .all();
  if (!theirs) throw new Error('They have locations');
  const change = { locationId: theirs.id, field: 'storeCode', type: 'google' } as const;
  receiveChange(fixture.deps, theirActor, change);
  expect([fixture.outbox(), told()]).toEqual([[], before + 1]);
});

test('mails are rolled back with the change that caused them', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  const update = fixture.change(fixture.first);
  const before = [fixture.outbox(), fixture.deliveries()];
  fixture.configure({ period: 'immediate', emails: ['late@example.com'] });
  expect(() =>
    transact(fixture.deps, () => {
      notifyOfUpdate(fixture.deps, fixture.actor(), {
        location: fixture.row(fixture.first),
        update,
      });
      expect(fixture.deliveries().map(({ mailbox }) => mailbox)).toContain('late@example.com');
      throw new Error('The change could not be kept');
    }),
  ).toThrow('The change could not be kept');
  expect([fixture.outbox(), fixture.deliveries()]).toEqual(before);
});
