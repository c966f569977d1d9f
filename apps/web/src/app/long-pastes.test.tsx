import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { longestPaste, refuseLongPastes } from './long-pastes.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../widgets/toast/show-toast.ts', () => ({ showToast }));

function paste(name: string, length: number): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'x'.repeat(length));
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  page.getByRole('textbox', { name }).element().dispatchEvent(event);
  return !event.defaultPrevented;
}

test('@DET-2 a paste that is too long for the page is refused, and the message states its length', async () => {
  refuseLongPastes();
  await render(
    <>
      <input aria-label="Name" />
      <textarea aria-label="Description" />
    </>,
  );
  expect(paste('Name', longestPaste.line)).toBe(true);
  expect(paste('Description', longestPaste.lines)).toBe(true);
  expect(showToast).not.toHaveBeenCalled();
  expect(paste('Name', longestPaste.line + 1)).toBe(false);
  expect(paste('Description', 1_000_000)).toBe(false);
  expect(showToast).toHaveBeenLastCalledWith(
    'error',
    'The text is too long to paste',
    expect.objectContaining({
      description:
        'You can paste up to 300,000 characters here at a time. This text has 1,000,000.',
    }),
  );
});
