import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { to } from '../../../lib/url/paths.ts';
import { renderScreen } from '../../../test/render.tsx';
import { Component } from './bulk-edit-history.route.tsx';

test('@BULK-2 an empty history names what it records, and offers to start a bulk edit', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  queryClient.setQueryData(bulkEditQueries.list(undefined).queryKey, {
    bulk_edits: [],
    meta: { current_page: 1, last_page: 1, per_page: 10, total: 0, to: null },
  });
  await renderScreen(<Component />);
  await expect
    .element(
      page.getByText('Edits, holiday plans and spreadsheet imports appear here', { exact: false }),
    )
    .toBeVisible();
  const start = page.getByRole('link', { name: 'Start a bulk edit' });
  await expect.element(start).toHaveAttribute('href', to('bulk-edit'));
  expect(start.elements()).toHaveLength(1);
});
