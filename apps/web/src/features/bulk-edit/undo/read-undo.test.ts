import { LocationId } from '@placekeeper/contracts/core/id';
import { plainContext } from '@placekeeper/contracts/bulk/bulk-context';
import { subjectOf } from '@placekeeper/contracts/bulk/subject-of-location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { noCounts, type Job, type JobItem } from '../../../data/batch/job.ts';
import { wireUpdate } from '../../../test/wire-update.ts';
import { planOf } from './read-undo.ts';

const context = plainContext('2026-03-02', catalogueOf([]));
const job: Job = {
  id: 7,
  kind: 'bulk-edit',
  title: 'Description',
  meta: {},
  status: 'finished',
  pausedBecause: null,
  counts: { ...noCounts, done: 3 },
  total: 3,
  created_at: 0,
  finished_at: 1,
  workedMs: 1,
  worked: 1,
  undoes: null,
  undoneBy: null,
};
const itemOf = (number: number): JobItem => ({
  job: 7,
  index: number - 1,
  location: { id: LocationId.parse(number), name: `Shop ${number}`, store_code: null },
  title: `Shop ${number}`,
  steps: [],
  before: { 'profile.description': 'Before' },
  after: { values: { 'profile.description': 'After' }, errors: {}, attributes: {} },
  state: 'done',
  message: '',
  failure: null,
  isDoubtful: false,
  stepsDone: 1,
  settled_at: 1,
});
const located = (number: number, description: string) =>
  subjectOf({ id: LocationId.parse(number), name: `Shop ${number}`, description });
const update = z.parse(GoogleUpdate, {
  ...wireUpdate(91),
  location: { id: 2, name: 'Shop 2', store_code: null, formatted_address: null },
  type: 'ownerManager',
  field_name: 'profile.description',
  platform_value: 'After',
  update_value: 'By the owner',
});

const plan = () =>
  planOf(
    job,
    [
      { item: itemOf(1), subject: located(1, 'After'), updates: [] },
      { item: itemOf(2), subject: located(2, 'After'), updates: [update] },
      { item: itemOf(3), subject: located(3, 'By a colleague'), updates: [] },
      { item: itemOf(4), subject: undefined, updates: [] },
    ],
    context,
  );

test('@BULK-2 an undo lists what changed since, in Placekeeper and on Google, before it starts', () => {
  const { values, lost, conflicts } = plan();
  expect({ values, lost }).toEqual({ values: 1, lost: 1 });
  expect(conflicts).toMatchObject([
    { location: 'Shop 2', placekeeper: null, google: { before: 'By the owner', after: 'Before' } },
    {
      location: 'Shop 3',
      placekeeper: { before: 'By a colleague', after: 'Before' },
      google: null,
    },
  ]);
});

test('@BULK-2 an undo leaves changed values unless the user includes them', () => {
  const { conflicts, itemsWith } = plan();
  const statesOf = (included: readonly string[]) =>
    itemsWith(new Set(included)).map(({ state = 'pending' }) => state);
  expect(statesOf([])).toEqual(['pending', 'conflict', 'conflict', 'skipped']);
  expect(statesOf(conflicts.map(({ key }) => key))).toEqual([
    'pending',
    'pending',
    'pending',
    'skipped',
  ]);
  const [, left] = itemsWith(new Set());
  expect(left?.after).toMatchObject({
    errors: { 'profile.description': 'Not undone, because this value changed on Google later.' },
    updates: [91],
  });
});

test('@BULK-2 an item that keeps a value is partial, and a value that stays unknown isn’t shown as empty', () => {
  const facebook = 'attributes/url_facebook';
  const known = located(1, 'After');
  const item: JobItem = {
    ...itemOf(1),
    after: {
      values: { 'profile.description': 'After', [facebook]: 'https://facebook.com/shop' },
      errors: {},
      attributes: {},
    },
  };
  const subject = { ...known, unknown: new Set([...known.unknown, facebook]) };
  const [undo] = planOf(job, [{ item, subject, updates: [] }], context).itemsWith(new Set());
  expect(undo).toMatchObject({ isPartial: true });
  expect(undo?.state).toBeUndefined();
  expect(undo?.after).toMatchObject({
    values: { 'profile.description': 'Before', [facebook]: undefined },
    errors: { [facebook]: 'Not undone, because the earlier value isn’t known.' },
  });
  const [whole] = plan().itemsWith(new Set());
  expect(whole?.isPartial).toBeUndefined();
});
