import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithQueries } from '../../../test/render.tsx';
import { useEditUrl } from './use-edit-url.ts';

function Step() {
  const { state, change } = useEditUrl();
  return (
    <>
      <p role="status">{state.step}</p>
      <button type="button" onClick={() => change({ step: 'preview' })}>
        Preview
      </button>
    </>
  );
}

test('@BULK-1 a step opens before its address is loaded, so a second click finds no old button', async () => {
  const load = Promise.withResolvers<null>();
  const loader = ({ request }: { readonly request: Request }) =>
    request.url.includes('preview') ? load.promise : null;
  const router = createMemoryRouter([{ path: '/', loader, element: <Step /> }], {
    initialEntries: ['/?step=changes'],
  });
  await renderWithQueries(<RouterProvider router={router} />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('preview');
  expect(router.state.location.search).toBe('?step=changes');
  load.resolve(null);
  await expect.poll(() => router.state.location.search).toBe('?step=preview');
});
