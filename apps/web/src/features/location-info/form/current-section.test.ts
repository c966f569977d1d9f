import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';

/** Tops of six sections, each 300 pixels high, after scrolling by `scrolled` pixels. */
const tops = (scrolled: number) => [0, 300, 600, 900, 1200, 1500].map((top) => top - scrolled);
const view = (scrolled: number) => ({ height: 900, left: 900 - scrolled, named: -1 });

test.each([
  [0, 0],
  [250, 1],
  [520, 2],
  [900, 5],
])('@DET-2 scrolled by %i pixels, section %i is the current one', (scrolled, expected) => {
  expect(currentSection(tops(scrolled), view(scrolled))).toBe(expected);
});

test('@DET-2 each section is the current one at some place', () => {
  const found = Array.from({ length: 901 }, (_, scrolled) =>
    currentSection(tops(scrolled), view(scrolled)),
  );
  expect([...new Set(found)]).toEqual([0, 1, 2, 3, 4, 5]);
});

test('@DET-2 the section in the address is the current one at the top, and also at the end of the page', () => {
  expect(currentSection(tops(900), { ...view(900), named: 4 })).toBe(4);
  expect(currentSection(tops(900), { ...view(900), named: 1 })).toBe(5);
  expect(currentSection(tops(600), { ...view(600), named: 2 })).toBe(2);
  expect(currentSection(tops(250), { ...view(250), named: 4 })).toBe(1);
});

test('@DET-2 above the first section none is the current one', () => {
  expect(currentSection([200, 500], { height: 900, left: 900, named: -1 })).toBeUndefined();
});
