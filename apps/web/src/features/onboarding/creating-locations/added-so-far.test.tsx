import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { addedQuery, AddedSoFar } from './added-so-far.tsx';

const know = (total: number) =>
  queryClient.setQueryData(addedQuery.queryKey, {
    data: [{ ...someLocation, name: 'Harbour Books', formatted_address: '1 Quay Street' }],
    meta: { current_page: 1, last_page: 1, per_page: 6, total, to: 1 },
  });

test('@ONB-6 the first import names locations and keeps them while the counts lag behind', async () => {
  know(8);
  const { rerender } = await renderWithQueries(<AddedSoFar imported={8} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Harbour Books1 Quay Street');
  await expect.element(page.getByText('and 7 more')).toBeVisible();
  know(16);
  await rerender(<AddedSoFar imported={12} />);
  await expect.element(page.getByText('and 11 more')).toBeVisible();
});

test('@ONB-6 the named and the counted locations add up to the imported ones if the list lags behind', async () => {
  know(24);
  await renderWithQueries(<AddedSoFar imported={28} />);
  await expect.element(page.getByText('and 27 more')).toBeVisible();
});

test('@ONB-6 locations of earlier imports are not named as added', async () => {
  know(30);
  const { container } = await renderWithQueries(<AddedSoFar imported={8} />);
  expect(container.textContent).toBe('');
});
