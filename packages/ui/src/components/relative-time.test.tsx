import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { RelativeTime } from './relative-time.tsx';
import { TooltipProvider } from './tooltip.tsx';

const ago = Date.now() - 14 * 60_000;
const absolute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
}).format(ago);

describe('RelativeTime', () => {
  conforms((given) => (
    <RelativeTime {...given} className={`block ${given.className}`} date={ago} focusable />
  ));

  test('shows the relative time, with the date on demand', async () => {
    await render(
      <TooltipProvider>
        <RelativeTime date={ago} focusable locale="en-GB" />
      </TooltipProvider>,
    );
    const time = page.getByText('14 minutes ago');
    await expect.element(time).toHaveAttribute('title', absolute);
    await expect.element(time).toHaveAttribute('datetime', new Date(ago).toISOString());
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText(absolute)).toBeVisible();
  });

  test('shows nothing for an invalid date', async () => {
    const { container } = await render(<RelativeTime date="soon" />);
    expect(container.textContent).toBe('');
  });
});
