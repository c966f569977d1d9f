import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wireUpdate } from '../../test/wire-update.ts';
import { countHeldMatching, remainingTotals } from './held-count.ts';
import { isInHeldRejection, rememberDecided } from './held-decisions.ts';

const name = z.parse(GoogleUpdate, wireUpdate(1));
const site = z.parse(GoogleUpdate, { ...wireUpdate(2), field_name: 'websiteUri' });
const phone = z.parse(GoogleUpdate, {
  ...wireUpdate(3),
  field_name: 'phoneNumbers',
  type: 'ownerManager',
});
const unknown = z.parse(GoogleUpdate, wireUpdate(4));
rememberDecided([name, site, phone]);

const held = [{ ids: [name.id, site.id] }, { ids: [phone.id] }];
const active = { active: true };
const allOf = (filters: object) => ({
  ids: [],
  matching: { count: 67, filters: { ...active, ...filters }, end: () => undefined },
});

test('@UPD-3 held decisions are counted among the updates that match the filters', () => {
  expect(countHeldMatching(held, active)).toBe(3);
  expect(countHeldMatching(held, { ...active, field_names: ['title', 'phoneNumbers'] })).toBe(2);
  expect(countHeldMatching(held, { ...active, change_source: 'ownerManager' })).toBe(1);
  expect(countHeldMatching(held, { ...active, locations: [] })).toBe(0);
  expect(countHeldMatching([{ ids: [unknown.id] }], active)).toBe(1);
});

test('@UPD-3 @UPD-5 a held rejection counts in its own list and in the list of all updates', () => {
  const google = { change_source: 'google' as const };
  expect(countHeldMatching([allOf(google)], { ...active, ...google })).toBe(67);
  expect(countHeldMatching([allOf(google)], active)).toBe(67);
  expect(countHeldMatching([allOf(google)], { ...active, field_names: ['title'] })).toBe(0);
  expect(isInHeldRejection(name, [allOf(google)])).toBe(true);
  expect(isInHeldRejection(phone, [allOf(google)])).toBe(false);
});

test('@UPD-2 the totals beside the filters leave out held decisions', () => {
  const meta = {
    change_source_totals: { all: 151, google: 100, ownerManager: 51 },
    field_totals: { title: 90, websiteUri: 10, phoneNumbers: 51 },
    min_date: null,
  };
  expect(remainingTotals(meta, held, active)).toEqual({
    change_source_totals: { all: 148, google: 98, ownerManager: 50 },
    field_totals: { title: 89, websiteUri: 9, phoneNumbers: 50 },
    min_date: null,
  });
  const names = { ...active, field_names: ['title'] };
  expect(remainingTotals(meta, held, names)?.change_source_totals).toEqual({
    all: 150,
    google: 99,
    ownerManager: 51,
  });
  expect(remainingTotals(meta, [{ ids: [unknown.id] }], active)).toBeUndefined();
  expect(remainingTotals(meta, [allOf({})], active)).toBeUndefined();
  expect(remainingTotals(meta, [], active)).toEqual(meta);
});
