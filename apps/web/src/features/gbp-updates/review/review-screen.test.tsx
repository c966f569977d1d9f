import { UserId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { batchDecisions, rememberDecided } from '../../../data/updates/held-decisions.ts';
import { paths } from '../../../lib/url/paths.ts';
import { renderScreen, renderWithQueries } from '../../../test/render.tsx';
import { wireUpdate } from '../../../test/wire-update.ts';
import { useReviewState } from '../filters/use-review-state.ts';
import { ReviewScreen } from './review-screen.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';

const wire = (id: number) => ({
  ...wireUpdate(id),
  location: { id, name: `Shop ${id}`, store_code: null, formatted_address: null },
});
const updates = Array.from({ length: 29 }, (_, at) => wire(at + 1));
const meta = { current_page: 1, last_page: 4, per_page: 8, total: 29, to: 8 };

test('@UPD-2 while a job sends decisions, no number says that decided updates are to review', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ google_updates: updates.slice(0, 8), total_locations: 29, meta }),
    ),
  );
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  const router = createMemoryRouter(
    [{ path: paths['gbp.updates'], element: <ReviewScreen archive={false} /> }],
    { initialEntries: [paths['gbp.updates']] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  const count = page.getByRole('banner').getByRole('status');
  await expect.element(count).toHaveTextContent('29 to review at 29 locations');

  const decided = updates.map((update) => GoogleUpdate.parse(update));
  rememberDecided(decided);
  const batch = { action: 'reject', ids: decided.map(({ id }) => id) } as const;
  batchDecisions.set([{ ...batch, isRunning: true }]);
  await expect.element(count).toHaveTextContent('Resolving updates…');
  expect(page.getByText(/to review/).elements()).toEqual([]);
  batchDecisions.set([]);
  await expect.element(count).toHaveTextContent('29 to review at 29 locations');
});

async function showScreen(address: string, width: number, answer: object) {
  await page.viewport(width, 800);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  const router = createMemoryRouter(
    [{ path: paths['gbp.updates'], element: <ReviewScreen archive={false} /> }],
    { initialEntries: [address] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
}

test('@UPD-4 if all updates on the page are decided but not sent, the list says when more appear', async () => {
  await showScreen(`${paths['gbp.updates']}?page=2`, 1280, {
    google_updates: updates.slice(8, 16),
    total_locations: 29,
    meta: { ...meta, current_page: 2, to: 16 },
  });
  const list = page.getByRole('region', { name: 'Updates to review' });
  await expect.element(list).toBeVisible();
  const decided = updates.slice(8, 16).map((update) => GoogleUpdate.parse(update));
  rememberDecided(decided);
  const ids = decided.map(({ id }) => id);
  batchDecisions.set([{ action: 'reject', ids, from: 'another window' }]);
  await expect.element(page.getByText(/^All updates on this page are resolved\./)).toBeVisible();
  batchDecisions.set([]);
  await expect.element(list).toBeVisible();
});

test('@UPD-1 paper narrower than the window shows the list and the update side by side', async () => {
  await showScreen(paths['gbp.updates'], 1280, {
    google_updates: updates.slice(0, 8),
    total_locations: 29,
    meta,
  });
  const rows = page.getByRole('region', { name: 'Updates to review' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(8);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await page.viewport(700, 800);
    await expect.element(page.getByText('On Google now')).toBeVisible();
    await expect.poll(() => rows.elements().length).toBe(8);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test('@UPD-2 no total beside the filters contradicts the list while one of their reads is late', async () => {
  let total = 29;
  let metaRead = Promise.withResolvers<void>();
  metaRead.resolve();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!new URL(url, location.origin).pathname.endsWith('/meta'))
      return Response.json({
        google_updates: updates.slice(0, 8),
        total_locations: total,
        meta: { ...meta, total },
      });
    await metaRead.promise;
    return Response.json({
      change_source_totals: { all: total, google: total, ownerManager: 0 },
      field_totals: { title: total },
    });
  });
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  const router = createMemoryRouter(
    [{ path: paths['gbp.updates'], element: <ReviewScreen archive={false} /> }],
    { initialEntries: [paths['gbp.updates']] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  const all = page.getByRole('list', { name: 'Source' }).getByRole('link').first();
  await expect.element(all).toHaveTextContent('All29');

  total = 26;
  metaRead = Promise.withResolvers();
  void queryClient.invalidateQueries({ queryKey: ['updates'] });
  const count = page.getByRole('banner').getByRole('status');
  await expect.element(count).toHaveTextContent('26 to review at 26 locations');
  await expect.element(all).toMatchTextContent(/^All$/);
  metaRead.resolve();
  await expect.element(all).toHaveTextContent('All26');
});

const areaOf = (found: Locator) => found.element().getBoundingClientRect();

function Toolbar() {
  return (
    <ReviewToolbar
      archive={false}
      held={0}
      isHidden={false}
      meta={{
        change_source_totals: { all: 1000, google: 667, ownerManager: 333 },
        field_totals: {},
        min_date: null,
      }}
      review={useReviewState()}
      toHeading={() => undefined}
      total={1000}
    />
  );
}

test('@UPD-2 on a phone, the filter button is beside the sources, also with large numbers', async () => {
  await page.viewport(390, 800);
  // The padding of the page, in which the toolbar spans the window.
  await renderScreen(
    <div className="px-gutter">
      <Toolbar />
    </div>,
  );
  const sources = page.getByRole('list', { name: 'Source' });
  const last = areaOf(sources.getByRole('link', { name: 'Owner/Manager 333' }));
  const fold = areaOf(page.getByRole('button', { name: 'Filter', exact: true }));
  expect(last.top).toBe(areaOf(sources).top);
  expect(fold.top).toBeLessThan(last.bottom);
});

test('@UPD-5 a group with one update at each location shows one count', async () => {
  await showScreen(`${paths['gbp.updates']}?group=change`, 1280, {
    google_updates: updates.slice(0, 8),
    total_locations: 8,
    meta: { ...meta, last_page: 1, total: 8 },
  });
  const all = page.getByRole('button', { name: 'Resolve all 8…' });
  await expect.element(all).toBeVisible();
  const size = page.getByText('8 locations', { exact: true });
  await expect.element(size).toBeVisible();
});

const noUpdates = {
  google_updates: [],
  total_locations: 0,
  meta: { ...meta, last_page: 1, total: 0, to: 0 },
};

test('@UPD-5 without updates, the groups say what the list says', async () => {
  await showScreen(`${paths['gbp.updates']}?group=change`, 1280, noUpdates);
  await expect.element(page.getByText('All caught up')).toBeVisible();
});

test('@UPD-5 the groups keep grouping when their filters are cleared', async () => {
  await showScreen(`${paths['gbp.updates']}?group=change&source=google`, 1280, noUpdates);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('All caught up')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Group by change' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('@UPD-5 before the first updates are read, the groups show no number of updates', async () => {
  await page.viewport(1280, 800);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  const router = createMemoryRouter(
    [{ path: paths['gbp.updates'], element: <ReviewScreen archive={false} /> }],
    { initialEntries: [`${paths['gbp.updates']}?group=change`] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  const progress = page.getByRole('progressbar', { name: 'Loading updates' });
  await expect.element(progress).toBeVisible();
  await expect.element(progress).not.toHaveAttribute('aria-valuenow');
  expect(page.getByText('0 of 0 updates').query()).toBeNull();
});
