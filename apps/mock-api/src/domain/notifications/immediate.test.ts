import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../db/schema/locations.ts';
import { createAccount } from '../../seed/create-account.ts';
import { createNotificationBench } from '../../testing/notification-bench.ts';
import { actorFor } from '../actor.ts';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { disableManagement } from '../locations/commands/manage.ts';
import { transact } from '../transact.ts';
import { excludeDefaults, includeDefaults } from './exclusions.ts';
import { listMails } from './queries/mails.ts';
import { notifyOfUpdate } from './commands/notify-of-update.ts';

const holder = 'nina.lindqvist@example.com';
const type = 'new-gbp-update';

test('@NOTIF-1 without settings nothing is mailed', () => {
  const bench = createNotificationBench();
  bench.change(bench.first);
  expect(bench.outbox()).toEqual([]);
  expect(bench.digestJobs()).toEqual([]);
});

test('@NOTIF-1 an immediate configuration mails each update at once to each of its addresses', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate', emails: ['a@example.com', 'b@example.com'] });
  const update = bench.change(bench.first);
  const subject = 'Google changed the business name of Harbour Books, Bristol';
  expect(bench.outbox()).toEqual([`a@example.com: ${subject}`, `b@example.com: ${subject}`]);
  expect(bench.mails()[0]).toMatchObject({ createdAt: bench.actor().now });
  expect(bench.mails()[0]?.html).toContain(
    `https://web.example/gbp-update-management/${update.id}`,
  );
  const delivery = { updateId: update.id, period: 'immediate', deliveredAt: bench.actor().now };
  expect(bench.deliveries()).toEqual([
    { ...delivery, mailbox: 'a@example.com' },
    { ...delivery, mailbox: 'b@example.com' },
  ]);
  bench.change(bench.second, 'storeCode', { type: 'ownerManager' });
  expect(bench.outbox()).toHaveLength(4);
  expect(bench.outbox()[3]).toBe(
    'b@example.com: An owner or manager changed the store code of Pier Café, Bristol',
  );
  expect(bench.digestJobs()).toEqual([]);
});

test('@NOTIF-1 only its fields and sources are mailed', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate', fields: ['title', 'latlng'], sources: ['google'] });
  bench.change(bench.first, 'title', { type: 'ownerManager' });
  bench.change(bench.first, 'storeCode');
  expect(bench.outbox()).toEqual([]);
  bench.change(bench.first, 'latlng');
  expect(bench.outbox()).toEqual([
    `${holder}: Google changed the map pin of Harbour Books, Bristol`,
  ]);
});

test('an address in several configurations gets one mail per update, regardless of its spelling', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate', emails: ['a@example.com', 'b@example.com'] });
  bench.configure({ period: 'immediate', emails: ['B@Example.com', 'c@example.com'] });
  bench.change(bench.first);
  expect(bench.mails().map(({ recipient }) => recipient)).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
});

test('the same update is not mailed twice', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  const update = bench.change(bench.first);
  notifyOfUpdate(bench.deps, bench.actor(), { location: bench.row(bench.first), update });
  expect(bench.outbox()).toHaveLength(1);
});

test('decided updates are not mailed, such as automatically rejected ones', () => {
  const bench = createNotificationBench();
  const update = bench.change(bench.first);
  bench.configure({ period: 'immediate' });
  bench.configure({ period: 'daily' });
  const rejected = { ...update, resolvedAction: 'rejected' } as const;
  notifyOfUpdate(bench.deps, bench.actor(), { location: bench.row(bench.first), update: rejected });
  expect([bench.outbox(), bench.digestJobs()]).toEqual([[], []]);
});

test('updates of unmanaged locations are not mailed', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  disableManagement(bench.deps, bench.actor(), bench.first);
  receiveChange(bench.deps, bench.actor(), {
    locationId: bench.first,
    field: 'title',
    type: 'google',
  });
  bench.set(bench.second, { managementStatus: 'lost-authorization' });
  expect(bench.outbox()).toEqual([]);
});

test('a change back to our value sends no mail', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  bench.change(bench.first, 'title', { value: 'Quay' });
  receiveChange(bench.deps, bench.actor(), {
    locationId: bench.first,
    field: 'title',
    type: 'google',
    value: 'Harbour Books',
  });
  expect(bench.outbox()).toHaveLength(1);
});

test("@LSET-2 a location's own settings replace the account's", () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  bench.configure({ period: 'immediate', location: bench.first, emails: ['branch@example.com'] });
  bench.change(bench.first);
  bench.change(bench.second);
  expect(bench.mails().map(({ recipient }) => recipient)).toEqual(['branch@example.com', holder]);
  const [own, account] = bench.mails();
  expect(own?.body).toContain(`https://web.example/location/${bench.first}/settings`);
  expect(account?.body).toContain('https://web.example/settings');
});

test('@NOTIF-4 an excluded location does not follow the account until it is included again', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  const scope = { locationId: bench.first, type } as const;
  excludeDefaults(bench.deps, bench.actor(), scope);
  bench.change(bench.first, 'title');
  bench.change(bench.second, 'title');
  expect(bench.outbox()).toEqual([
    `${holder}: Google changed the business name of Pier Café, Bristol`,
  ]);
  includeDefaults(bench.deps, bench.actor(), scope);
  bench.change(bench.first, 'storeCode');
  expect(bench.outbox()).toHaveLength(2);
});

test("other accounts' locations are not mailed", () => {
  const bench = createNotificationBench();
  const other = createAccount(bench.deps, { persona: 'owner', clock: 'manual', locations: 2 });
  const theirActor = actorFor(bench.deps, other);
  const told = () => listMails(bench.deps, theirActor).length;
  bench.configure({ period: 'immediate' });
  const before = told();
  const [theirs] = bench.deps.db
    .select()
    .from(locations)
    .where(eq(locations.userId, other.id))
    .all();
  if (!theirs) throw new Error('They have locations');
  const change = { locationId: theirs.id, field: 'storeCode', type: 'google' } as const;
  receiveChange(bench.deps, theirActor, change);
  expect([bench.outbox(), told()]).toEqual([[], before + 1]);
});

test('mails are rolled back with the change that caused them', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  const update = bench.change(bench.first);
  const before = [bench.outbox(), bench.deliveries()];
  bench.configure({ period: 'immediate', emails: ['late@example.com'] });
  expect(() =>
    transact(bench.deps, () => {
      notifyOfUpdate(bench.deps, bench.actor(), { location: bench.row(bench.first), update });
      expect(bench.deliveries().map(({ mailbox }) => mailbox)).toContain('late@example.com');
      throw new Error('The change could not be kept');
    }),
  ).toThrow('The change could not be kept');
  expect([bench.outbox(), bench.deliveries()]).toEqual(before);
});
