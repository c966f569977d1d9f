import { expect, test } from 'vitest';
import { formatCount, formatDateTime, formatList, formatNumber } from './format.ts';

test('counts agree with their noun', () => {
  expect(formatCount(0, 'location')).toBe('0 locations');
  expect(formatCount(1, 'location')).toBe('1 location');
  expect(formatCount(1204, 'is', 'are')).toBe('1,204 are');
});

test('numbers are grouped in thousands', () => {
  expect([-999, 0, 1, 999, 1000, 12.5].map(formatNumber)).toEqual(
    [-999, 0, 1, 999, 1000, 12.5].map((value) => new Intl.NumberFormat('en').format(value)),
  );
});

test('a date that is none is shown as it came', () => {
  expect(formatDateTime('soon')).toBe('soon');
  expect(formatDateTime('2026-03-04T12:00:00Z')).toMatch(/2026/);
});

test('lists read like a sentence', () => {
  expect(formatList(['name', 'phone', 'website'])).toBe('name, phone, and website');
});
