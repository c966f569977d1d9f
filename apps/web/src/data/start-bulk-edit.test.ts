import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { BulkEditId, TagId } from '@placekeeper/contracts/core/id';
import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiError, type Failure } from './api-error.ts';
import { bulkEditQueries } from './bulk-edits.ts';
import { isStartUnknown } from './lost-start.ts';
import { queryClient } from './query-client.ts';
import { startBulkEdit } from './start-bulk-edit.ts';

const platform = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./client.ts', () => platform);

const edit = (id: number, change: Partial<BulkEdit> = {}): BulkEdit => ({
  id: z.parse(BulkEditId, id),
  created_at: '2026-03-12T09:00:00Z',
  created_by: 'Ada',
  finished_at: null,
  status: 'running',
  file_name: null,
  fields: ['label', 'tags'],
  total: 12,
  complete: 0,
  errored: 0,
  item_totals: { pending: 12 },
  remaining_seconds: 60,
  can_be_paused: true,
  can_be_resumed: false,
  can_be_cancelled: true,
  can_be_retried: false,
  can_be_undone: false,
  ...change,
});
const conflict: Failure = { kind: 'conflict' };
const lost: Failure = { kind: 'offline' };

beforeEach(() => {
  queryClient.clear();
  platform.call.mockReset();
});

const page = (edits: readonly BulkEdit[]) => ({
  bulk_edits: [...edits],
  meta: { current_page: 1, per_page: 25, total: edits.length, last_page: 1, from: 1, to: 1 },
});

function start(failure: Failure, after: readonly BulkEdit[] | Failure) {
  queryClient.setQueryData(bulkEditQueries.list().queryKey, page([edit(1)]));
  platform.call.mockImplementation(async ({ id }: AnyEndpoint) => {
    if (id === bulkEdits.start.id) throw apiError(failure, { endpoint: id });
    if ('kind' in after) throw apiError(after, { endpoint: id });
    return page(after);
  });
  return startBulkEdit({
    request: {
      selection: { mode: 'matching' },
      changes: { set: { label: 'Spring' }, tags: { remove: [], add: [z.parse(TagId, 3)] } },
    },
    total: 12,
  });
}

test.each([conflict, lost])(
  '@BULK-1 @ERR-4 one that is there now and does the same was started, whatever was answered: %j',
  async (failure) => {
    const started = edit(2);
    expect(await start(failure, [started, edit(1)])).toEqual({ bulk_edit: started });
  },
);

test.each([
  ['was there before', edit(1)],
  ['changes something else', edit(2, { fields: ['title'] })],
  ['is about others', edit(2, { total: 13 })],
  ['came from a file', edit(2, { file_name: 'shops.csv' })],
])('@BULK-1 @ERR-4 one that %s is not the one that was asked for', async (_, other) => {
  await expect(start(conflict, [other])).rejects.toMatchObject(conflict);
});

test('@ERR-4 nothing is said to be known that nobody could look up', async () => {
  const told = (outcome: Promise<unknown>) => outcome.then(() => null, isStartUnknown);
  expect(await told(start(conflict, { kind: 'not-found' }))).toBe(true);
  expect(await told(start(conflict, [edit(1)]))).toBe(false);
});

test('@BULK-1 two clicks start one', async () => {
  const { promise, resolve } = Promise.withResolvers();
  platform.call.mockReturnValue(promise);
  const request = {
    selection: { mode: 'matching' as const },
    changes: { set: { label: 'Spring' } },
  };
  const both = [startBulkEdit({ request, total: 12 }), startBulkEdit({ request, total: 12 })];
  resolve({ bulk_edit: edit(2) });
  expect(await Promise.all(both)).toEqual([{ bulk_edit: edit(2) }, { bulk_edit: edit(2) }]);
  expect(platform.call).toHaveBeenCalledOnce();
  await startBulkEdit({ request, total: 12 });
  expect(platform.call).toHaveBeenCalledTimes(2);
});
