import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { apiError } from '../data/http/api-error.ts';
import { startCall, pauseFor } from '../data/http/rate-limit-gate.ts';
import { ErrorScreen } from './error-screen.tsx';

/** A successful call ends the wait for the rate limit. */
async function endWait() {
  const started = await startCall(Date.now());
  started?.end(new Response());
}

function opened(load: () => void, address = '/') {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => {
          load();
          return null;
        },
        element: <h1>Here</h1>,
        errorElement: <ErrorScreen />,
        hydrateFallbackElement: <p>Loading</p>,
      },
    ],
    { initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
}

test('@ERR-4 a rate-limited screen opens automatically after the wait', async () => {
  const load = vi.fn().mockImplementationOnce(() => {
    pauseFor(60_000);
    throw apiError({ kind: 'rate-limited', retryAfter: 600 });
  });
  await opened(load);
  await expect
    .element(page.getByRole('timer'))
    .toMatchTextContent(/^Trying again in \d\d seconds\.$/);
  await expect
    .element(page.getByRole('button', { name: 'Try again' }))
    .toHaveAttribute('aria-disabled', 'true');
  await endWait();
  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['no connection', { kind: 'offline' }],
  ['a gateway without a platform', { kind: 'server', status: 503 }],
] as const)('@ERR-4 after %s a failed screen loads again automatically', async (_, failure) => {
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((act: () => void) =>
    setTimeout(act, 300)) as typeof setInterval);
  const load = vi.fn().mockImplementationOnce(() => {
    throw apiError(failure);
  });
  await opened(load);
  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible();
});

test.each(['/', '/?page=2', '/#field-title'])(
  '@ERR-4 "Try again" at %s shows the screen even if it loads before the next frame',
  async (address) => {
    const load = vi.fn().mockImplementationOnce(() => {
      throw apiError({ kind: 'server', status: 200 });
    });
    await opened(load, address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible();
  },
);
