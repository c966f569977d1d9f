import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { apiError } from '../../data/http/api-error.ts';
import { startCall, pauseFor } from '../../data/http/rate-limit-gate.ts';
import { renderScreen } from '../../test/render.tsx';
import { LoadFailed } from './load-failed.tsx';
import { RetryButton } from './retry-button.tsx';

/** A successful call ends the wait of the rate limit. */
async function endWait() {
  const started = await startCall(Date.now());
  started?.end(new Response());
}

const again = page.getByRole('button', { name: 'Try again' });

const failed = (refetch: () => void) => (
  <LoadFailed
    query={{
      error: apiError({ kind: 'rate-limited', retryAfter: 7 }),
      isFetching: false,
      refetch,
    }}
  >
    Couldn’t load your tags.
  </LoadFailed>
);

test('@ERR-4 a refused load counts down to the end of the wait and cannot be retried before', async () => {
  const refetch = vi.fn();
  pauseFor(60_000);
  await render(failed(refetch));
  const timer = page.getByRole('timer');
  await expect.element(timer).toMatchTextContent(/^Trying again in \d\d seconds\.$/);
  const seconds = () => Number(/\d+/.exec(timer.element().textContent ?? '')?.[0]);
  const first = seconds();
  expect(first).toBeGreaterThanOrEqual(30);
  await expect.poll(seconds).toBeLessThan(first);

  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await expect.element(again).toHaveAccessibleDescription(/^Too many requests\. Try again in/);
  await userEvent.click(again, { force: true });
  expect(refetch).not.toHaveBeenCalled();
});

test('@ERR-4 a rate limit of another window counts as well', async () => {
  await render(failed(() => undefined));
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  pauseFor(60_000);
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
});

test('@ERR-4 after the wait the load can be retried', async () => {
  const refetch = vi.fn();
  pauseFor(60_000);
  await render(failed(refetch));
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await endWait();
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  await again.click();
  expect(refetch).toHaveBeenCalledOnce();
});

const forbidden = (message?: string) => ({
  error: apiError({ kind: 'forbidden' }, { message }),
  isFetching: false,
  refetch: () => undefined,
});

test('@ERR-4 a forbidden load says so, and offers home instead of another try', async () => {
  await renderScreen(
    <LoadFailed whole query={forbidden()}>
      Couldn’t load your tags.
    </LoadFailed>,
  );
  await expect
    .element(page.getByText('Couldn’t load your tags. You don’t have permission to view this.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  await expect.element(again).not.toBeInTheDocument();
});

test('@ERR-4 a forbidden part of a screen shows the platform’s reason and no action', async () => {
  const query = forbidden('Requires a profile management subscription.');
  await render(<LoadFailed query={query}>Couldn’t load updates.</LoadFailed>);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Couldn’t load updates. Requires a profile management subscription.');
  await expect.element(page.getByRole('link').or(page.getByRole('button'))).not.toBeInTheDocument();
});

test('@ERR-4 a forbidden row has no retry', async () => {
  const { error } = forbidden();
  await render(<RetryButton error={error} isRetrying={false} onRetry={() => undefined} />);
  await expect.element(again).not.toBeInTheDocument();
});
