import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { to } from '../../../lib/url/paths.ts';
import { renderScreen } from '../../../test/render.tsx';
import { Component } from './bulk-edit-history.route.tsx';

test('@BULK-2 an empty history offers everything that it would record', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  queryClient.setQueryData(bulkEditQueries.list(undefined).queryKey, {
    bulk_edits: [],
    meta: { current_page: 1, last_page: 1, per_page: 10, total: 0, to: null },
  });
  await renderScreen(<Component />);
  for (const [name, address] of [
    ['Start a bulk edit', to('bulk-edit')],
    ['Plan special hours', to('bulk-edit.holidays')],
    ['Import a spreadsheet', to('bulk-edit.import')],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', address);
    expect(link.elements()).toHaveLength(1);
  }
});
