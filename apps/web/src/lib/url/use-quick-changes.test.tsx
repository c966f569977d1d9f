import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
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

test('a change that follows before the address is updated keeps both changes, as one history entry', async () => {
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
  // Back has discarded the earlier changes.
  await page.getByRole('button', { name: 'to' }).click();
  await expect.element(page.getByText('-2 of -')).toBeVisible();
});

test('a change after the previous one is in the address, but not yet on the screen, replaces it', async () => {
  const before = location.href;
  history.replaceState(null, '', '/?');
  const router = createBrowserRouter([{ path: '/', Component: Typing }]);
  const screen = await render(<RouterProvider router={router} />);
  const field = page.getByRole('textbox').element();
  const entries = history.length;
  const isShown = (text: string) => document.body.textContent.includes(text);
  const type = (text: string) => {
    if (field instanceof HTMLInputElement) field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  type('harb');
  // Only microtasks run in between, so React renders the change, but not yet the new address.
  for (let waits = 0; !isShown('harb of') && waits < 1000; waits += 1) await Promise.resolve();
  expect(location.search).toBe('?text=harb');
  expect(isShown('harb of none')).toBe(true);
  type('harbour');
  await expect.poll(() => location.search).toBe('?text=harbour');
  expect(history.length).toBe(entries + 1);
  await expect.element(page.getByText('harbour of harbour')).toBeVisible();
  await screen.unmount();
  router.dispose();
  history.replaceState(null, '', before);
});

function Typing() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const text = new URLSearchParams(search).get('text') ?? undefined;
  const { state, change } = useQuickChanges<{ readonly text?: string | undefined }>(
    { text },
    (next, options) =>
      void navigate(`/?${new URLSearchParams({ text: next.text ?? '' }).toString()}`, options),
  );
  return (
    <>
      <input
        aria-label="Search"
        defaultValue=""
        onInput={({ currentTarget }) =>
          change({ text: currentTarget.value }, { replace: state.text !== undefined })
        }
      />
      <p>{`${state.text ?? 'none'} of ${text ?? 'none'}`}</p>
    </>
  );
}
