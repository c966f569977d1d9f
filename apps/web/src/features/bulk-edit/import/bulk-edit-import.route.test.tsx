import { UserId } from '@placekeeper/contracts/core/id';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { Component } from './bulk-edit-import.route.tsx';

const photo = new File([new Uint8Array([0, 1, 2, 3])], 'holiday.csv', { type: 'text/csv' });

test.for([
  [
    '/',
    /^Couldn’t read holiday\.csv ?This isn’t a CSV file\. Export your spreadsheet as CSV and try again\.$/,
  ],
  ['/?draft=7', /try again\. The preview below still shows the previous file\.$/],
] as const)(
  '@BULK-3 an unreadable file is named, and not mixed up with the one before: %s',
  async ([path, text]) => {
    queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
    const router = createMemoryRouter([{ path: '/', element: <Component /> }], {
      initialEntries: [path],
    });
    await renderWithQueries(<RouterProvider router={router} />);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, photo);
    await expect.element(page.getByRole('alert').first()).toMatchTextContent(text);
  },
);
