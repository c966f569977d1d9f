import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { admit, hold } from '../../data/http/rate-limit-gate.ts';
import { ReadingNote } from './reading-note.tsx';

beforeEach(async () => (await admit(Date.now()))?.end(new Response()));

test('@ERR-4 a list that waits for the rate limit says so', async () => {
  hold(20_000);
  await render(<ReadingNote />);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await expect
    .element(page.getByRole('status'), { timeout: 4000 })
    .toMatchTextContent(/^Too many requests\. Loading continues in \d+ seconds?\.$/);
});
