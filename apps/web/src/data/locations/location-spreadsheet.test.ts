import { readSpreadsheet } from '@placekeeper/contracts/spreadsheet/read-spreadsheet';
import { expect, test, vi } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';

async function openPage(account: object) {
  vi.resetModules();
  const page = await openTwinPage(account);
  const [{ call }, { locations }, { writeLocations }] = await Promise.all([
    import('../api/client.ts'),
    import('@placekeeper/contracts/endpoints/locations'),
    import('./location-spreadsheet.ts'),
  ]);
  const list = async () =>
    (await call(locations.list, { query: { page: { number: 1, size: 200 } } })).data;
  return { ...page, list, writeLocations };
}

const findCategory = (name: string) => ({ id: name, name });
const today = '2026-03-02';
const namesIn = (text: string) =>
  readSpreadsheet(text, { today, findCategory }).profiles.map(({ profile }) => profile.name);

test.each([
  [[]],
  [['ids-as-text', 'bare-things']],
  [['page-fields-beside-data', 'numbers-as-text']],
])(
  'a spreadsheet holds the locations that match, in the order of the list: %j @LOC-7',
  async (dialects) => {
    const page = await openPage({
      persona: 'agency',
      locations: 130,
      platform: 'specified',
      dialects,
    });
    const all = await page.list();
    const file = await page.writeLocations({ mode: 'matching' }, {});
    expect(file).toMatchObject({ rows: 130, partlyRead: 0 });
    expect(namesIn(file.text)).toEqual(all.map(({ name }) => name));
    expect(file.text).not.toContain('Labels');
    const [header = '', row = ''] = file.text.split('\n');
    expect(header).toMatch(
      /,Tags \(read-only\),Management \(read-only\),Google profile \(read-only\)$/,
    );
    expect(row).toMatch(/,(Managed|Not managed|Reconnect needed),(https:\S*)?$/);
    expect(readSpreadsheet(file.text, { today, findCategory }).unknownColumns).toEqual([]);
    expect(page.requests.filter((request) => request.includes('/export'))).toEqual([]);
  },
);

test('locations that are selected by id keep their order, and deleted ones are left out @LOC-7', async () => {
  const page = await openPage({ persona: 'owner', platform: 'specified' });
  const [first, second, third] = await page.list();
  if (!first || !second || !third) throw new Error('The account has no locations.');
  const missing = { ...first, id: first.id + 100_000 };
  const file = await page.writeLocations(
    { mode: 'ids', locations: [third.id, missing.id as typeof first.id, first.id] },
    {},
  );
  expect(namesIn(file.text)).toEqual([third.name, first.name]);
});

test('the export counts rows with an unreadable value', async () => {
  const page = await openPage({ persona: 'owner', platform: 'specified' });
  const [first, second] = await page.list();
  if (!first || !second) throw new Error('The account has no locations.');
  page.answerInstead(/POST \/api\/locations\/list/, async (send) => {
    const answer = await (await send()).json();
    answer.data[0].opening_hours = 'every day';
    return Response.json(answer);
  });
  const file = await page.writeLocations({ mode: 'ids', locations: [first.id, second.id] }, {});
  expect(file).toMatchObject({ rows: 2, partlyRead: 1 });
});

test('the export counts unreadable locations, in the list or by their ids @LOC-7 @UPD-9', async () => {
  const page = await openPage({ persona: 'owner', platform: 'specified' });
  const all = await page.list();
  const breakFirst = async (send: () => Promise<Response>) => {
    const answer = await (await send()).json();
    delete answer.data[0].id;
    return Response.json(answer);
  };
  page.answerInstead(/POST \/api\/locations\/list/, breakFirst);
  const ids = all.map(({ id }) => id);
  expect(await page.writeLocations({ mode: 'ids', locations: ids }, {})).toMatchObject({
    rows: all.length - 1,
    unreadable: 1,
  });
  page.answerInstead(/GET \/api\/locations\/list/, breakFirst);
  expect(await page.writeLocations({ mode: 'matching' }, {})).toMatchObject({
    rows: all.length - 2,
    unreadable: 2,
  });
});
