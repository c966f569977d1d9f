import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { personas } from '../../seed/blueprints.ts';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { createTestTwin } from '../../testing/test-twin.ts';
import { minutes } from '../clock.ts';
import { exportLocations } from '../exports/locations.ts';
import { DomainError } from '../errors.ts';
import { undoBulkEdit } from '../bulk-edits/undo.ts';
import { createBulkEditImport } from './create.ts';
import { ownedImport } from './owned-import.ts';
import { startBulkEditImport } from './start.ts';

// Who is new has nothing to export.
test.each(personas.filter((persona) => persona !== 'new'))(
  'a file that nobody touched changes nothing for %s @BULK-3',
  async (persona) => {
    const user = await createTestTwin().as(persona, persona === 'agency' ? { locations: 300 } : {});
    const text = await user.succeed(api.exports.locations, {
      body: { selection: { mode: 'matching' } },
    });
    const body = { file_name: 'locations.csv', text };
    const { bulk_edit: draft } = await user.succeed(api.bulkEditImports.create, { body });
    const shown = await user.succeed(api.bulkEditImports.show, {
      params: { id: draft.id },
      query: {},
    });
    const { data } = await user.succeed(api.locations.list, { query: { page: { size: 1000 } } });
    expect(shown.report).toMatchObject({
      rows: data.length,
      unchanged: data.length,
      faulty: 0,
      errors: [],
      unknown_columns: [],
    });
    expect(shown.items).toEqual([]);
  },
);

function bench() {
  const made = createBulkEditBench(
    ['one', 'two', 'three'].map((word, index) => ({
      title: `Shop ${word}`,
      storeCode: `S${index + 1}`,
      description: `Number ${word}.`,
    })),
  );
  const { deps, actor } = made;
  const read = (text: string) => {
    const { edit } = createBulkEditImport(deps, actor(), { file_name: 'shops.csv', text });
    return { id: edit.id, ...ownedImport(deps, actor(), edit.id).spreadsheet };
  };
  const exported = () => exportLocations(deps, actor(), { mode: 'matching' }).text;
  return { ...made, read, exported };
}

const faultsOf = (act: () => unknown): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.kind : error;
  }
};

test('only what differs is changed, and only once it is confirmed; all of it can be undone @BULK-3', () => {
  const { deps, actor, ids, read, exported, profile, advance, show } = bench();
  const [first, second, third] = ids;
  if (!first || !second || !third) throw new Error('There are three');
  const before = profile(second);
  const text = exported()
    .replace('Number two.', '"Number 2, with a comma."')
    .replace('Shop three', 'Shop 3');
  const { id, report, forecast } = read(text);
  expect(report).toMatchObject({ rows: 3, unchanged: 1, faulty: 0 });
  expect(forecast).toMatchObject({ total: 2, changed: 2, refused: 0 });
  expect(show(id).items).toMatchObject([
    { locationId: third, after: { title: 'Shop 3' } },
    { locationId: second, after: { 'profile.description': 'Number 2, with a comma.' } },
  ]);
  expect(profile(second)).toEqual(before);

  startBulkEditImport(deps, actor(), id);
  advance(minutes(5));
  expect(show(id)).toMatchObject({ status: 'completed', file_name: 'shops.csv', errored: 0 });
  expect(show(id).fields.toSorted()).toEqual(['profile.description', 'title']);
  expect(profile(second)).toEqual({ ...before, description: 'Number 2, with a comma.' });
  expect(profile(third).title).toBe('Shop 3');
  expect(read(text).report.unchanged).toBe(3);

  undoBulkEdit(deps, actor(), id);
  advance(minutes(5));
  expect(profile(second)).toEqual(before);
  expect(profile(third).title).toBe('Shop three');
});

test('a faulty row is left out and told with its line; the others count @BULK-3', () => {
  const { read } = bench();
  const { report, forecast } = read(
    [
      'Store code,Website,Primary phone,Logo photo',
      'S1,nowhere,12',
      'S9,https://example.com/9,',
      ',https://example.com/none,',
      'S2,https://example.com/2,',
      'S2,https://example.com/two,',
      'S3,https://example.com/3,,,surplus',
    ].join('\n'),
  );
  expect(report).toMatchObject({
    rows: 6,
    unchanged: 0,
    faulty: 5,
    unknown_columns: ['Logo photo'],
  });
  expect(report.errors.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual(
    [
      expect.stringMatching(/^2 Primary phone: "12" is not a phone number/),
      expect.stringMatching(/^2 Website: "nowhere" is not a full web address/),
      '3 Store code: None of your locations has the store code "S9".',
      '4 Store code: The store code is missing; it tells which location the row is about.',
      '6 Store code: Line 5 is about the same location.',
      expect.stringMatching(/^7 null: The row has more cells/),
    ],
  );
  expect(forecast).toMatchObject({ total: 1, changed: 1 });
});

test('a store code that a spreadsheet program has rounded is told as such @BULK-3', () => {
  const { report } = bench().read('Store code,Website\n3.20858E+19,https://example.com/9');
  expect(report.errors).toEqual([
    {
      line: 2,
      column: 'Store code',
      message:
        'A spreadsheet program has rounded this number. Format its column as text, and enter it again.',
    },
  ]);
});

test.each([
  ['', 'The file is empty; its first row must name the columns.'],
  ['Name,Website\nA,b', 'The column "Store code" is missing from the header row.'],
  ['Store code,Website,website\nS1,,', 'The column "Website" is there twice.'],
  ['Store code,Price\nS1,2', 'Beside the store code no column here can change anything.'],
])('columns that make no sense are refused before any row is read: %j @BULK-3', (text, message) => {
  const { read } = bench();
  expect(faultsOf(() => read(text))).toMatchObject({ status: 422, errors: { text: [message] } });
});

test('an empty cell clears, and addresses, phones, hours and categories are changed cell by cell @BULK-3', () => {
  const { ids, read, deps, actor, advance, profile } = bench();
  const [first] = ids;
  if (!first) throw new Error('There is none');
  const before = profile(first);
  const { id, report } = read(
    [
      'Store code;From the business;Address line 1;Monday hours;Special hours;Additional categories',
      'S1;;1 New Street;x;2026-12-25: x;Cafe',
    ].join('\n'),
  );
  expect(report.errors).toEqual([]);
  startBulkEditImport(deps, actor(), id);
  advance(minutes(5));
  expect(profile(first)).toMatchObject({
    description: null,
    storefrontAddress: { ...before.storefrontAddress, addressLines: ['1 New Street'] },
    regularHours: before.regularHours.filter(({ openDay }) => openDay !== 'MONDAY'),
    specialHours: [{ startDate: '2026-12-25', closed: true }],
    categories: { primary: before.categories.primary, additional: ['gcid:cafe'] },
  });
  expect(profile(first).phoneNumbers).toEqual(before.phoneNumbers);
});

test('what would be refused is in the preview with its reason, and stays as it is @BULK-3', () => {
  const { ids, read, deps, actor, advance, profile, show, exported } = bench();
  const text = exported()
    .replace('Number one.', 'Call 0117 496 0123 now')
    .replace('Number two.', 'New words.');
  const { id, forecast } = read(text);
  expect(forecast).toMatchObject({ changed: 1, refused: 1 });
  startBulkEditImport(deps, actor(), id);
  advance(minutes(5));
  expect(show(id).item_totals).toEqual({ completed: 1, refused: 1 });
  expect(ids.map((location) => profile(location).description)).toContain('Number one.');
});

test('a new file takes the place of the draft before it, and is applied only once @BULK-3', () => {
  const { read, deps, actor, advance, exported } = bench();
  const text = exported().replace('Number one.', 'Other words.');
  const replaced = read(text);
  const draft = read(text);
  expect(faultsOf(() => startBulkEditImport(deps, actor(), replaced.id))).toEqual({ status: 404 });
  startBulkEditImport(deps, actor(), draft.id);
  expect(faultsOf(() => startBulkEditImport(deps, actor(), draft.id))).toEqual({ status: 409 });
  const second = read(exported().replace('Number two.', 'Other words.'));
  expect(faultsOf(() => startBulkEditImport(deps, actor(), second.id))).toEqual({ status: 409 });
  advance(minutes(5));
  startBulkEditImport(deps, actor(), second.id);
  advance(minutes(5));
  const nothing = read(exported());
  expect(faultsOf(() => startBulkEditImport(deps, actor(), nothing.id))).toEqual({ status: 409 });
});
