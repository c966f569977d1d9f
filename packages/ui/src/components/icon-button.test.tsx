import { Trash2 } from 'lucide-react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { IconButton } from './icon-button.tsx';
import { TooltipProvider } from './tooltip.tsx';

const icon = <Trash2 aria-hidden />;

describe('IconButton', () => {
  conforms((given) => <IconButton {...given} icon={icon} label="Remove" size="sm" />, {
    element: HTMLButtonElement,
  });

  test('is named by its label and shows it on focus', async () => {
    await render(
      <TooltipProvider>
        <IconButton icon={icon} kbd="mod+s" label="Remove" />
      </TooltipProvider>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await expect.element(page.getByText(/^Remove/)).toBeVisible();
  });

  test('shows the reason instead of acting', async () => {
    const onClick = vi.fn();
    await render(
      <IconButton
        disabledReason="Only the owner can"
        icon={icon}
        label="Remove"
        onClick={onClick}
      />,
    );
    const button = page.getByRole('button', { name: 'Remove' });
    await expect.element(button).toHaveAccessibleDescription('Only the owner can');
    await button.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
  });

  test('is a square of at least 24 pixels', async () => {
    await render(<IconButton icon={icon} label="Remove" size="sm" />);
    const { width, height } = page.getByRole('button').element().getBoundingClientRect();
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(24);
  });
});
