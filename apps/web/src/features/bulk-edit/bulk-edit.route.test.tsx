import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { Component } from './bulk-edit.route.tsx';

test('@BULK-1 on a small phone, the links to the other ways of editing share a row', async () => {
  await page.viewport(320, 700);
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  queryClient.setQueryData(locationQueries.list({}).queryKey, {
    data: [],
    meta: { current_page: 1, last_page: 1, per_page: 25, total: 0, to: null },
  });
  await renderScreen(
    // The width that the page's margins leave.
    <div style={{ width: 288 }}>
      <Component />
    </div>,
  );
  const links = ['Holiday planner', 'Import', 'History'].map((name) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }),
  );
  for (const link of links) await expect.element(link).toBeVisible();
  const tops = links.map((link) => link.element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
