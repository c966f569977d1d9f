import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { CopyButton } from './copy-button.tsx';

describe('CopyButton', () => {
  conforms((given) => <CopyButton {...given} label="Copy path" text="phone_number" />, {
    element: HTMLButtonElement,
  });

  test('copies, and confirms it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<CopyButton label="Copy path" text={() => 'phone_number'} />);
    await page.getByRole('button', { name: 'Copy path' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    expect(writeText).toHaveBeenCalledWith('phone_number');
    await expect.poll(() => page.getByRole('status').element().textContent).toBe('');
  });

  test('reports a refusal of the browser', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await render(<CopyButton label="Copy path" text="phone_number" />);
    await page.getByRole('button', { name: 'Copy path' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Couldn’t copy');
  });
});
