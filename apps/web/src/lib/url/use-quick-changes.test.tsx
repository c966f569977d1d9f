import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useQuickChanges } from './use-quick-changes.ts';

interface Filters {
  readonly from: string;
  readonly to: string;
}

function Screen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { from = '', to = '' } = Object.fromEntries(new URLSearchParams(search));
  const inUrl: Filters = { from, to };
  const { state, change } = useQuickChanges(inUrl, (next, options) => {
    void navigate(`/?${new URLSearchParams({ ...inUrl, ...next }).toString()}`, options);
  });
  return (
    <>
      <button type="button" onClick={() => change({ from: '1' }, { replace: inUrl.from !== '' })}>
        from
      </button>
      <button type="button" onClick={() => change({ to: '2' }, { replace: inUrl.to !== '' })}>
        to
      </button>
      <p>{`${state.from}-${state.to} of ${from}-${to}`}</p>
    </>
  );
}

test('a change before the previous one is in the address keeps both, as one step', async () => {
  let ends: (() => void)[] = [];
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Screen,
      loader: ({ request }) =>
        new URL(request.url).search === ''
          ? null
          : new Promise((resolve) => ends.push(() => resolve(null))),
    },
  ]);
  await render(<RouterProvider router={router} />);
  await page.getByRole('button', { name: 'from' }).click();
  await expect.element(page.getByText('1- of -')).toBeVisible();
  await page.getByRole('button', { name: 'to' }).click();
  await expect.element(page.getByText('1-2 of -')).toBeVisible();
  await expect.poll(() => ends.length).toBe(2);
  for (const end of ends) end();
  ends = [];
  await expect.element(page.getByText('1-2 of 1-2')).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByText('- of -')).toBeVisible();
  // A change after Back starts from the address again.
  await page.getByRole('button', { name: 'to' }).click();
  await expect.element(page.getByText('-2 of -')).toBeVisible();
});
