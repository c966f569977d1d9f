import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListChange } from './list-change.tsx';
import { TextChange } from './text-change.tsx';
import '../../app.css';

const items = (names: readonly string[]) => names.map((text) => ({ key: text, text }));

/** Each painted row: its sign, its text and whether it is struck through. */
const rows = (container: Element) =>
  [...container.querySelectorAll('li')].map((row) => {
    const isStruck = getComputedStyle(row).textDecorationLine.includes('line-through');
    return `${row.textContent}${isStruck ? ' (struck)' : ''}`;
  });

test.for(['ltr', 'rtl'])('@UPD-8 a list marks what was added and removed, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await render(
    <ListChange after={items(['Dentist', 'Orthodontist'])} before={items(['Dentist', 'Clinic'])} />,
  );
  expect(rows(container).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    'Added: Orthodontist',
    'Dentist',
    'Removed: Clinic (struck)',
  ]);
  const [row] = container.querySelectorAll('li');
  const [sign, text] = [...(row?.children ?? [])].map((part) => part.getBoundingClientRect());
  expect(Math.sign((text?.left ?? 0) - (sign?.left ?? 0))).toBe(dir === 'rtl' ? -1 : 1);
});

test('@UPD-8 no item, one item and a hundred items are drawn once each', async () => {
  const { container, rerender } = await render(<ListChange after={[]} before={[]} />);
  expect(container.textContent).toBe('Empty');
  await rerender(<ListChange after={items(['Dentist'])} before={[]} />);
  expect(rows(container)).toEqual(['Added: Dentist']);
  const many = Array.from({ length: 100 }, (_, at) => `Service ${at}`);
  await rerender(<ListChange after={items(many.slice(1))} before={items(many.slice(0, 99))} />);
  const seen = rows(container);
  expect(seen).toHaveLength(100);
  expect(seen.filter((row) => !row.startsWith('Service'))).toEqual(
    expect.arrayContaining(['Added: Service 99', 'Removed: Service 0 (struck)']),
  );
});

const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3);

test.for(['ltr', 'rtl'])('@UPD-8 long texts and items are not cut, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await render(
    <div style={{ width: 260 }}>
      <ListChange after={items([long])} before={items(['Dentist'])} />
      <TextChange after={long} before="Dentist" />
    </div>,
  );
  const frame = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  for (const part of container.querySelectorAll('li, bdi, ins, del, div > *')) {
    const { left, right } = part.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
  }
});

test.each([
  [null, null, [], []],
  [null, 'Harbour', [], ['Harbour']],
  ['Harbour', null, ['Harbour'], []],
  ['Harbour Books', 'Harbour Café', ['Books'], ['Café']],
  ['The old shop on the quay', 'The new shop on a quay', ['old', 'the'], ['new', 'a']],
])('@UPD-8 from %j to %j, the marked words are those that differ', async (from, to, gone, come) => {
  const { container } = await render(<TextChange after={to} before={from} />);
  const marked = (tag: string) =>
    [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect([marked('del'), marked('ins')]).toEqual([gone, come]);
});
