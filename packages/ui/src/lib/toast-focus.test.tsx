import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { middleOf, mouse, moved, touch } from '../../test/pointer.ts';
import '../../test/test.css';
import {
  clearToasts,
  holdClock,
  isOpen,
  painted,
  pass,
  settled,
  shown,
  stack,
  toastOf,
} from '../../test/toasts.ts';
import { Dialog } from '../components/dialog.tsx';
import { toast, Toaster } from '../components/toaster.tsx';
import type { ToastHotkey } from './toast-settings.ts';

const elsewhere = { x: 10, y: 600 };
const hotkey = () => userEvent.keyboard('{Alt>}t{/Alt}');
const press = (keys: string) => userEvent.keyboard(keys);
const field = () => page.getByRole('textbox', { name: 'Name' });
const focusedTitle = () =>
  document.activeElement?.closest('[data-sonner-toast]')?.querySelector('[data-title]')
    ?.textContent;
const undo = { label: 'Undo', onClick: () => undefined };

function Page({ hotkey: keys }: { readonly hotkey?: ToastHotkey }) {
  return (
    <>
      <h1 tabIndex={-1}>Tags</h1>
      <input aria-label="Name" />
      <Toaster hotkey={keys} />
    </>
  );
}

/** Shows two toasts, the older with a button, and focuses the field. */
async function stackOfTwo() {
  await render(<Page />);
  holdClock();
  toast('Older', { action: undo, closeButton: true });
  toast('Newer');
  await shown('Older', 'Newer');
  field().element().focus();
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  await mouse.move(elsewhere);
});
afterEach(clearToasts);

describe('the stack expands (TOAST-3)', () => {
  test('under the pointer, and collapses when it leaves', async () => {
    await stackOfTwo();
    expect(isOpen()).toBe(false);
    await mouse.move(middleOf(toastOf('Newer')));
    await painted();
    expect(isOpen()).toBe(true);
    await mouse.move(elsewhere);
    await painted();
    expect(isOpen()).toBe(false);
  });

  test('on a tap, and collapses on a tap elsewhere', async () => {
    await stackOfTwo();
    await touch.start(middleOf(toastOf('Newer')));
    await touch.end();
    await expect.poll(() => isOpen()).toBe(true);
    await touch.start(middleOf(page.getByRole('heading', { name: 'Tags' }).element()));
    await touch.end();
    await expect.poll(() => isOpen()).toBe(false);
  });

  test('on the hotkey, which types nothing, and on Tab; and collapses on Escape', async () => {
    await stackOfTwo();
    await hotkey();
    await painted();
    expect(isOpen()).toBe(true);
    expect(focusedTitle()).toBe('Newer');
    await expect.element(field()).toHaveValue('');
    await press('{Escape}');
    await painted();
    expect(isOpen()).toBe(false);
    await expect.element(field()).toHaveFocus();
    await press('{Tab}');
    await painted();
    expect(focusedTitle()).toBe('Newer');
    expect(isOpen()).toBe(true);
  });

  test('on the hotkey with a focus ring, even after pointer use', async () => {
    await stackOfTwo();
    await mouse.press(middleOf(page.getByRole('heading', { name: 'Tags' }).element()));
    await mouse.release(middleOf(page.getByRole('heading', { name: 'Tags' }).element()));
    await hotkey();
    await painted();
    expect(focusedTitle()).toBe('Newer');
    expect(getComputedStyle(toastOf('Newer')).outlineStyle).toBe('solid');
    await press('{Escape}');
    expect(getComputedStyle(toastOf('Newer')).outlineStyle).toBe('none');
  });

  test('on the caller’s hotkey alone', async () => {
    await render(<Page hotkey={['ctrlKey', 'altKey', 'KeyN']} />);
    toast('Saved');
    await shown('Saved');
    await hotkey();
    expect(focusedTitle()).toBeUndefined();
    await press('{Control>}{Alt>}n{/Alt}{/Control}');
    expect(focusedTitle()).toBe('Saved');
  });

  test('on no key if the hotkey is disabled', async () => {
    await render(<Page hotkey={[]} />);
    toast('Saved');
    await shown('Saved');
    await hotkey();
    expect(focusedTitle()).toBeUndefined();
  });

  test('while it has the focus, wherever the pointer is', async () => {
    await stackOfTwo();
    await hotkey();
    await mouse.move(middleOf(toastOf('Newer')));
    await mouse.move(elsewhere);
    await painted();
    expect(isOpen()).toBe(true);
  });

  test('while the pointer is on it, wherever the focus is', async () => {
    await stackOfTwo();
    await mouse.move(middleOf(toastOf('Newer')));
    await hotkey();
    await press('{Escape}');
    await painted();
    expect(isOpen()).toBe(true);
  });

  test('and collapses when one toast remains without pointer and focus', async () => {
    await stackOfTwo();
    await mouse.move(middleOf(toastOf('Newer')));
    await painted();
    await settled();
    await mouse.press(middleOf(page.getByRole('button', { name: 'Undo' }).element()));
    await mouse.release(middleOf(page.getByRole('button', { name: 'Undo' }).element()));
    await pass(200);
    await mouse.move(elsewhere);
    await painted();
    expect(stack()).toHaveLength(1);
    expect(isOpen()).toBe(false);
  });
});

describe('timers are paused', () => {
  test.each([
    ['the pointer', () => mouse.move(middleOf(toastOf('Newer'))), () => mouse.move(elsewhere)],
    ['the focus', hotkey, () => press('{Escape}')],
  ])('while %s is on the toasts, and continue afterwards', async (_, come, leave) => {
    await stackOfTwo();
    await pass(3000);
    await come();
    await painted();
    await pass(60_000);
    expect(stack()).toHaveLength(2);
    await leave();
    await painted();
    await pass(999);
    expect(stack()).toHaveLength(2);
    await pass(1);
    expect(stack()).toHaveLength(0);
  });

  test('for the last toast, when another was closed by keyboard', async () => {
    await stackOfTwo();
    await hotkey();
    page.getByRole('button', { name: 'Undo' }).element().focus();
    await press('{Enter}');
    await painted();
    expect(focusedTitle()).toBe('Newer');
    await pass(200);
    await pass(60_000);
    expect(focusedTitle()).toBe('Newer');
    await press('{Escape}');
    await painted();
    await pass(4000);
    expect(stack()).toHaveLength(0);
  });

  test('when the text changes meanwhile', async () => {
    await render(<Page />);
    holdClock();
    toast('Saving', { id: 'save' });
    await shown('Saving');
    await hotkey();
    await settled();
    expect(focusedTitle()).toBe('Saving');
    toast('Saved', { id: 'save' });
    await shown('Saved');
    await pass(60_000);
    expect(focusedTitle()).toBe('Saved');
  });

  test('except by a focus that a click left behind', async () => {
    await stackOfTwo();
    const at = middleOf(toastOf('Newer'));
    await mouse.press(at);
    await pass(200);
    await mouse.release(at);
    await mouse.move(elsewhere);
    await pass(16);
    expect(focusedTitle()).toBe('Newer');
    await pass(4000);
    expect(stack()).toHaveLength(0);
    await pass(200);
    await expect.element(field()).toHaveFocus();
  });
});

describe('the focus returns', () => {
  test('to its previous element, after the last toast is closed by keyboard', async () => {
    await render(<Page />);
    toast('Saved', { closeButton: true });
    await shown('Saved');
    field().element().focus();
    await hotkey();
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Close toast' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(field()).toHaveFocus();
  });

  test('to the next toast, if there is one', async () => {
    await stackOfTwo();
    await hotkey();
    page.getByRole('button', { name: 'Close toast' }).element().focus();
    await press('{Enter}');
    await painted();
    expect(focusedTitle()).toBe('Newer');
  });

  test('to its previous element after a click, even if others remain', async () => {
    await stackOfTwo();
    await mouse.move(middleOf(toastOf('Newer')));
    await painted();
    await settled();
    const close = middleOf(page.getByRole('button', { name: 'Close toast' }).element());
    await mouse.press(close);
    await mouse.release(close);
    await painted();
    expect(stack()).toHaveLength(1);
    await expect.element(field()).toHaveFocus();
  });

  test('when all toasts are dismissed', async () => {
    await stackOfTwo();
    await hotkey();
    toast.dismiss();
    await pass(16);
    await pass(16);
    await pass(200);
    await expect.element(field()).toHaveFocus();
  });

  test('to the heading, if its previous element is gone', async () => {
    function Vanishing() {
      const [there, setThere] = useState(true);
      const gone = { label: 'Undo', onClick: () => setThere(false) };
      return (
        <>
          <h1 tabIndex={-1}>Tags</h1>
          {there && (
            <button type="button" onClick={() => toast('Rejected', { action: gone })}>
              Reject
            </button>
          )}
          <Toaster />
        </>
      );
    }
    await render(<Vanishing />);
    await page.getByRole('button', { name: 'Reject' }).click();
    await shown('Rejected');
    await hotkey();
    await press('{Tab}{Enter}');
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });

  test('on Tab, if the hotkey moved it', async () => {
    await stackOfTwo();
    await hotkey();
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(field()).toHaveFocus();
  });

  test('not on Tab, if Tab moved it', async () => {
    await render(
      <>
        <Page />
        <button type="button">After</button>
      </>,
    );
    toast('Saved');
    await shown('Saved');
    field().element().focus();
    await press('{Tab}');
    expect(focusedTitle()).toBe('Saved');
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  test('not, if the user clicks somewhere else', async () => {
    await render(
      <>
        <Page />
        <input aria-label="Colour" />
      </>,
    );
    toast('Saved');
    await shown('Saved');
    field().element().focus();
    await hotkey();
    await page.getByRole('textbox', { name: 'Colour' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Colour' })).toHaveFocus();
  });

  test('inside an open dialog, which Escape in a toast does not close', async () => {
    await render(<Page />);
    await render(<Dialog defaultOpen title="Rename" />);
    toast('Rejected', { action: undo });
    await shown('Rejected');
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await expect.element(page.getByRole('dialog', { name: 'Rename' })).toHaveFocus();
    close.element().focus();
    for (const keys of ['{Escape}', '{Shift>}{Tab}{/Shift}', '{Tab}{Tab}']) {
      await hotkey();
      expect(focusedTitle()).toBe('Rejected');
      await press(keys);
      await expect.element(close).toHaveFocus();
    }
    await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
  });
});

test('hidden toasts are no tab stops', async () => {
  await render(<Page />);
  for (const name of ['One', 'Two', 'Three', 'Four']) toast(name);
  await shown('One', 'Two', 'Three', 'Four');
  field().element().focus();
  const stops: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    await press('{Tab}');
    stops.push(focusedTitle());
  }
  expect(stops).toEqual(['Four', 'Three', 'Two', undefined]);
});

test('the close button is last in the tab order, as on screen', async () => {
  await render(<Page />);
  toast('Rejected', { action: undo, closeButton: true });
  await shown('Rejected');
  await hotkey();
  await press('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close toast' })).toHaveFocus();
});

test('an incomplete swipe leaves the stack collapsed', async () => {
  await stackOfTwo();
  const start = middleOf(toastOf('Newer'));
  await touch.start(start);
  for (const x of [2, 4, 6]) {
    await touch.move(moved(start, { x }));
    await painted();
  }
  await pass(1000);
  await touch.end();
  await pass(16);
  await pass(4000);
  expect(stack()).toHaveLength(0);
});
