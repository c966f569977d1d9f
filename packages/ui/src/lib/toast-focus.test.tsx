import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** Two of them, the older with its button, and the focus in the field. */
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

describe('the stack opens (TOAST-3)', () => {
  test('under the pointer, and closes when it leaves', async () => {
    await stackOfTwo();
    expect(isOpen()).toBe(false);
    await mouse.move(middleOf(toastOf('Newer')));
    await painted();
    expect(isOpen()).toBe(true);
    await mouse.move(elsewhere);
    await painted();
    expect(isOpen()).toBe(false);
  });

  test('for a tap, and closes with a tap elsewhere', async () => {
    await stackOfTwo();
    await touch.start(middleOf(toastOf('Newer')));
    await touch.end();
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await touch.start(middleOf(page.getByRole('heading', { name: 'Tags' }).element()));
    await touch.end();
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });

  test('by the hotkey, which writes nothing, and by Tab; and closes with Escape', async () => {
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

  test('by the hotkey with its ring, also for who used the pointer before', async () => {
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

  test('by a hotkey of the caller’s choice, and by no other', async () => {
    await render(<Page hotkey={['ctrlKey', 'altKey', 'KeyN']} />);
    toast('Saved');
    await shown('Saved');
    await hotkey();
    expect(focusedTitle()).toBeUndefined();
    await press('{Control>}{Alt>}n{/Alt}{/Control}');
    expect(focusedTitle()).toBe('Saved');
  });

  test('by no key at all where that is wanted', async () => {
    await render(<Page hotkey={[]} />);
    toast('Saved');
    await shown('Saved');
    await hotkey();
    expect(focusedTitle()).toBeUndefined();
  });

  test('as long as the focus is there, whatever the pointer does', async () => {
    await stackOfTwo();
    await hotkey();
    await mouse.move(middleOf(toastOf('Newer')));
    await mouse.move(elsewhere);
    await painted();
    expect(isOpen()).toBe(true);
  });

  test('as long as the pointer is there, whatever the focus does', async () => {
    await stackOfTwo();
    await mouse.move(middleOf(toastOf('Newer')));
    await hotkey();
    await press('{Escape}');
    await painted();
    expect(isOpen()).toBe(true);
  });

  test('and closes when one remains and nobody is at it', async () => {
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

describe('clocks stand still', () => {
  test.each([
    ['the pointer', () => mouse.move(middleOf(toastOf('Newer'))), () => mouse.move(elsewhere)],
    ['the focus', hotkey, () => press('{Escape}')],
  ])('while %s is at the toasts, and go on afterwards', async (_, come, leave) => {
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

  test('also for the last one, when another was closed from the keyboard', async () => {
    await stackOfTwo();
    await hotkey();
    page.getByRole('button', { name: 'Undo' }).element().focus();
    await press('{Enter}');
    await painted();
    await pass(200);
    await pass(60_000);
    expect(focusedTitle()).toBe('Newer');
    await press('{Escape}');
    await painted();
    await pass(4000);
    expect(stack()).toHaveLength(0);
  });

  test('also when the words change meanwhile', async () => {
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

  test('not for a focus that a click left behind', async () => {
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

describe('the focus is given back', () => {
  test('to where it came from, once the last toast is closed with a key', async () => {
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

  test('to the next toast, while there is one', async () => {
    await stackOfTwo();
    await hotkey();
    page.getByRole('button', { name: 'Close toast' }).element().focus();
    await press('{Enter}');
    await painted();
    expect(focusedTitle()).toBe('Newer');
  });

  test('to where it came from after a click, even with others there', async () => {
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

  test('when all are dismissed', async () => {
    await stackOfTwo();
    await hotkey();
    toast.dismiss();
    await pass(16);
    await pass(16);
    await pass(200);
    await expect.element(field()).toHaveFocus();
  });

  test('to the heading, if where it came from is gone', async () => {
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

  test('by Tab too, for who came with the hotkey', async () => {
    await stackOfTwo();
    await hotkey();
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(field()).toHaveFocus();
  });

  test('and who came with Tab goes on with Tab', async () => {
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

  test('to nobody who clicks somewhere else', async () => {
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

test('what is not one of the three shown is no stop for Tab', async () => {
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

test('the close button comes last, as it is drawn', async () => {
  await render(<Page />);
  toast('Rejected', { action: undo, closeButton: true });
  await shown('Rejected');
  await hotkey();
  await press('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close toast' })).toHaveFocus();
});

test('a finger that swipes too little leaves no stack open', async () => {
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
