import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';
import { readCsv } from '@placekeeper/contracts/spreadsheet/csv';
import { readSpreadsheetChanges } from '@placekeeper/contracts/spreadsheet/read-changes';
import { sheetProfileOf } from '@placekeeper/contracts/spreadsheet/sheet-profile';
import { writeSpreadsheet } from '@placekeeper/contracts/spreadsheet/write-spreadsheet';
import { findCategoryNamed } from '../spreadsheet/category-names.ts';
import { control } from './contract.ts';

const hostile = '<img src=x onerror=alert(1)>';

test('the given texts replace the free texts of one account only', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('owner'), await twin.as('owner')];
  const before = await other.succeed(api.locations.list, {});

  await user.succeed(control.replaceTexts, { body: { texts: [hostile] } });

  const { data } = await user.succeed(api.locations.list, {});
  expect(data.length).toBeGreaterThan(0);
  for (const location of data) expect(location.name).toBe(hostile);
  const { tags } = await user.succeed(api.tags.list, {});
  for (const { name } of tags) expect(name).toContain(hostile);
  expect(await other.succeed(api.locations.list, {})).toEqual(before);
});

test("no update is opened: Google's values still equal ours", async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner');
  const waiting = () => user.succeed(api.updates.list, { query: { active: true } });
  const { meta } = await waiting();
  await user.succeed(control.replaceTexts, { body: { texts: [hostile, 'Plain'] } });
  expect((await waiting()).meta.total).toBe(meta.total);
});

const texts = [
  '=HYPERLINK("https://evil.example")\r\nBcc: all@example.com',
  `\u202Eexe.gpj\u2067 "quoted", <b>${'W'.repeat(5000)}${' endless'.repeat(600)}`,
  '000123',
  '1234567890123456',
];

test('the spreadsheet of any texts imports without changes, and contains no formula @BULK-3', async () => {
  const user = await createTestTwin().as('owner');
  await user.succeed(control.replaceTexts, { body: { texts } });
  const { data } = await user.succeed(api.locations.list, { query: { page: { size: 1000 } } });
  const present = data.map((location) => ({ id: location.id, profile: sheetProfileOf(location) }));
  const text = writeSpreadsheet(present.map(({ profile }) => profile));
  const cells = readCsv(text).rows.flatMap((row) => row.cells);
  expect(
    cells.filter((cell) =>
      /^[=@\t\r]|^\+(?!\d+( [\d-]+)+$)|^-(?!\d+(\.\d+)?$)|^0\d+$|^\d{12,}$/.test(cell),
    ),
  ).toEqual([]);

  const reading = readSpreadsheetChanges(text, present, {
    today: '2026-03-02',
    findCategory: findCategoryNamed,
  });
  expect(reading).toMatchObject({ rows: data.length, faulty: 0, errors: [] });
  expect('changes' in reading && reading.changes.size).toBe(0);
});

test('mails with any texts have a subject of one short line without control marks or markup @NOTIF-5', async () => {
  const user = await createTestTwin().as('owner');
  await user.succeed(control.replaceTexts, { body: { texts } });
  const { data } = await user.succeed(api.locations.list, {});
  const options = {
    fields: [],
    sources: ['google' as const],
    emails: ['hostile@example.com'],
    verification_status: true,
    location: null,
  };
  const body = { period: 'immediate', type: 'new-gbp-update', options } as const;
  const { configuration } = await user.succeed(api.notificationSettings.create, { query: {} });
  const params = { id: configuration.id };
  await user.succeed(api.notificationSettings.update, { params, body });
  for (const { id } of data.filter((one) => one.gbp_management_status === 'enabled').slice(0, 4)) {
    const changed = { location_id: id, type: 'google' } as const;
    for (const field_name of ['title', 'profile.description'] as const)
      await user.succeed(control.changeProfile, {
        body: { ...changed, field_name, update_value: `new ${texts[1]}` },
      });
  }
  const { emails } = await user.succeed(control.inbox, {});
  const sent = emails.filter(({ recipient }) => recipient === 'hostile@example.com');
  expect(sent.length).toBeGreaterThanOrEqual(8);
  for (const { subject, body: text, html } of sent) {
    expect(subject).not.toMatch(/[\p{Cc}\u202E\u2067]/u);
    expect(subject.length).toBeLessThan(250);
    expect(text).not.toMatch(/^Bcc:|[\u202E\u2067\r]/m);
    expect(html).not.toMatch(/<b>W|[\u202E\u2067]/);
    expect(html.length).toBeLessThan(20_000);
  }
});
