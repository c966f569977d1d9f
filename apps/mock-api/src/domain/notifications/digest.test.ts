import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { createNotificationBench } from '../../testing/notification-bench.ts';
import { days, hours, isoTime, minutes } from '../clock.ts';
import { resolveUpdate } from '../google-updates/commands/resolve.ts';
import { removeLocation } from '../locations/commands/remove.ts';
import { createConfiguration } from './commands/create.ts';
import { nextDigestTime } from './commands/digest-time.ts';
import { excludeDefaults } from './exclusions.ts';
import { removeConfiguration, removeConfigurations } from './commands/remove.ts';
import { sendDigest } from './commands/send-digest.ts';
import { updateConfiguration } from './commands/update.ts';

const holder = 'nina.lindqvist@example.com';

test.each([
  ['2026-03-02T06:59:59.999Z', 7, '2026-03-02T07:00:00.000Z'],
  ['2026-03-02T07:00:00.000Z', 7, '2026-03-03T07:00:00.000Z'],
  ['2026-03-02T09:00:00.000Z', 7, '2026-03-03T07:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', 0, '2027-01-01T00:00:00.000Z'],
  ['2026-03-02T00:00:00.000Z', 23, '2026-03-02T23:00:00.000Z'],
])('after %s, hour %i comes at %s', (now, hour, next) => {
  expect(isoTime(nextDigestTime(Date.parse(now), hour))).toBe(next);
});

test("@NOTIF-1 updates since the last digest come in one mail, at the account's hour", () => {
  const bench = createNotificationBench();
  bench.configure();
  const updates = [
    bench.change(bench.first, 'title'),
    bench.change(bench.second, 'title'),
    bench.change(bench.first, 'storeCode'),
  ];
  expect(bench.digestJobs()).toMatchObject([{ dueAt: Date.UTC(2026, 2, 3, 7) }]);
  bench.advance(hours(22) - 1);
  expect(bench.outbox()).toEqual([]);
  bench.advance(1);
  expect(bench.outbox()).toEqual([`${holder}: 3 profile changes to review at 2 locations`]);
  expect(bench.mails()).toMatchObject([{ createdAt: Date.UTC(2026, 2, 3, 7) }]);
  expect(new Set(bench.deliveries())).toEqual(
    new Set(
      updates.map(({ id: updateId }) => {
        return { updateId, mailbox: holder, period: 'daily', deliveredAt: Date.UTC(2026, 2, 3, 7) };
      }),
    ),
  );

  bench.advance(days(3));
  expect(bench.outbox()).toHaveLength(1);
  bench.change(bench.second, 'latlng');
  bench.advance(days(1));
  expect(bench.outbox()[1]).toBe(`${holder}: 1 profile change to review at Pier Café, Bristol`);
});

test('a changed hour is used', () => {
  const bench = createNotificationBench();
  const simulation = { ...bench.user.simulation, digestHour: 18 };
  bench.deps.db.update(users).set({ simulation }).where(eq(users.id, bench.user.id)).run();
  bench.configure();
  bench.change(bench.first);
  expect(bench.digestJobs()).toMatchObject([{ dueAt: Date.UTC(2026, 2, 2, 18) }]);
});

test('@NOTIF-1 decided updates are omitted, and without updates no mail is sent', () => {
  const bench = createNotificationBench();
  bench.configure();
  const [one, two] = [bench.change(bench.first, 'storeCode'), bench.change(bench.first, 'latlng')];
  resolveUpdate(bench.deps, bench.actor(), one.id, 'accept');
  bench.advance(days(1));
  expect(bench.outbox()).toEqual([
    `${holder}: 1 profile change to review at Harbour Books, Bristol`,
  ]);
  expect(bench.mails()[0]?.body).not.toContain(`/gbp-update-management/${one.id}\n`);
  expect(bench.deliveries()).toMatchObject([{ updateId: two.id }]);

  const three = bench.change(bench.first, 'title');
  resolveUpdate(bench.deps, bench.actor(), three.id, 'dismiss');
  removeLocation(bench.deps, bench.actor(), bench.second);
  bench.advance(days(1));
  expect(bench.outbox()).toHaveLength(1);
});

test('@NOTIF-1 an open update is mailed once, not daily', () => {
  const bench = createNotificationBench();
  bench.configure();
  bench.change(bench.first, 'title');
  bench.advance(days(1));
  bench.change(bench.first, 'storeCode');
  bench.advance(days(1));
  expect(bench.outbox().map((line) => line.split(': ')[1])).toEqual([
    '1 profile change to review at Harbour Books, Bristol',
    '1 profile change to review at Harbour Books, Bristol',
  ]);
  expect(bench.mails()[1]?.body).not.toContain('Business name');
});

test('@NOTIF-1 each configuration includes its own fields and sources', () => {
  const bench = createNotificationBench();
  bench.configure({ emails: ['names@example.com'], fields: ['title'] });
  bench.configure({ emails: ['people@example.com'], sources: ['ownerManager'] });
  bench.change(bench.first, 'title');
  bench.change(bench.first, 'storeCode', { type: 'ownerManager' });
  bench.change(bench.first, 'latlng');
  bench.advance(days(1));
  expect(
    bench.mails().map(({ recipient, body }) => [recipient, body.match(/^\* .*(?= \()/gm)]),
  ).toEqual([
    ['names@example.com', ['* Business name']],
    ['people@example.com', ['* Store code']],
  ]);
});

test('an address in several configurations gets one digest with each change once', () => {
  const bench = createNotificationBench();
  bench.configure({ emails: ['a@example.com', 'b@example.com'], fields: ['title'] });
  bench.configure({ emails: ['B@example.com'] });
  bench.configure({ emails: ['b@example.com'], location: bench.second });
  bench.change(bench.first, 'title');
  bench.change(bench.first, 'storeCode');
  bench.change(bench.second, 'title');
  bench.advance(days(1));
  expect(bench.outbox()).toEqual([
    'a@example.com: 1 profile change to review at Harbour Books, Bristol',
    'b@example.com: 3 profile changes to review at 2 locations',
  ]);
  const [, both] = bench.mails();
  expect(both?.body.match(/^\* /gm)).toHaveLength(3);
  expect(both?.body).toContain(
    'subscribed to notifications for the account of Nina Lindqvist and Pier Café, Bristol.',
  );
});

test('immediate mails and digests are independent', () => {
  const bench = createNotificationBench();
  bench.configure({ period: 'immediate' });
  bench.configure({ period: 'daily' });
  bench.change(bench.first);
  expect(bench.outbox()).toHaveLength(1);
  bench.advance(days(1));
  expect(bench.outbox()).toHaveLength(2);
});

test('a digest omits updates that were mailed immediately before it was configured', () => {
  const bench = createNotificationBench();
  bench.configure({ emails: ['other@example.com'] });
  const atOnce = bench.configure({ period: 'immediate' });
  bench.change(bench.first, 'title');
  const added = bench.configure({ emails: [holder.toUpperCase()] });
  bench.change(bench.first, 'storeCode');
  removeConfiguration(bench.deps, bench.actor(), atOnce.id);
  bench.change(bench.second, 'title');
  bench.advance(days(1));
  const [first, second, ...digests] = bench.outbox();
  expect([first, second]).toEqual([
    `${holder}: Google changed the business name of Harbour Books, Bristol`,
    `${holder}: Google changed the store code of Harbour Books, Bristol`,
  ]);
  expect(digests).toEqual([
    'other@example.com: 3 profile changes to review at 2 locations',
    `${added.options.emails[0]}: 2 profile changes to review at 2 locations`,
  ]);
  expect(
    bench
      .mails()
      .at(-1)
      ?.body.match(/^\* .*(?= \()/gm),
  ).toEqual(['* Store code', '* Business name']);
});

test('restored defaults include updates that waited for the digest, and none that were mailed', () => {
  const bench = createNotificationBench();
  const scope = {};
  bench.configure();
  bench.change(bench.first, 'title');
  bench.advance(days(1));
  bench.change(bench.first, 'storeCode');
  removeConfigurations(bench.deps, bench.actor(), scope);
  createConfiguration(bench.deps, bench.actor(), scope);
  bench.change(bench.first, 'latlng');
  bench.advance(days(1));
  expect(bench.mails().map(({ body }) => body.match(/^\* .*(?= \()/gm))).toEqual([
    ['* Business name'],
    ['* Store code', '* Map pin'],
  ]);
});

test('@NOTIF-1 a daily configuration that becomes immediate mails its waiting updates, and no other does', () => {
  const bench = createNotificationBench();
  const { id, type, options } = bench.configure({ emails: ['a@example.com'], fields: ['title'] });
  bench.configure({ emails: ['b@example.com'] });
  bench.change(bench.first, 'title');
  bench.change(bench.first, 'storeCode');
  // The mail follows the previous configuration, not the new one.
  const period = 'immediate' as const;
  const configuration = { type, period, options: { ...options, fields: [] } };
  for (let again = 0; again < 2; again += 1)
    updateConfiguration(bench.deps, bench.actor(), { id, configuration });
  const waited = 'a@example.com: 1 profile change to review at Harbour Books, Bristol';
  expect(bench.outbox()).toEqual([waited]);
  bench.change(bench.second, 'storeCode');
  const atOnce = 'a@example.com: Google changed the store code of Pier Café, Bristol';
  expect(bench.outbox()).toEqual([waited, atOnce]);
  bench.advance(days(1));
  expect(bench.outbox().slice(2)).toEqual([
    'b@example.com: 3 profile changes to review at 2 locations',
  ]);
});

test('without waiting updates, a changed period sends nothing', () => {
  const bench = createNotificationBench();
  bench.change(bench.first);
  const { id, type, options } = bench.configure();
  const configuration = { type, period: 'immediate', options } as const;
  updateConfiguration(bench.deps, bench.actor(), { id, configuration });
  expect(bench.outbox()).toEqual([]);
});

test('@NOTIF-4 the settings in force when the digest is sent apply', () => {
  const bench = createNotificationBench();
  const gone = bench.configure({ emails: ['gone@example.com'] });
  bench.configure();
  bench.change(bench.first);
  bench.change(bench.second);
  removeConfiguration(bench.deps, bench.actor(), gone.id);
  excludeDefaults(bench.deps, bench.actor(), { locationId: bench.first, type: 'new-gbp-update' });
  bench.advance(days(1));
  expect(bench.outbox()).toEqual([`${holder}: 1 profile change to review at Pier Café, Bristol`]);
});

test('a job that runs twice sends once', () => {
  const bench = createNotificationBench();
  bench.configure();
  const { id: fromUpdateId } = bench.change(bench.first);
  sendDigest(bench.deps, bench.actor(), { fromUpdateId });
  sendDigest(bench.deps, bench.actor(), { fromUpdateId });
  expect(bench.outbox()).toHaveLength(1);
  expect(bench.deliveries()).toHaveLength(1);
});

test('an interrupted digest sends nothing, and the next run sends everything once', () => {
  const bench = createNotificationBench();
  bench.configure({ emails: ['a@example.com', 'b@example.com', 'c@example.com'] });
  const { id: fromUpdateId } = bench.change(bench.first);
  bench.change(bench.second);
  const sqlite = bench.deps.db.$client;
  sqlite.exec(`CREATE TEMP TRIGGER break_off BEFORE INSERT ON emails WHEN NEW.recipient = 'c@example.com'
    BEGIN SELECT RAISE(ABORT, 'broken off'); END`);
  expect(() => sendDigest(bench.deps, bench.actor(), { fromUpdateId })).toThrow('broken off');
  expect([bench.outbox(), bench.deliveries()]).toEqual([[], []]);
  sqlite.exec('DROP TRIGGER break_off');
  for (let again = 0; again < 2; again += 1)
    sendDigest(bench.deps, bench.actor(), { fromUpdateId });
  expect(bench.mails().map(({ recipient }) => recipient)).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
});

test('a digest has one job, whatever its number of updates', () => {
  const bench = createNotificationBench();
  bench.configure();
  for (let turn = 0; turn < 5; turn += 1) {
    bench.change(bench.first, 'title', { value: `Name ${turn}` });
    bench.advance(minutes(5));
  }
  expect(bench.digestJobs()).toHaveLength(1);
  bench.advance(days(1));
  expect(bench.outbox()).toEqual([
    `${holder}: 1 profile change to review at Harbour Books, Bristol`,
  ]);
  expect(bench.mails()[0]?.body).toContain('On Google now: Name 4');
});
