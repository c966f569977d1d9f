import { expect, test } from 'vitest';
import { createNotificationFixture } from '../../testing/notification-fixture.ts';
import { days, hours, isoTime, minutes } from '../clock.ts';
import { resolveUpdate } from '../google-updates/commands/resolve.ts';
import { removeLocation } from '../locations/commands/remove.ts';
import {
  createConfiguration,
  removeConfiguration,
  removeConfigurations,
  updateConfiguration,
} from './commands/configurations.ts';
import { nextDigestTime } from './commands/digest-time.ts';
import { excludeDefaults } from './exclusions.ts';
import { sendDigest } from './commands/send-digest.ts';

const holder = 'nina.lindqvist@example.com';

test.each([
  ['2026-03-02T06:59:59.999Z', 7, '2026-03-02T07:00:00.000Z'],
  ['2026-03-02T07:00:00.000Z', 7, '2026-03-03T07:00:00.000Z'],
  ['2026-03-02T09:00:00.000Z', 7, '2026-03-03T07:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', 0, '2027-01-01T00:00:00.000Z'],
  ['2026-03-02T00:00:00.000Z', 23, '2026-03-02T23:00:00.000Z'],
])('after %s, the next digest of hour %i is at %s', (now, hour, next) => {
  expect(isoTime(nextDigestTime(Date.parse(now), hour))).toBe(next);
});

test("@NOTIF-1 updates since the last digest come in one mail, at the account's hour", () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  const updates = [
    fixture.change(fixture.first, 'title'),
    fixture.change(fixture.second, 'title'),
    fixture.change(fixture.first, 'storeCode'),
  ];
  expect(fixture.digestJobs()).toMatchObject([{ dueAt: Date.UTC(2026, 2, 3, 7) }]);
  fixture.advance(hours(22) - 1);
  expect(fixture.outbox()).toEqual([]);
  fixture.advance(1);
  expect(fixture.outbox()).toEqual([`${holder}: 3 profile updates to review at 2 locations`]);
  expect(fixture.mails()).toMatchObject([{ createdAt: Date.UTC(2026, 2, 3, 7) }]);
  expect(new Set(fixture.deliveries())).toEqual(
    new Set(
      updates.map(({ id: updateId }) => {
        return { updateId, mailbox: holder, period: 'daily', deliveredAt: Date.UTC(2026, 2, 3, 7) };
      }),
    ),
  );

  fixture.advance(days(3));
  expect(fixture.outbox()).toHaveLength(1);
  fixture.change(fixture.second, 'latlng');
  fixture.advance(days(1));
  expect(fixture.outbox()[1]).toBe(`${holder}: 1 profile update to review at Pier Café, Bristol`);
});

test('a changed hour is used', () => {
  const fixture = createNotificationFixture();
  fixture.setUser({ simulation: { ...fixture.user.simulation, digestHour: 18 } });
  fixture.configure();
  fixture.change(fixture.first);
  expect(fixture.digestJobs()).toMatchObject([{ dueAt: Date.UTC(2026, 2, 2, 18) }]);
});

test('@NOTIF-1 decided updates are omitted, and without updates no mail is sent', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  const [one, two] = [
    fixture.change(fixture.first, 'storeCode'),
    fixture.change(fixture.first, 'latlng'),
  ];
  resolveUpdate(fixture.deps, fixture.actor(), one.id, 'accept');
  fixture.advance(days(1));
  expect(fixture.outbox()).toEqual([
    `${holder}: 1 profile update to review at Harbour Books, Bristol`,
  ]);
  expect(fixture.mails()[0]?.body).not.toContain(`/gbp-update-management/${one.id}\n`);
  expect(fixture.deliveries()).toMatchObject([{ updateId: two.id }]);

  const three = fixture.change(fixture.first, 'title');
  resolveUpdate(fixture.deps, fixture.actor(), three.id, 'dismiss');
  removeLocation(fixture.deps, fixture.actor(), fixture.second);
  fixture.advance(days(1));
  expect(fixture.outbox()).toHaveLength(1);
});

test('@NOTIF-1 an open update is mailed once, not daily', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  fixture.change(fixture.first, 'title');
  fixture.advance(days(1));
  fixture.change(fixture.first, 'storeCode');
  fixture.advance(days(1));
  expect(fixture.outbox().map((line) => line.split(': ')[1])).toEqual([
    '1 profile update to review at Harbour Books, Bristol',
    '1 profile update to review at Harbour Books, Bristol',
  ]);
  expect(fixture.mails()[1]?.body).not.toContain('Business name');
});

test('@NOTIF-1 each configuration includes its own fields and sources', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ emails: ['names@example.com'], fields: ['title'] });
  fixture.configure({ emails: ['people@example.com'], sources: ['ownerManager'] });
  fixture.change(fixture.first, 'title');
  fixture.change(fixture.first, 'storeCode', { type: 'ownerManager' });
  fixture.change(fixture.first, 'latlng');
  fixture.advance(days(1));
  expect(
    fixture.mails().map(({ recipient, body }) => [recipient, body.match(/^\* .*(?= \()/gm)]),
  ).toEqual([
    ['names@example.com', ['* Business name']],
    ['people@example.com', ['* Store code']],
  ]);
});

test('an address in several configurations gets one digest with each change once', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ emails: ['a@example.com', 'b@example.com'], fields: ['title'] });
  fixture.configure({ emails: ['B@example.com'] });
  fixture.configure({ emails: ['b@example.com'], location: fixture.second });
  fixture.change(fixture.first, 'title');
  fixture.change(fixture.first, 'storeCode');
  fixture.change(fixture.second, 'title');
  fixture.advance(days(1));
  expect(fixture.outbox()).toEqual([
    'a@example.com: 1 profile update to review at Harbour Books, Bristol',
    'b@example.com: 3 profile updates to review at 2 locations',
  ]);
  const [, both] = fixture.mails();
  expect(both?.body.match(/^\* /gm)).toHaveLength(3);
  expect(both?.body).toContain(
    'subscribed to notifications for the account of Nina Lindqvist and Pier Café, Bristol.',
  );
});

test('immediate mails and digests are independent', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ period: 'immediate' });
  fixture.configure({ period: 'daily' });
  fixture.change(fixture.first);
  expect(fixture.outbox()).toHaveLength(1);
  fixture.advance(days(1));
  expect(fixture.outbox()).toHaveLength(2);
});

test('a digest omits updates that were mailed immediately before it was configured', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ emails: ['other@example.com'] });
  const atOnce = fixture.configure({ period: 'immediate' });
  fixture.change(fixture.first, 'title');
  const added = fixture.configure({ emails: [holder.toUpperCase()] });
  fixture.change(fixture.first, 'storeCode');
  removeConfiguration(fixture.deps, fixture.actor(), atOnce.id);
  fixture.change(fixture.second, 'title');
  fixture.advance(days(1));
  const [first, second, ...digests] = fixture.outbox();
  expect([first, second]).toEqual([
    `${holder}: Google changed the business name of Harbour Books, Bristol`,
    `${holder}: Google changed the store code of Harbour Books, Bristol`,
  ]);
  expect(digests).toEqual([
    'other@example.com: 3 profile updates to review at 2 locations',
    `${added.options.emails[0]}: 2 profile updates to review at 2 locations`,
  ]);
  expect(
    fixture
      .mails()
      .at(-1)
      ?.body.match(/^\* .*(?= \()/gm),
  ).toEqual(['* Store code', '* Business name']);
});

test('restored defaults include updates that waited for the digest, and none that were mailed', () => {
  const fixture = createNotificationFixture();
  const scope = {};
  fixture.configure();
  fixture.change(fixture.first, 'title');
  fixture.advance(days(1));
  fixture.change(fixture.first, 'storeCode');
  removeConfigurations(fixture.deps, fixture.actor(), scope);
  createConfiguration(fixture.deps, fixture.actor(), scope);
  fixture.change(fixture.first, 'latlng');
  fixture.advance(days(1));
  expect(fixture.mails().map(({ body }) => body.match(/^\* .*(?= \()/gm))).toEqual([
    ['* Business name'],
    ['* Store code', '* Map pin'],
  ]);
});

test('@NOTIF-1 a daily configuration that becomes immediate mails its waiting updates, and no other does', () => {
  const fixture = createNotificationFixture();
  const { id, type, options } = fixture.configure({ emails: ['a@example.com'], fields: ['title'] });
  fixture.configure({ emails: ['b@example.com'] });
  fixture.change(fixture.first, 'title');
  fixture.change(fixture.first, 'storeCode');
  // The new settings would mail more, but the pending updates are mailed by the old settings, which include only the
  // title.
  const period = 'immediate' as const;
  const configuration = { type, period, options: { ...options, fields: [] } };
  for (let again = 0; again < 2; again += 1)
    updateConfiguration(fixture.deps, fixture.actor(), { id, configuration });
  const waited = 'a@example.com: 1 profile update to review at Harbour Books, Bristol';
  expect(fixture.outbox()).toEqual([waited]);
  fixture.change(fixture.second, 'storeCode');
  const atOnce = 'a@example.com: Google changed the store code of Pier Café, Bristol';
  expect(fixture.outbox()).toEqual([waited, atOnce]);
  fixture.advance(days(1));
  expect(fixture.outbox().slice(2)).toEqual([
    'b@example.com: 3 profile updates to review at 2 locations',
  ]);
});

test('without waiting updates, a changed period sends nothing', () => {
  const fixture = createNotificationFixture();
  fixture.change(fixture.first);
  const { id, type, options } = fixture.configure();
  const configuration = { type, period: 'immediate', options } as const;
  updateConfiguration(fixture.deps, fixture.actor(), { id, configuration });
  expect(fixture.outbox()).toEqual([]);
});

test('@NOTIF-4 a digest uses the settings that are in force when it is sent', () => {
  const fixture = createNotificationFixture();
  const gone = fixture.configure({ emails: ['gone@example.com'] });
  fixture.configure();
  fixture.change(fixture.first);
  fixture.change(fixture.second);
  removeConfiguration(fixture.deps, fixture.actor(), gone.id);
  excludeDefaults(fixture.deps, fixture.actor(), {
    locationId: fixture.first,
    type: 'new-gbp-update',
  });
  fixture.advance(days(1));
  expect(fixture.outbox()).toEqual([`${holder}: 1 profile update to review at Pier Café, Bristol`]);
});

test('a job that runs twice sends once', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  const { id: fromUpdateId } = fixture.change(fixture.first);
  sendDigest(fixture.deps, fixture.actor(), { fromUpdateId });
  sendDigest(fixture.deps, fixture.actor(), { fromUpdateId });
  expect(fixture.outbox()).toHaveLength(1);
  expect(fixture.deliveries()).toHaveLength(1);
});

test('an interrupted digest sends nothing, and the next run sends everything once', () => {
  const fixture = createNotificationFixture();
  fixture.configure({ emails: ['a@example.com', 'b@example.com', 'c@example.com'] });
  const { id: fromUpdateId } = fixture.change(fixture.first);
  fixture.change(fixture.second);
  const sqlite = fixture.deps.db.$client;
  sqlite.exec(`CREATE TEMP TRIGGER break_off BEFORE INSERT ON emails WHEN NEW.recipient = 'c@example.com'
    BEGIN SELECT RAISE(ABORT, 'broken off'); END`);
  expect(() => sendDigest(fixture.deps, fixture.actor(), { fromUpdateId })).toThrow('broken off');
  expect([fixture.outbox(), fixture.deliveries()]).toEqual([[], []]);
  sqlite.exec('DROP TRIGGER break_off');
  for (let again = 0; again < 2; again += 1)
    sendDigest(fixture.deps, fixture.actor(), { fromUpdateId });
  expect(fixture.mails().map(({ recipient }) => recipient)).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
});

test('a digest has one job, whatever its number of updates', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  for (let turn = 0; turn < 5; turn += 1) {
    fixture.change(fixture.first, 'title', { value: `Name ${turn}` });
    fixture.advance(minutes(5));
  }
  expect(fixture.digestJobs()).toHaveLength(1);
  fixture.advance(days(1));
  expect(fixture.outbox()).toEqual([
    `${holder}: 1 profile update to review at Harbour Books, Bristol`,
  ]);
  expect(fixture.mails()[0]?.body).toContain('On Google now: Name 4');
});
