import { User } from '@placekeeper/contracts/model/user';
import { wireUser } from '@placekeeper/contracts/testing/wire-user';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { Component } from './location.route.tsx';

test('@ERR-4 a location that the user may not view leads to the list, because another try is refused too', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Not yours.' }, { status: 403 }));
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: User.parse(wireUser) });
  const router = createMemoryRouter([{ path: '/location/:location/info', Component }], {
    initialEntries: ['/location/7/info'],
  });
  await renderWithQueries(<RouterProvider router={router} />);
  await expect
    .element(page.getByText('This location doesn’t exist, or you don’t have access to it.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to locations' }))
    .toHaveAttribute('href', '/locations');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
