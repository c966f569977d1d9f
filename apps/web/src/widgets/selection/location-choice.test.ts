import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  asSelection,
  chooseLocations,
  countOf,
  everyMatch,
  noLocations,
} from './location-choice.ts';

const id = (value: number) => z.parse(LocationId, value);

test('@LOC-7 the selection of all matches is sent as the filter with exclusions', () => {
  const choice = chooseLocations(everyMatch, [id(2), id(3)], false);
  expect(countOf(choice, 2500)).toBe(2498);
  expect(asSelection(choice, { filter: ' bath ', status: 'disabled', updates: true })).toEqual({
    mode: 'matching',
    search: 'bath',
    gbp_management_status: 'disabled',
    has_unresolved_updates: true,
    excluded_location_ids: [2, 3],
  });
});

test('@LOC-7 a manual selection is sent as ids, and an empty one as no selection', () => {
  expect(asSelection(chooseLocations(noLocations, [id(7)], true), { filter: 'bath' })).toEqual({
    mode: 'ids',
    locations: [7],
  });
  expect(asSelection(noLocations, {})).toBeNull();
});
