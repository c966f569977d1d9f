import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { readRecord } from '../../../data/portfolio/location-record.ts';
import { someLocation } from '../../../test/some-location.ts';
import {
  chooseWithin,
  managedIds,
  managementDiff,
  managementJobsOf,
  withoutIds,
} from './managed-choice.ts';

const idOf = (id: number) => LocationId.parse(id);
const record = (id: number, gbp_management_status: string) => {
  const read = readRecord({ ...someLocation, id, gbp_management_status });
  if (!read) throw new Error('The location is unreadable.');
  return read;
};
const records = [
  record(1, 'enabled'),
  record(2, 'enabled'),
  record(3, 'disabled'),
  record(4, 'disabled'),
  record(5, 'lost-authorization'),
];

test('@ONB-5 the managed locations are chosen at first, and no more than there are slots', () => {
  const chosen = managedIds(records);
  expect([...chosen]).toEqual([1, 2, 5]);
  expect([...chooseWithin(chosen, [3, 4].map(idOf), 4)]).toEqual([1, 2, 5, 3]);
  expect([...chooseWithin(chosen, [1, 3].map(idOf), 3)]).toEqual([1, 2, 5]);
  expect([...withoutIds(chosen, [2, 3].map(idOf))]).toEqual([1, 5]);
});

test('@ONB-5 @LOC-5 management is turned off before it is turned on for others', () => {
  const diff = managementDiff(records, new Set([2, 3, 5].map(idOf)));
  const jobs = managementJobsOf(diff, { slots: 3, used: 3 });
  expect(jobs.map(({ kind, items }) => [kind, items.map(({ location }) => location?.id)])).toEqual([
    ['locations.disable', [1]],
    ['locations.enable', [3]],
  ]);
  expect(jobs.flatMap(({ items }) => items.map(({ steps }) => steps.length))).toEqual([1, 1]);
  expect(
    managementJobsOf(managementDiff(records, managedIds(records)), { slots: 3, used: 3 }),
  ).toEqual([]);
});
