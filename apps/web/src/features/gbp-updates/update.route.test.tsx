import { UserId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { paths, to } from '../../lib/url/paths.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { wireUpdate } from '../../test/wire-update.ts';
import { Component } from './update.route.tsx';

const location = { id: 1, name: 'Harbour Books', store_code: null, formatted_address: null };
const update = GoogleUpdate.parse({ ...wireUpdate(1), location });

async function showUpdate(width: number) {
  await page.viewport(width, 800);
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  queryClient.setQueryData(updateQueries.detail(update.id).queryKey, { google_update: update });
  const router = createMemoryRouter([{ path: paths['gbp.updates.show'], Component }], {
    initialEntries: [to('gbp.updates.show', { updateId: 1 })],
  });
  await renderWithQueries(<RouterProvider router={router} />);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Business name changed');
  expect(heading.elements()).toHaveLength(1);
}

const beside = page.getByRole('banner').getByText('Harbour Books');
const below = page.getByRole('link', { name: 'Harbour Books' });

test('@UPD-6 the title of an update names the change once, with the location beside it', async () => {
  await showUpdate(1280);
  await expect.element(beside).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'About this update' })).toBeVisible();
});

test('@UPD-6 in a narrow window, the location is below the title', async () => {
  await showUpdate(390);
  expect(beside.query()).toBeNull();
  await expect.element(below).toBeVisible();
  expect(below.elements()).toHaveLength(1);
});

test('@UPD-3 until the platform confirms a decision, the page doesn’t say that it has had its effect', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await showUpdate(1280);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect.element(page.getByText(/Not confirmed yet\.$/)).toBeVisible();
  expect(page.getByText(/saved to Placekeeper/).query()).toBeNull();
});

test('@UPD-7 an update links to the other pending updates of its location, and to the resolved updates of its field', async () => {
  const meta = { current_page: 1, last_page: 1, per_page: 8, total: 2, to: 2 };
  const listed = (...updates: object[]) => ({
    google_updates: updates.map((own) =>
      GoogleUpdate.parse({ ...wireUpdate(1), location, ...own }),
    ),
    total_locations: 1,
    meta,
  });
  queryClient.setQueryData(
    updateQueries.ofLocation(update.location.id).queryKey,
    listed({}, { id: 2, field_name: 'websiteUri', update_value: 'https://example.com' }),
  );
  const resolution = { resolved_action: 'rejected', resolved_at: null, resolved_by: null };
  queryClient.setQueryData(
    updateQueries.resolvedOfField(update).queryKey,
    listed({ id: 3, resolution }),
  );
  await showUpdate(1280);
  const pending = page.getByRole('region', { name: 'Other updates to review at this location 1' });
  await expect
    .element(pending.getByRole('link', { name: /^Website/ }))
    .toHaveAttribute('href', to('gbp.updates.show', { updateId: 2 }));
  expect(pending.getByRole('link').elements()).toHaveLength(1);
  const resolved = page.getByRole('region', { name: 'Resolved updates to business name' });
  await expect.element(resolved.getByRole('link')).toMatchTextContent(/Rejected/);
  await page.viewport(390, 800);
  const all = page.getByRole('link', { name: 'All updates for this location' });
  const isBelow = () =>
    resolved.element().compareDocumentPosition(all.element()) & Node.DOCUMENT_POSITION_PRECEDING;
  await expect.poll(isBelow).not.toBe(0);
});
