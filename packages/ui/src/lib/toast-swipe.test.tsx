import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { middleOf, mouse, moved, touch, type Point } from '../../test/pointer.ts';
import '../../test/test.css';
import { clearToasts, holdClock, painted, pass, shown, stack, toastOf } from '../../test/toasts.ts';
import { Dialog } from '../components/dialog.tsx';
import { toast, Toaster } from '../components/toaster.tsx';
import { toastSettings } from './toast-settings.ts';

const { swipeThreshold, swipeVelocity } = toastSettings;
/** Slow enough that only the distance decides. */
const slow = 10_000;

/** Drags a toast by its middle in small steps, and releases it after `ms`. */
async function drag(title: string, by: Partial<Point>, ms = slow): Promise<void> {
  const start = middleOf(toastOf(title));
  await mouse.press(start);
  await painted();
  const end = await glide(start, by, mouse.move);
  await pass(ms);
  await mouse.release(end);
  await painted();
}

async function glide(start: Point, by: Partial<Point>, move: (at: Point) => Promise<unknown>) {
  const { x = 0, y = 0 } = by;
  const steps = Math.min(Math.max(Math.abs(x), Math.abs(y)), 5);
  let at = start;
  for (let step = 1; step <= steps; step += 1) {
    at = moved(start, { x: Math.round((x * step) / steps), y: Math.round((y * step) / steps) });
    await move(at);
  }
  await painted();
  return at;
}

const isThere = (title: string) => toastOf(title).dataset['removed'] === 'false';
const distance = (title: string) =>
  ['--swipe-amount-x', '--swipe-amount-y'].map((axis) =>
    toastOf(title).style.getPropertyValue(axis),
  );
const pointers = async () => {
  await render(<Toaster />);
  holdClock();
  toast('Saved', { duration: 60_000 });
  await shown('Saved');
};

beforeEach(async () => {
  await page.viewport(1000, 700);
  await mouse.move({ x: 10, y: 600 });
});
afterEach(clearToasts);

describe('a slow drag (TOAST-4)', () => {
  test.each<[string, Point]>([
    ['right', { x: swipeThreshold, y: 0 }],
    ['down', { x: 0, y: swipeThreshold }],
  ])('of 20 px to the %s dismisses, and continues from its position', async (direction, by) => {
    await pointers();
    await drag('Saved', by);
    expect(isThere('Saved')).toBe(false);
    expect(toastOf('Saved').dataset).toMatchObject({ swipeOut: 'true', swipeDirection: direction });
    await pass(16);
    expect(distance('Saved')).toEqual([`${by.x}px`, `${by.y}px`]);
  });

  test.each([
    ['right', { x: swipeThreshold - 1 }],
    ['down', { y: swipeThreshold - 1 }],
  ])('of 19 px to the %s returns the toast', async (_, by) => {
    await pointers();
    await drag('Saved', by);
    expect(isThere('Saved')).toBe(true);
    expect(distance('Saved')).toEqual(['0px', '0px']);
  });

  test.each([
    ['left', { x: -200 }],
    ['up', { y: -200 }],
  ])('away from the corner, to the %s, never dismisses', async (_, by) => {
    await pointers();
    await drag('Saved', by);
    expect(isThere('Saved')).toBe(true);
    expect(distance('Saved')).toEqual(['0px', '0px']);
  });

  test('does not move a loading toast', async () => {
    await render(<Toaster />);
    holdClock();
    toast.loading('Exporting');
    await shown('Exporting');
    await drag('Exporting', { x: 60 });
    expect(isThere('Exporting')).toBe(true);
  });

  test('notifies the caller once', async () => {
    await render(<Toaster />);
    holdClock();
    const onDismiss = vi.fn<() => void>();
    toast('Saved', { onDismiss });
    await shown('Saved');
    await drag('Saved', { x: swipeThreshold });
    await pass(200);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe('a flick (TOAST-4)', () => {
  const px = 11;

  test('above 0.11 px/ms dismisses at any distance', async () => {
    await pointers();
    await drag('Saved', { x: px }, px / swipeVelocity - 1);
    expect(isThere('Saved')).toBe(false);
  });

  test('below that does not', async () => {
    await pointers();
    await drag('Saved', { x: px }, px / swipeVelocity);
    expect(isThere('Saved')).toBe(true);
  });
});

describe('other gestures', () => {
  test('a press on a button, even with movement', async () => {
    await render(<Toaster />);
    holdClock();
    const undo = vi.fn<() => void>();
    toast('Rejected', { action: { label: 'Undo', onClick: undo }, closeButton: true });
    await shown('Rejected');
    const start = middleOf(page.getByRole('button', { name: 'Undo' }).element());
    await mouse.press(start);
    await mouse.release(await glide(start, { x: 5 }, mouse.move));
    await painted();
    expect(undo).toHaveBeenCalledOnce();
    expect(toastOf('Rejected').dataset['swipeOut']).toBe('false');
  });

  test('a press on a button that is released beside it', async () => {
    await render(<Toaster />);
    holdClock();
    const undo = vi.fn<() => void>();
    toast('Rejected', { action: { label: 'Undo', onClick: undo } });
    await shown('Rejected');
    const start = middleOf(page.getByRole('button', { name: 'Undo' }).element());
    await mouse.press(start);
    await mouse.release(await glide(start, { y: -60 }, mouse.move));
    await painted();
    expect(undo).not.toHaveBeenCalled();
    expect(isThere('Rejected')).toBe(true);
  });

  test.each(['middle', 'right'] as const)('a drag with the %s button', async (button) => {
    await pointers();
    const start = middleOf(toastOf('Saved'));
    await mouse.press(start, { button });
    const end = await glide(start, { x: 60 }, mouse.move);
    expect(distance('Saved')).toEqual(['', '']);
    await pass(slow);
    await mouse.release(end);
    await painted();
    expect(isThere('Saved')).toBe(true);
  });

  test('a double click, which selects a word to copy', async () => {
    await pointers();
    const title = toastOf('Saved').querySelector('[data-title]');
    const at = moved(middleOf(title ?? document.body), {
      x: 10 - Math.round((title?.getBoundingClientRect().width ?? 0) / 2),
    });
    for (const clicks of [1, 2]) {
      await mouse.press(at, { clicks });
      await mouse.release(at, clicks);
    }
    expect(String(getSelection())).toBe('Saved');
    expect(isThere('Saved')).toBe(true);
  });

  test('a drag selects no text, and works while other text is selected', async () => {
    await render(<p>Words of the page</p>);
    await pointers();
    const words = page.getByText('Words of the page').element();
    getSelection()?.selectAllChildren(words);
    expect(String(getSelection())).not.toBe('');
    const start = middleOf(toastOf('Saved').querySelector('[data-title]') ?? document.body);
    await mouse.press(start);
    const end = await glide(start, { x: 30 }, mouse.move);
    expect(String(getSelection())).toBe('');
    await pass(slow);
    await mouse.release(end);
    await painted();
    expect(isThere('Saved')).toBe(false);
  });
});

describe('touch', () => {
  test('swipes like the mouse', async () => {
    await pointers();
    const start = middleOf(toastOf('Saved'));
    await touch.start(start);
    await glide(start, { x: swipeThreshold }, touch.move);
    await pass(slow);
    await touch.end();
    await painted();
    expect(isThere('Saved')).toBe(false);
  });

  test('that the system cancels returns the toast, and its timer continues', async () => {
    await render(<Toaster />);
    holdClock();
    toast('Saved');
    await shown('Saved');
    const start = middleOf(toastOf('Saved'));
    await touch.start(start);
    await glide(start, { x: 60 }, touch.move);
    expect(distance('Saved')[0]).toBe('60px');
    await pass(slow);
    await touch.cancel();
    await painted();
    expect(distance('Saved')).toEqual(['0px', '0px']);
    expect(toastOf('Saved').dataset).toMatchObject({ swiping: 'false', removed: 'false' });
    await pass(4000);
    expect(stack()).toHaveLength(0);
  });

  test('ignores a second finger', async () => {
    await pointers();
    const first = middleOf(toastOf('Saved'));
    const second = moved(first, { x: 100 });
    await touch.start(first);
    await touch.start(first, second);
    await glide(second, { x: 40 }, (at) => touch.move(first, at));
    expect(distance('Saved').every((amount) => amount === '' || amount === '0px')).toBe(true);
    await pass(slow);
    await touch.end(first);
    await touch.end();
    await painted();
    expect(isThere('Saved')).toBe(true);
  });
});

test('a toast that leaves during a drag does not stop the timers of the others', async () => {
  await render(<Toaster />);
  holdClock();
  toast('Kept');
  const id = toast.success('Gone', { duration: 60_000 });
  await shown('Kept', 'Gone');
  const start = middleOf(toastOf('Gone'));
  await mouse.press(start);
  await glide(start, { x: 5 }, mouse.move);
  toast.dismiss(id);
  await pass(50);
  await pass(250);
  await mouse.move({ x: 10, y: 10 });
  await mouse.release({ x: 10, y: 10 });
  await pass(16);
  await pass(4000);
  expect(stack()).toHaveLength(0);
});

test('a swipe keeps the dialog below open', async () => {
  await render(<Dialog defaultOpen title="Rename" />);
  await pointers();
  await drag('Saved', { x: swipeThreshold });
  expect(isThere('Saved')).toBe(false);
  await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
});
