import { UserId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { batchDecisions, rememberDecided } from '../../../data/updates/held-decisions.ts';
import { paths } from '../../../lib/url/paths.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { wireUpdate } from '../../../test/wire-update.ts';
import { ReviewScreen } from './review-screen.tsx';

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
