import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { apiError } from '../../data/http/api-error.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { ImportModal } from './import-modal.tsx';

const bar = page.getByRole('progressbar', { name: 'Importing locations' });
const close = page.getByRole('button', { name: 'Close' });
const shown = () => Number(bar.element().getAttribute('aria-valuenow'));

const imported = (status: ImportStatus) =>
  queryClient.setQueryData(googleLocationQueries.importStatus().queryKey, status);
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

async function open(status: ImportStatus) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  imported(status);
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/locations', element: <ImportModal /> },
    ],
    { initialEntries: ['/locations'] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
test('@MODAL-2 the bar starts at 5 and climbs by 1 every 50 ms up to the real value', async () => {
  await open({ total: 400, complete: 100, errored: 0 });
  expect(shown()).toBe(5);
  pass(49);
  expect(shown()).toBe(5);
  pass(1);
  expect(shown()).toBe(6);
  pass(18 * 50);
  expect(shown()).toBe(24);
  pass(60_000);
  expect(shown()).toBe(25);
});

test('@MODAL-2 the import is done at 100 % and not with the last location', async () => {
  await open({ total: 2, complete: 1, errored: 0 });
  pass(45 * 50);
  expect(shown()).toBe(50);
  imported({ total: 2, complete: 2, errored: 0 });
  await expect.element(page.getByText('Almost there...')).toBeInTheDocument();
  pass(49 * 50);
  expect(shown()).toBe(99);
  expect(close.query()).toBeNull();
  pass(50);
  expect(shown()).toBe(100);
  await expect.element(close).toBeInTheDocument();
});

test('@MODAL-2 999 of 1,000 locations never reach 100 %', async () => {
  await open({ total: 1000, complete: 999, errored: 0 });
  pass(60_000);
  expect(shown()).toBe(99);
  expect(close.query()).toBeNull();
});

test('@MODAL-2 Close opens the home screen', async () => {
  const router = await open({ total: 2, complete: 2, errored: 0 });
  pass(95 * 50);
  await expect.element(close).toBeInTheDocument();
  close.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('@MODAL-1 a stalled import can be closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const status = { total: 10, complete: 4, errored: 0 };
  await open(status);
  const wayOut = page.getByRole('button', { name: 'Continue without waiting' });
  await expect.element(page.getByText('4/10 location(s) imported')).toBeInTheDocument();
  pass(20_000);
  imported({ ...status, complete: 5 });
  await expect.element(page.getByText('5/10 location(s) imported')).toBeInTheDocument();
  pass(20_000);
  expect(wayOut.query()).toBeNull();
  pass(11_000);
  await expect.element(wayOut).toBeInTheDocument();
  await expect.element(page.getByText(/taking longer than expected/)).toBeInTheDocument();
  imported({ ...status, complete: 6 });
  await expect.element(wayOut).not.toBeInTheDocument();
});

test.each([
  { kind: 'session-expired' },
  { kind: 'server', status: 500 },
  { kind: 'offline' },
] as const)(
  '@MODAL-2 a read that fails ($kind) is not called a lost connection',
  async (failure) => {
    await open({ total: 4, complete: 1, errored: 0 });
    queryClient
      .getQueryCache()
      .find({ queryKey: googleLocationQueries.importStatus().queryKey })
      ?.setState({ status: 'error', error: apiError(failure) });
    await expect
      .element(
        page.getByText('Progress isn’t available right now. This doesn’t affect your import.'),
      )
      .toBeVisible();
  },
);
