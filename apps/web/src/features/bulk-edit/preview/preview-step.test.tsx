import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { previewQuery } from '../../../data/bulk-edit/preview.ts';
import { bulkEditQueries, metaOf } from '../../../data/bulk-edit/queries.ts';
import { paths } from '../../../lib/url/paths.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { useEditUrl } from '../flow/use-edit-url.ts';
import { PreviewStep } from './preview-step.tsx';

vi.mock('../../../data/bulk-edit/mutations.ts', () => ({
  useStartBulkEdit: () => ({
    data: undefined,
    error: null,
    isPending: false,
    mutate: (_: unknown, { onSuccess }: { onSuccess: (answer: object) => void }) =>
      onSuccess({ bulk_edit: { id: 7 } }),
  }),
}));

const request = {
  selection: { mode: 'matching' },
  changes: { set: { label: 'Spring' } },
  attributes: [],
} as const;

function Step(props: { readonly onStarted: () => void }) {
  return <PreviewStep {...request} {...props} address={useEditUrl()} />;
}

test('@BULK-1 a started edit keeps its preview until its own screen opens', async () => {
  queryClient.setQueryData(bulkEditQueries.list().queryKey, {
    bulk_edits: [],
    meta: metaOf(0, 1, 10),
  });
  queryClient.setQueryData(previewQuery(request).queryKey, {
    items: [],
    meta: metaOf(0, 1, 25),
    forecast: {
      total: 3,
      changed: 3,
      unchanged: 0,
      unreadable: 0,
      refused: 0,
      unmanaged: 0,
      waiting: 0,
      estimated_seconds: 0,
    },
    summary: {
      changed: [],
      cleared: [],
      reasons: [],
      risky: [],
      replaced: [],
      unknown: [],
      blocked: [],
      hinted: [],
    },
  });
  const onStarted = vi.fn();
  const load = Promise.withResolvers<null>();
  await renderWithQueries(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <Step onStarted={onStarted} /> },
        { path: paths['bulk-edit.show'], loader: () => load.promise, element: <h1>Label</h1> },
      ])}
    />,
  );
  await page.getByRole('button', { name: 'Apply to 3 locations' }).click();
  expect(onStarted).not.toHaveBeenCalled();
  load.resolve(null);
  await expect.element(page.getByRole('heading', { name: 'Label' })).toBeVisible();
  await expect.poll(() => onStarted.mock.calls).toHaveLength(1);
});
