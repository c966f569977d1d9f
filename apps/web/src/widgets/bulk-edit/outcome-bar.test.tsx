import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { BulkEdit } from '../../data/bulk-edit/bulk-edit-types.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import '../../app.css';

async function show(item_totals: BulkEdit['item_totals']) {
  const { container } = await render(
    <div style={{ width: 402 }}>
      <OutcomeBar edit={{ item_totals }} />
    </div>,
  );
  const parts = [...container.querySelectorAll<HTMLElement>('[data-part]')];
  return parts.toSorted(
    (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
  );
}

const widthOf = (part: Element | undefined) => part?.getBoundingClientRect().width ?? 0;

test.for(['ltr', 'rtl'])('@BULK-2 each outcome is as wide as its share, %s', async (dir) => {
  document.documentElement.dir = dir;
  const parts = await show({ completed: 60, refused: 30, failed: 10 });
  const read = parts.map((part) => `${part.dataset['part']} ${Math.round(widthOf(part) / 4)}`);
  const expected = ['completed 60', 'refused 30', 'failed 10'];
  expect(read).toEqual(dir === 'rtl' ? expected.toReversed() : expected);
});

test('@BULK-2 locations that the edit left as they were are at the end of the bar', async () => {
  const parts = await show({ completed: 8, failed: 2, cancelled: 20, unchanged: 6 });
  expect(parts.map((part) => part.dataset['part'])).toEqual([
    'completed',
    'failed',
    'cancelled',
    'unchanged',
  ]);
});

test('@BULK-2 an edit without items has no parts, and a single item fills the bar', async () => {
  expect(await show({})).toEqual([]);
  const [only] = await show({ completed: 1 });
  expect(widthOf(only)).toBe(402);
});

test('@BULK-2 one failure among 25,000 is visible, and all outcomes fit', async () => {
  const parts = await show({
    failed: 1,
    declined: 1,
    refused: 1,
    conflict: 1,
    unchanged: 1,
    completed: 24_995,
  });
  const widths = parts.map(widthOf);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(4);
  // Each of the five gaps is one pixel.
  expect(widths.reduce((sum, width) => sum + width, 5)).toBeCloseTo(402, 1);
});

test('@BULK-2 items that are not done yet have the colour of the empty bar', async () => {
  const [saved, queued] = await show({ completed: 1, pending: 1 });
  const colourOf = (element: Element | null | undefined) =>
    element && getComputedStyle(element).backgroundColor;
  expect(colourOf(queued)).toBe(colourOf(queued?.parentElement));
  expect(colourOf(saved)).not.toBe(colourOf(queued));
});
