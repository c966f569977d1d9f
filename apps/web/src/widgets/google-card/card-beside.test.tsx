import { User } from '@placekeeper/contracts/model/user';
import { wireUser } from '@placekeeper/contracts/testing/wire-user';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { CardBeside } from './card-beside.tsx';

test('@ERR-4 updates that cannot be loaded are named, and loaded again on request', async () => {
  await page.viewport(1440, 700);
  let answers = false;
  vi.stubGlobal('fetch', async () =>
    answers
      ? Response.json({
          google_updates: [],
          total_locations: 0,
          meta: { current_page: 1, last_page: 1, per_page: 25, total: 0, to: null },
        })
      : Response.json({ message: 'Out of order.' }, { status: 404 }),
  );
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: User.parse(wireUser) });
  const location = { ...someLocation, gbp_management_status: 'enabled' } as const;
  await renderWithQueries(<CardBeside location={location} states={{}} />);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Couldn’t load updates on Google/);
  answers = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
