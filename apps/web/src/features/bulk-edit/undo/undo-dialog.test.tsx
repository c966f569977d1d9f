import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { noCounts } from '../../../data/batch/job.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someJob } from '../../../test/some-job.ts';
import type { UndoPlan } from './read-undo.ts';
import { UndoDialog } from './undo-dialog.tsx';

const planOf = (fields: readonly string[]): UndoPlan => ({
  job: {
    ...someJob,
    meta: { file_name: null, fields },
    status: 'finished',
    counts: { ...noCounts, done: 4 },
    total: 4,
  },
  values: 4,
  lost: 0,
  conflicts: [],
  itemsWith: () => [],
});

test.each([
  [['label', 'tags'], 'Restores 4 values. You can’t undo this.'],
  [
    ['label', 'websiteUri'],
    'Restores 4 values and publishes them at managed locations. You can’t undo this.',
  ],
])('@BULK-2 the question before an undo of %j says whether it publishes', async (fields, text) => {
  queryClient.setQueryData(['bulkEdits', 'undo', 1], planOf(fields));
  await renderScreen(<UndoDialog id={1} onClose={() => undefined} />);
  const dialog = page.getByRole('alertdialog', { name: 'Undo this bulk edit?' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().textContent).toContain(text);
});
