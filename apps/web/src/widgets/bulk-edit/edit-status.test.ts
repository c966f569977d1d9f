import { expect, test } from 'vitest';
import type { BulkEdit, BulkEditStatus } from '../../data/bulk-edit/bulk-edit-types.ts';
import { runningEdit } from '../../test/running-edit.ts';
import { durationText, remainingText } from './duration-text.ts';
import {
  editLook,
  editTitle,
  fieldsNote,
  forecastNotes,
  statusCounts,
  outcomeText,
  progressText,
  startText,
} from './edit-status.ts';

test('@BULK-2 a bulk edit is named after its fields', () => {
  expect(
    editTitle({ file_name: null, fields: ['profile.description', 'attributes/url_twitter'] }),
  ).toBe('Description and X profile');
  expect(editTitle({ file_name: null, fields: ['attributes/has_wheelchair'] })).toBe(
    'Attribute has_wheelchair',
  );
  expect(editTitle({ file_name: null, fields: [] })).toBe('Bulk edit');
  expect(editTitle({ file_name: 'shops.csv', fields: ['title'] })).toBe('shops.csv');
});

test.each([
  [null, ['title'], ''],
  ['Undo: Business name', ['title'], ''],
  ['shops.csv', ['title'], 'Business name'],
  ['shops.csv', [], ''],
])('@BULK-2 an edit named %j lists its fields once', (file_name, fields, note) => {
  expect(fieldsNote({ file_name, fields })).toBe(note);
});

test('@BULK-2 the outcome begins with failures', () => {
  const item_totals = { completed: 1204, unchanged: 0, refused: 6, declined: 2 };
  expect(outcomeText({ item_totals })).toBe('2 declined, 6 skipped, 1,204 saved');
  expect(statusCounts(item_totals).map(([status]) => status)).toEqual([
    'declined',
    'refused',
    'completed',
  ]);
});

test('@BULK-2 failed locations are not counted as done', () => {
  const edit = { ...runningEdit, complete: 3, total: 120 };
  expect(progressText(edit)).toBe('3 of 120 done');
  expect(progressText({ ...edit, item_totals: { failed: 2, completed: 1 } })).toBe(
    '1 of 120 done, 2 failed',
  );
  // An undo counts the locations that it restores.
  const undo: BulkEdit = {
    ...edit,
    status: 'undoing',
    item_totals: { failed: 2, undoing: 4, undone: 1 },
  };
  expect(progressText(undo)).toBe('1 of 5 done');
  expect(progressText({ ...undo, item_totals: { undone: 51, saving: 1 } })).toBe('51 of 52 done');
});

test.each<[BulkEditStatus, number, BulkEdit['item_totals'], string]>([
  ['completed', 0, { completed: 3 }, 'Completed'],
  ['completed', 2, { completed: 3, conflict: 1 }, 'Completed with errors'],
  ['completed', 0, { completed: 3, conflict: 1 }, 'Partly applied'],
  ['completed', 0, { conflict: 1, unchanged: 2 }, 'Not applied'],
  ['cancelled', 2, { conflict: 1 }, 'Stopped'],
  ['paused', 0, {}, 'Paused'],
])('@BULK-2 %s with %i errors and %j is called %s', (status, errored, item_totals, label) => {
  const edit = { status, errored, stale: 0, is_undo: false, item_totals };
  expect(editLook(edit).label).toBe(label);
});

test('@BULK-2 an undo that keeps later values is completed', () => {
  const edit = { status: 'completed', errored: 0, stale: 0, is_undo: true } as const;
  expect(editLook({ ...edit, item_totals: { undone: 1, conflict: 1 } }).label).toBe('Completed');
});

test('@BULK-1 an edit that waits says when it starts, and one that started late says why', () => {
  const edit = {
    status: 'running',
    starts_at: null,
    started_at: null,
    is_late: false,
    queue_place: null,
  } as const;
  const [planned, start] = ['2026-11-22T22:00:00Z', '2026-11-23T09:14:00Z'];
  expect(startText(edit)).toBe('');
  expect(startText({ ...edit, status: 'queued', queue_place: 2 })).toMatch(
    /^Number 2 in the queue/,
  );
  expect(startText({ ...edit, status: 'scheduled', starts_at: planned })).toMatch(
    /^Starts on .+ if Placekeeper is open in this browser/,
  );
  expect(startText({ ...edit, starts_at: planned, started_at: start, is_late: true })).toMatch(
    /^Scheduled for .+ Started late, on .+, because Placekeeper was closed or busy\.$/,
  );
});

test.each([
  [5, 'less than a minute'],
  [61, 'about 2 minutes'],
  [5400, 'about 2 hours'],
])('@BULK-1 %i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('@BULK-1 a forecast omits zero counts', () => {
  const none = {
    total: 3,
    changed: 3,
    unchanged: 0,
    refused: 0,
    unmanaged: 0,
    waiting: 0,
    unreadable: 0,
  };
  expect(forecastNotes({ ...none, estimated_seconds: 0 })).toEqual([]);
  expect(
    forecastNotes({
      ...none,
      unreadable: 1,
      refused: 1,
      unmanaged: 2,
      waiting: 1,
      estimated_seconds: 30,
    }),
  ).toEqual([
    '1 location can’t be changed, because Placekeeper couldn’t read it.',
    '1 location will be skipped.',
    '2 locations aren’t managed. Placekeeper saves their changes without publishing them.',
    'Changes at 1 location can’t be published until you reconnect its Google account.',
    'Applying takes less than a minute. This edit runs in your browser. Keep Placekeeper open until it finishes.',
  ]);
});

test.each([
  [null, ''],
  [0, 'almost done'],
  [30, 'less than a minute left'],
  [530, 'about 9 minutes left'],
])('@BULK-1 a remaining time of %s seconds is shown as "%s"', (seconds, text) => {
  expect(remainingText({ remaining_seconds: seconds })).toBe(text);
});
