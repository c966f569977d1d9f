import { expect, test } from 'vitest';
import type { GoogleUpdate } from '../model/google-update.ts';
import { plainUpdate } from '../testing/plain-update.ts';
import { locationHistory, type JournaledEdit } from './location-history.ts';

const edit = (id: number, change: Partial<JournaledEdit> = {}): JournaledEdit => ({
  id,
  field: 'title',
  before: 'Harbour Books',
  after: 'Quay Books',
  made_at: `2026-10-0${id}T09:00:00Z`,
  ...change,
});
const nothing = {
  updates: [],
  edits: [],
  pendingFields: new Set<string>(),
  failed: { fields: [], errors: [] },
  isManaged: true,
};

test('edits, updates and decisions are in one list, newest first @DET-2', () => {
  const resolution = {
    resolved_action: 'rejected',
    resolved_at: '2026-10-04T09:00:00Z',
    resolved_by: 'auto-rejection',
  };
  const entries = locationHistory({
    ...nothing,
    updates: [plainUpdate({ resolution })],
    edits: [edit(1), edit(3)],
  });
  expect(entries.map(({ id, made_by }) => [id, made_by?.type])).toEqual([
    ['decision 4', 'auto-rejection'],
    ['edit 3', 'user'],
    ['update 4', 'google'],
    ['edit 1', 'user'],
  ]);
  const [decision, edited] = entries;
  expect(edited).toMatchObject({ cause: 'edited', made_by: { name: 'you' } });
  // A rejection publishes Placekeeper's value again.
  expect(decision).toMatchObject({ cause: 'rejected', before: 'Quay', after: 'Quay Books' });
});

test('an accepted update shows its values, and an open one has no decision @DET-2', () => {
  const resolution = { resolved_action: 'accepted', resolved_at: '2026-10-04T09:00:00Z' };
  const [decision] = locationHistory({ ...nothing, updates: [plainUpdate({ resolution })] });
  expect(decision).toMatchObject({ cause: 'accepted', before: 'Quay Books', after: 'Quay' });
  const actionOf = (of: GoogleUpdate['resolution'] | undefined) =>
    locationHistory({ ...nothing, updates: [plainUpdate({ resolution: of })] }).map(
      ({ google_update }) => google_update?.resolved_action,
    );
  expect(actionOf(null)).toEqual([null]);
  expect(actionOf(undefined)).toEqual([undefined]);
});

test('a missing time of a decision, or name of a person, is not made up @UPD-9', () => {
  const decided = (resolution: GoogleUpdate['resolution']) =>
    locationHistory({ ...nothing, updates: [plainUpdate({ resolution })] });
  expect(decided({ resolved_action: 'accepted' })).toMatchObject([
    { cause: 'changed-outside', google_update: { resolved_action: 'accepted' } },
  ]);
  const [accepted] = decided({
    resolved_action: 'accepted',
    resolved_at: '2026-10-04T09:00:00Z',
  });
  expect(accepted?.made_by).toBeUndefined();
  expect(
    locationHistory({ ...nothing, updates: [plainUpdate({ created_at: undefined })] }),
  ).toEqual([]);
});

test('only the last edit of a field is known to be published, pending or failed @DET-3', () => {
  const statuses = (sources: Partial<Parameters<typeof locationHistory>[0]>) =>
    locationHistory({ ...nothing, edits: [edit(1), edit(2)], ...sources }).map(
      ({ publishing }) => publishing?.status ?? null,
    );
  expect(statuses({})).toEqual(['published', null]);
  expect(statuses({ pendingFields: new Set(['title']) })).toEqual(['pending', null]);
  expect(statuses({ failed: { fields: ['title'], errors: [] } })).toEqual(['failed', null]);
  expect(statuses({ failed: { fields: ['websiteUri'], errors: [] } })).toEqual(['published', null]);
  expect(statuses({ pendingFields: undefined })).toEqual([null, null]);
  expect(statuses({ isManaged: false })).toEqual([null, null]);
  expect(statuses({ edits: [edit(1, { field: 'label' })] })).toEqual([null]);
});

test('a declined value that was replaced later still says why Google declined it @DET-2 @DET-3', () => {
  const refusal = {
    fields: ['title'],
    errors: [{ reason: 'FORBIDDEN_WORDS', field: 'title', message: null }],
  };
  const [newest, replaced] = locationHistory({
    ...nothing,
    edits: [edit(1, { refusal }), edit(3)],
  });
  expect(newest).toMatchObject({ publishing: { status: 'published' } });
  expect(replaced).toMatchObject({ publishing: { status: 'failed', refusal } });
});
