import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { bulkEditQueries, metaOf } from '../../../data/bulk-edit/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { runningEdit } from '../../../test/running-edit.ts';
import { BulkEditsPanel } from './bulk-edits-panel.tsx';

const edit: BulkEdit = {
  ...runningEdit,
  created_at: '2026-11-20T09:00:00Z',
  started_at: '2026-11-20T09:00:00Z',
  finished_at: '2026-11-20T09:10:00Z',
  status: 'completed',
  fields: ['label'],
  total: 40,
  complete: 40,
  errored: 2,
  item_totals: { completed: 38, failed: 2 },
  can_be_retried: true,
  undoable: 38,
};

async function show(edits: readonly BulkEdit[], total = edits.length) {
  const { queryKey } = bulkEditQueries.list();
  queryClient.setQueryData(queryKey, { bulk_edits: edits, meta: metaOf(total, 1, 10) });
  await renderScreen(<BulkEditsPanel />);
}

test('@BULK-2 the latest bulk edits have their state, their counts and a link', async () => {
  await show(
    [
      { ...edit, id: 4, status: 'running', complete: 12, finished_at: null },
      { ...edit, id: 3 },
      { ...edit, id: 2 },
      edit,
    ],
    12,
  );
  const items = page.getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/Running10 of 40 done, 2 failed$/);
  await expect
    .element(items.nth(1))
    .toMatchTextContent(/^Label40 locations · .+Completed with errors2 failed, 38 saved$/);
  await expect
    .element(items.nth(1).getByRole('link'))
    .toHaveAttribute('href', '/bulk-edit/history/3');
  expect(items.elements()).toHaveLength(3);
  await expect.element(page.getByRole('link', { name: 'Show all 12 bulk edits' })).toBeVisible();
});

test('@BULK-2 a browser without bulk edits offers to start one', async () => {
  await show([]);
  await expect.element(page.getByText('No bulk edits in this browser yet.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Start a bulk edit' }))
    .toHaveAttribute('href', '/bulk-edit');
});
