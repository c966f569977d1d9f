import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { anyText } from '@placekeeper/contracts/testing/any-text';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MailedLocation } from './mail.ts';
import {
  digestMail,
  immediateMail,
  type LocationUpdates,
  type MailedUpdate,
} from './update-mails.ts';

const origin = 'https://web.example';
const sender = { account: 'Olivia Hart', scopes: [null] };

const location = (id: number, changes: Partial<MailedLocation> = {}): MailedLocation => ({
  id: LocationId.parse(id),
  name: 'Harbour Books',
  storeCode: 'HB-001',
  address: '12 Harbour Street, Bristol BS1 4RN',
  locality: 'Bristol',
  ...changes,
});

const update = (id: number, changes: Partial<MailedUpdate> = {}): MailedUpdate => ({
  id: GoogleUpdateId.parse(id),
  field: 'title',
  source: 'google',
  action: 'changed',
  before: 'Harbour Books',
  after: 'Harbour Bookshop',
  at: Date.UTC(2026, 2, 2, 7, 30),
  ...changes,
});

const linksOf = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href);

describe('@NOTIF-5 a mail about one update', () => {
  const mail = immediateMail(origin, sender, { location: location(3), update: update(7) });

  test('names author, change and location', () => {
    expect(mail.subject).toBe('Google changed the business name of Harbour Books, Bristol');
    expect(mail.text).toContain('Changed by Google, 2 Mar 2026, 07:30 UTC');
    expect(mail.text).toContain('Your value: Harbour Books\n  On Google now: Harbour Bookshop');
    for (const words of ['Harbour Bookshop', 'On Google now', 'HB-001'])
      expect(mail.html).toContain(words);
  });

  test('links to the update and to the settings that caused it, with absolute addresses', () => {
    expect(new Set(linksOf(mail.html))).toEqual(
      new Set([`${origin}/gbp-update-management/7`, `${origin}/settings`]),
    );
    for (const href of linksOf(mail.html)) expect(mail.text).toContain(href);
    expect(mail.text).toContain(
      'because you’re subscribed to notifications for the account of Olivia Hart.',
    );
  });

  test("names a location's own settings if they caused it", () => {
    const own = immediateMail(
      origin,
      { ...sender, scopes: [location(3)] },
      { location: location(3), update: update(7) },
    );
    expect(own.text).toContain('subscribed to notifications for Harbour Books, Bristol.');
    expect(own.text).toContain(`${origin}/location/3/settings`);
    expect(own.text).not.toContain(`${origin}/settings`);
  });

  test.each<[Partial<MailedUpdate>, string]>([
    [
      { source: 'ownerManager', action: 'added', field: 'websiteUri' },
      'An owner or manager added the website of',
    ],
    [{ action: 'removed', field: 'storefrontAddress' }, 'Google hid the storefront address of'],
    [{ action: 'removed', field: 'websiteUri' }, 'Google removed the website of'],
    [{ field: 'attributes/url_tiktok' }, 'Google changed the TikTok link of'],
    [{ field: 'attributes/url_facebook' }, 'Google changed the Facebook link of'],
  ])('%j reads as %s', (changes, subject) => {
    const told = immediateMail(origin, sender, {
      location: location(3),
      update: update(7, changes),
    });
    expect(told.subject).toContain(subject);
  });

  test('needs neither images nor scripts', () => {
    expect(mail.html).not.toMatch(
      /<(img|script|link|iframe|object|form)|url\(|javascript:|\son\w+=/i,
    );
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"');
  });
});

describe('@NOTIF-5 text of others is escaped', () => {
  const hostile =
    '"><script>alert(1)</script>\u202E\u2067\u200F\u061C\r\nBcc: all@example.com مقهى 👨‍👩‍👧 ' +
    'x'.repeat(10_000);
  const told: LocationUpdates & { readonly updates: readonly [MailedUpdate] } = {
    location: location(3, {
      name: hostile,
      locality: hostile,
      address: hostile,
      storeCode: hostile,
    }),
    updates: [
      update(7, { field: 'profile.description', before: hostile, after: `new ${hostile}` }),
    ],
  };
  const from = { account: hostile, scopes: [null, told.location] };
  const update7 = `${origin}/gbp-update-management/7`;
  const settings = [`${origin}/settings`, `${origin}/location/3/settings`];

  test.each([
    [
      'at once',
      immediateMail(origin, from, { location: told.location, update: told.updates[0] }),
      [update7, ...settings],
    ],
    [
      'in a digest',
      digestMail(origin, from, [told]),
      [update7, `${origin}/gbp-update-management`, ...settings],
    ],
  ])(
    'with %s, markup is escaped, direction marks are removed, and long text is shortened',
    (_, mail, links) => {
      expect(mail.html).not.toContain('<script');
      expect(mail.html).toContain('&lt;script&gt;');
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part).not.toMatch(/[\u202E\u2067\u200F\u061C\r\0]/);
        expect(part).toContain('مقهى');
      }
      expect(mail.subject).not.toContain('\n');
      expect(mail.text).not.toMatch(/^Bcc:/m);
      expect(mail.subject.length).toBeLessThan(300);
      expect(mail.html.length).toBeLessThan(20_000);
      expect(new Set(linksOf(mail.html))).toEqual(new Set(links));
    },
  );

  test('any texts give the same tags', () => {
    const tags = (name: string, value: string) =>
      immediateMail(
        origin,
        { account: name, scopes: [null] },
        {
          location: location(1, { name, address: 'a' }),
          update: update(1, { before: 'b', after: value }),
        },
      ).html.match(/<[^>]*>/g)?.length;
    const usual = tags('name', 'value');
    fc.assert(
      fc.property(anyText(), fc.string({ minLength: 1 }), (name, value) => {
        expect(tags(name, `v${value}`)).toBe(usual);
      }),
    );
  });
});

describe('@NOTIF-1 a digest', () => {
  const bath = location(4, { name: 'Pier Café', locality: 'Bath' });
  const days: readonly LocationUpdates[] = [
    {
      location: location(3),
      updates: [
        update(9, { field: 'profile.description' }),
        update(5, { field: 'title' }),
        update(8, { field: 'storeCode' }),
      ],
    },
    { location: bath, updates: [update(6)] },
  ];

  test('counts, ordered by location and then by field', () => {
    const mail = digestMail(origin, sender, days);
    expect(mail.subject).toBe('4 profile updates to review at 2 locations');
    const at = (words: string) => mail.text.indexOf(words);
    const order = [
      'Harbour Books, Bristol',
      '* Store code',
      '* Business name',
      '* Description',
      'Pier Café, Bath',
      '/6',
    ];
    expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
    expect(order.map(at)).not.toContain(-1);
    expect(new Set(linksOf(mail.html))).toEqual(
      new Set([
        ...[5, 6, 8, 9].map((id) => `${origin}/gbp-update-management/${id}`),
        `${origin}/gbp-update-management`,
        `${origin}/settings`,
      ]),
    );
  });

  test('names the location if there is only one', () => {
    expect(digestMail(origin, sender, days.slice(1)).subject).toBe(
      '1 profile update to review at Pier Café, Bath',
    );
    expect(digestMail(origin, sender, days.slice(0, 1)).subject).toBe(
      '3 profile updates to review at Harbour Books, Bristol',
    );
  });

  test('names the settings that caused it, without a list of hundreds', () => {
    const many = Array.from({ length: 10 }, (_, n) =>
      location(n + 1, { name: `Shop ${n}`, locality: null }),
    );
    const { text } = digestMail(origin, { ...sender, scopes: [null, ...many] }, days);
    expect(text).toContain(
      'subscribed to notifications for the account of Olivia Hart, Shop 0, Shop 1 and 8 more.',
    );
    expect(text.match(/Manage notifications/g)).toHaveLength(3);
  });

  test('lists as many changes as fit into a mail, and counts the rest', () => {
    const day = (open_day: string, close_time: string) => {
      return { open_day, open_time: '09:00', close_day: open_day, close_time };
    };
    const hours: Partial<MailedUpdate> = {
      field: 'regularHours',
      before: daysOfWeek.map((name, at) => day(name, `1${at}:00`)),
      after: daysOfWeek.map((name, at) => day(name, `1${at}:30`)),
    };
    const big = Array.from({ length: 2500 }, (_, n): LocationUpdates => {
      return { location: location(n + 1), updates: [update(n + 1, hours)] };
    });
    const mail = digestMail(origin, sender, big);
    expect(mail.subject).toBe('2,500 profile updates to review at 2,500 locations');
    expect(mail.text.match(/^\* /gm)).toHaveLength(18);
    expect(mail.text).toContain('Plus 2,482 more in Placekeeper.');
    // Gmail cuts a mail off at 102 kB.
    expect(mail.html.length).toBeLessThan(100_000);
  });
});
