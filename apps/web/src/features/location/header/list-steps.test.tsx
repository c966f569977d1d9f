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

async function showSteps(location: number, list: string) {
  const id = LocationId.parse(location);
  const path = `/location/${location}/services`;
  const router = createMemoryRouter(
    [
      { path, element: <ListSteps id={id} origin={{ list }} /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  return router;
}

test('@LOC-7 the steps follow the list over its pages and stay on the tab', async () => {
  const router = await showSteps(3, '?filter=quay');
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

test.each([
  [1, '', '1 of 5', 'Previous location'],
  [5, '?page=2', '5 of 5', 'Next location'],
])(
  '@LOC-7 from location %i of the list%s, no step leads past the end',
  async (id, list, position, past) => {
    const router = await showSteps(id, list);
    await expect.element(page.getByText(position)).toBeVisible();
    const step = page.getByRole('link', { name: past });
    await expect.element(step).toHaveAttribute('aria-disabled', 'true');
    await expect.element(step).toHaveAttribute('href', router.state.location.pathname);
  },
);
