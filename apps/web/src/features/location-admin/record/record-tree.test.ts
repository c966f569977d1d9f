import { expect, test } from 'vitest';
import { recordTree, rowsOf, textOf } from './record-tree.ts';

const document = {
  location: {
    name: 'Harbour Street Dental',
    'odd key': null,
    opening_hours: { periods: [{ open_time: '08:30' }, { open_time: '09:00' }] },
    tags: [],
  },
};
const rows = (search: string, toggled: readonly string[] = [], of: unknown = document) =>
  rowsOf(recordTree(of), { search, toggled: new Set(toggled) }).rows.map(
    ({ node, open }) =>
      `${'  '.repeat(node.depth)}${open === null ? ' ' : open ? '-' : '+'}${node.key}: ${textOf(node)}`,
  );
const paths = (search: string, of: unknown = document) =>
  rowsOf(recordTree(of), { search, toggled: new Set() }).rows.map(({ node }) => node.path);

test('@ADM-1 the record shows its fields collapsed', () => {
  expect(rows('')).toEqual([
    '-location: { 4 fields }',
    '   name: "Harbour Street Dental"',
    '   odd key: null',
    '  +opening_hours: { 1 field }',
    '   tags: []',
  ]);
  expect(rows('', ['location.opening_hours'])).toContain('    +periods: [ 2 items ]');
  expect(rows('', ['location'])).toEqual(['+location: { 4 fields }']);
});

test('@ADM-1 a match keeps its ancestors and no siblings', () => {
  expect(paths('09:00')).toEqual([
    'location',
    'location.opening_hours',
    'location.opening_hours.periods',
    'location.opening_hours.periods[1]',
    'location.opening_hours.periods[1].open_time',
  ]);
  expect(paths('ODD')).toEqual(['location', 'location["odd key"]']);
  expect(paths('no such thing')).toEqual([]);
});

test('@ADM-1 a match can be expanded', () => {
  expect(rows('opening_hours')).toEqual([
    '-location: { 4 fields }',
    '  +opening_hours: { 1 field }',
  ]);
  expect(rows('opening_hours', ['location.opening_hours'])).toContain('    +periods: [ 2 items ]');
});

test('@ADM-1 positions among siblings count visible rows only', () => {
  const { rows: shown, found } = rowsOf(recordTree(document), { search: '09', toggled: new Set() });
  expect(found).toBe(1);
  expect(shown.map(({ position, siblings }) => [position, siblings])).toEqual(
    Array.from({ length: 5 }, () => [1, 1]),
  );
});

test('@ADM-1 a long list is split, and a long text is collapsed', () => {
  const long = { list: Array.from({ length: 250 }, (_, at) => at), text: 'x'.repeat(500) };
  expect(rows('', ['list[100–199]'], long).slice(0, 4)).toEqual([
    '-list: [ 250 items ]',
    '  +0–99: [ 100 items ]',
    '  -100–199: [ 100 items ]',
    '     100: 100',
  ]);
  expect(paths('249', long).at(-1)).toBe('list[249]');
  const [text] = rowsOf(recordTree({ x: long }), { search: '', toggled: new Set() }).rows.slice(-1);
  expect([text?.node.key, text?.open]).toEqual(['text', false]);
});

test('@ADM-1 a record that is not an object is shown', () => {
  expect(rows('', [], 'text')).toEqual([' value: "text"']);
  expect(rows('', [], null)).toEqual([' value: null']);
});
