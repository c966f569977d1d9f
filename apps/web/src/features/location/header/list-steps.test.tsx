import { LocationId } from '@placekeeper/contracts/core/id';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { ListSteps } from './list-steps.tsx';

const rowsOf = (number: number) => (number === 1 ? [1, 2, 3] : [4, 5]);

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const number = Number(/page\[number\]=(\d)/.exec(decodeURIComponent(address))?.[1] ?? 1);
    return Response.json({
      data: rowsOf(number).map((id) => ({ ...someLocation, id })),
      meta: { current_page: number, last_page: 2, per_page: 3, total: 5 },
    });
  });
});

test('@LOC-7 the steps follow the list over its pages and stay on the tab', async () => {
  const origin = { list: '?filter=quay' };
  const id = LocationId.parse(3);
  const router = createMemoryRouter(
    [
      { path: '/location/3/services', element: <ListSteps id={id} origin={origin} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/location/3/services'] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  await expect.element(page.getByText('3 of 5')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Previous location' }))
    .toHaveAttribute('href', '/location/2/services');
  await expect
    .element(page.getByRole('link', { name: 'Next location' }))
    .toHaveAttribute('href', '/location/4/services');
  await userEvent.keyboard(']');
  await expect.poll(() => router.state.location.pathname).toBe('/location/4/services');
  expect(router.state.location.state).toEqual({ list: 'filter=quay&page=2', at: 0 });
});
