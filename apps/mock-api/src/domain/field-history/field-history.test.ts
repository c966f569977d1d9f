import type { SentHistoryEntry } from '@placekeeper/contracts/model/field-history';
import { expect, test } from 'vitest';
import { presentHistoryEntry } from '../../present/history-entry.ts';
import { fields } from '../../provider/fields.ts';
import { runDueJobs } from '../../simulator/run-due-jobs.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { createAccount } from '../../seed/create-account.ts';
import { actorFor } from '../actor.ts';
import { startBulkEdit } from '../bulk-edits/start.ts';
import { undoBulkEdit } from '../bulk-edits/undo.ts';
import { seconds } from '../clock.ts';
import { receiveChange } from '../google-updates/receive.ts';
import { rejectBulk } from '../google-updates/reject-bulk.ts';
import { resolveUpdate } from '../google-updates/resolve.ts';
import { setAutoRejection } from '../auto-rejection/set.ts';
import { disableManagement } from '../locations/manage.ts';
import { removeLocation } from '../locations/remove.ts';
import { updateLocation } from '../locations/update.ts';
import { listFieldHistory } from './list.ts';

type Filter = Omit<Parameters<typeof listFieldHistory>[2], 'id'>;

const history = ({ deps, actor, id }: LocationBench, filter: Filter = {}) =>
  listFieldHistory(deps, actor(), { id, ...filter }).items.map(presentHistoryEntry);

/** `edited title by user` */
const told = ({ cause, field, made_by: { type } }: SentHistoryEntry) =>
  `${cause} ${field} by ${type}`;

/** Somebody renames it at the provider; gives the id of the update that waits. */
function renamed({ deps, actor, id, updates }: LocationBench, value: string) {
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title', value });
  const open = updates(id).at(-1);
  if (!open) throw new Error('Nothing waits');
  return open.id;
}

test('a save tells who changed which field, from what to what, and what became of it @DET-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id, user, advance } = bench;
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books', label: 'Moved' } });
  const [label, title, ...others] = history(bench);
  expect(others).toEqual([]);
  expect(label).toMatchObject({
    field: 'label',
    before: null,
    after: 'Moved',
    patch_attempt: null,
  });
  expect(title).toMatchObject({
    field: 'title',
    cause: 'edited',
    made_by: { type: 'user', name: user.name },
    before: 'Harbour Books',
    after: 'Quay Books',
    bulk_edit: null,
    google_update: null,
    patch_attempt: { status: 'created', fields: ['title'] },
  });
  advance(seconds(4));
  expect(history(bench, { field: 'title' })).toMatchObject([
    { patch_attempt: { status: 'completed' } },
  ]);
});

test('what is saved without a change, or refused by our own rules, leaves no trace @DET-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  updateLocation(deps, actor(), { id, patch: { name: 'Harbour Books' } });
  expect(() => updateLocation(deps, actor(), { id, patch: { name: '' } })).toThrow(
    expect.objectContaining({ kind: expect.objectContaining({ status: 422 }) }),
  );
  expect(history(bench)).toEqual([]);
});

test('where nothing is managed, what changes here is kept all the same @DET-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  disableManagement(deps, actor(), id);
  updateLocation(deps, actor(), { id, patch: { website_url: 'https://quay.example/' } });
  expect(history(bench)).toMatchObject([{ field: 'websiteUri', patch_attempt: null }]);
});

test('a change at the provider and the decision about it are two entries @UPD-3', () => {
  const bench = createLocationBench();
  const { deps, actor, advance, id, user } = bench;
  const outside = { id: renamed(bench, 'Harbor Books') };
  expect(history(bench)).toMatchObject([
    {
      cause: 'changed-outside',
      made_by: { type: 'google', name: null },
      before: 'Harbour Books',
      after: 'Harbor Books',
      google_update: { ...outside, resolved_action: null },
    },
  ]);

  advance(seconds(1));
  resolveUpdate(deps, actor(), outside.id, 'reject');
  expect(history(bench)).toMatchObject([
    {
      cause: 'rejected',
      made_by: { type: 'user', name: user.name },
      before: 'Harbor Books',
      after: 'Harbour Books',
      google_update: outside,
      patch_attempt: { status: 'created' },
    },
    { cause: 'changed-outside', google_update: { resolved_action: 'rejected' } },
  ]);

  advance(seconds(10));
  resolveUpdate(deps, actor(), renamed(bench, 'Harbour & Co'), 'accept');
  const [accepted] = history(bench, { field: 'title' });
  expect(accepted).toMatchObject({
    cause: 'accepted',
    before: 'Harbour Books',
    after: 'Harbour & Co',
    patch_attempt: null,
  });
  expect(bench.row(id).profile.title).toBe('Harbour & Co');
});

test('what the location rejects by itself was rejected by nobody @LSET-1', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  setAutoRejection(deps, actor(), {
    id,
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['title'],
    allow_owner_manager_auto_reject: false,
  });
  renamed(bench, 'Harbor Books');
  expect(history(bench).map(told)).toEqual([
    'rejected title by auto-rejection',
    'changed-outside title by google',
  ]);
  expect(history(bench)[0]).toMatchObject({ patch_attempt: { status: 'created' } });
});

test('a bulk rejection is told at each field @UPD-5', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  renamed(bench, 'Harbor Books');
  receiveChange(deps, actor(), { locationId: id, type: 'ownerManager', field: 'websiteUri' });
  rejectBulk(deps, actor(), {});
  expect(history(bench).map(told)).toEqual([
    'rejected websiteUri by user',
    'rejected title by user',
    'changed-outside websiteUri by ownerManager',
    'changed-outside title by google',
  ]);
});

test('a bulk edit and its undoing lead to it @BULK-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id, user, advance } = bench;
  const { edit } = startBulkEdit(deps, actor(), {
    selection: { mode: 'ids', locations: [id] },
    changes: { set: { name: 'Quay Books', label: 'Moved' } },
  });
  advance(seconds(60));
  undoBulkEdit(deps, actor(), edit.id);
  runDueJobs(deps, user.id, actor().now + seconds(60));
  const entries = history(bench);
  expect(entries.map(told)).toEqual([
    'bulk-undone label by user',
    'bulk-undone title by user',
    'bulk-edited label by user',
    'bulk-edited title by user',
  ]);
  expect(entries[1]).toMatchObject({ before: 'Quay Books', after: 'Harbour Books' });
  for (const { bulk_edit } of entries) expect(bulk_edit).toEqual({ id: edit.id });
});

test('the history of a field comes in pages, and only of this field @DET-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id, advance } = bench;
  for (const name of ['One', 'Two', 'Three']) {
    advance(seconds(10));
    updateLocation(deps, actor(), { id, patch: { name, store_code: `${name}-1` } });
  }
  const page = (number: number) =>
    listFieldHistory(deps, actor(), { id, field: 'title', page: { number, size: 2 } });
  expect(page(1).items.map(({ change }) => change.after)).toEqual(['Three', 'Two']);
  expect(page(2).items.map(({ change }) => change.after)).toEqual(['One']);
  expect(page(2).meta).toMatchObject({ total: 3, last_page: 2, to: 3 });
});

test('the first value and each later one follow from each other @DET-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id, advance } = bench;
  for (const name of ['One', 'Two']) {
    updateLocation(deps, actor(), { id, patch: { name } });
    advance(seconds(10));
  }
  const [last, first] = history(bench, { field: 'title' });
  expect(first?.after).toEqual(last?.before);
  expect(last?.after).toEqual(fields.title.read(bench.row(id).profile));
});

test('a removed location takes its history along, and nobody sees that of another @PERM-1', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  const stranger = createAccount(deps, { persona: 'new', clock: 'manual', profiles: [] });
  expect(() => listFieldHistory(deps, actorFor(deps, stranger), { id })).toThrow(
    expect.objectContaining({ kind: { status: 404 } }),
  );
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  removeLocation(deps, actor(), id);
  expect(() => history(bench)).toThrow(expect.objectContaining({ kind: { status: 404 } }));
});
