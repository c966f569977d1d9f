import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';
import { readCsv } from '@placekeeper/contracts/spreadsheet/csv';
import { control } from './contract.ts';

const hostile = '<img src=x onerror=alert(1)>';

test('what people wrote becomes the texts, and nobody else is met', async () => {
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

test('nothing new is to review by it: what Google shows is still what is ours', async () => {
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

test('whatever the texts are, an export of them comes back as nothing new, and holds no formula @BULK-3', async () => {
  const user = await createTestTwin().as('owner');
  await user.succeed(control.replaceTexts, { body: { texts } });
  const text = await user.succeed(api.exports.locations, {
    body: { selection: { mode: 'matching' } },
  });
  const cells = readCsv(text).rows.flatMap((row) => row.cells);
  expect(
    cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)|^0\d+$|^\d{12,}$/.test(cell)),
  ).toEqual([]);

  const body = { file_name: 'locations.csv', text };
  const { bulk_edit: draft } = await user.succeed(api.bulkEditImports.create, { body });
  const params = { id: draft.id };
  const { report } = await user.succeed(api.bulkEditImports.show, { params, query: {} });
  expect(report).toMatchObject({ unchanged: report.rows, faulty: 0, errors: [] });
});

test('a mail about them has a subject of one line, and nothing in it is long, turned or markup @NOTIF-5', async () => {
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
