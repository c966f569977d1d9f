import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import type { LocationSelection } from '../../data/locations/location-selection.ts';
import { emptyText, exportedText } from './export-locations.ts';

const ids = (count: number): LocationSelection => ({
  mode: 'ids',
  locations: Array.from({ length: count }, (_, at) => LocationId.parse(at + 1)),
});
const all: LocationSelection = { mode: 'matching' };
const filtered: LocationSelection = { mode: 'matching', only_tag_ids: [TagId.parse(7)] };

test.each<[LocationSelection, { rows: number; unreadable: number }, string]>([
  [all, { rows: 2500, unreadable: 0 }, 'All 2,500 locations exported'],
  [all, { rows: 1, unreadable: 0 }, '1 location exported'],
  [all, { rows: 2496, unreadable: 4 }, '2,496 of 2,500 locations exported'],
  [filtered, { rows: 36, unreadable: 0 }, '36 matching locations exported'],
  [filtered, { rows: 36, unreadable: 4 }, '36 of 40 matching locations exported'],
  [
    { ...all, excluded_location_ids: [LocationId.parse(1)] },
    { rows: 1199, unreadable: 0 },
    '1,199 selected locations exported',
  ],
  [ids(36), { rows: 36, unreadable: 0 }, '36 selected locations exported'],
  [ids(1), { rows: 1, unreadable: 0 }, '1 selected location exported'],
  [ids(36), { rows: 30, unreadable: 4 }, '30 of 36 selected locations exported'],
  [{ ...all, search: undefined }, { rows: 2, unreadable: 0 }, 'All 2 locations exported'],
])('@LOC-7 the export of %j with %j says: %s', (selection, file, text) => {
  expect(exportedText(selection, file)).toBe(text);
});

test.each([
  [all, 'Import your profiles from a Google account first.'],
  [filtered, 'Change the filters or select other locations.'],
  [ids(1), 'Change the filters or select other locations.'],
])('@LOC-7 an export of %j without locations says what to do: %s', (selection, text) => {
  expect(emptyText(selection)).toBe(text);
});
