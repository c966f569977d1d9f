import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { pauseFor } from '../../data/http/rate-limit-gate.ts';
import { ReadingNote } from './reading-note.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
test('@ERR-4 a list that waits for the rate limit says so', async () => {
  pauseFor(20_000);
  await render(<ReadingNote />);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(2000);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^Too many requests\. Loading continues in \d+ seconds?\.$/);
});
