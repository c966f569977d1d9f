import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { RelativeTime } from './relative-time.tsx';

const ago = Date.now() - 14 * 60_000;
const absolute = new Intl.DateTimeFormat(navigator.language, {
  dateStyle: 'medium',
  timeStyle: 'short',
}).format(ago);

describe('RelativeTime', () => {
  conforms((given) => (
    <RelativeTime {...given} className={`block ${given.className}`} date={ago} />
  ));

  test('shows the relative time, with the date on demand', async () => {
    await render(<RelativeTime date={ago} />);
    const time = page.getByText('14 minutes ago');
    await expect.element(time).toHaveAttribute('title', absolute);
    await expect.element(time).toHaveAttribute('datetime', new Date(ago).toISOString());
  });

  test('shows nothing for an invalid date', async () => {
    const { container } = await render(<RelativeTime date="soon" />);
    expect(container.textContent).toBe('');
  });
});
