import { expect, test } from 'vitest';
import { contrast, fullHex } from './contrast.ts';

test('black on white has the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5);
});

test('the figures of others come out (WebAIM)', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#2060b9', '#ffffff')).toBeCloseTo(6.16, 1);
});

test('what is see-through has none', () => {
  expect(contrast('#181c2247', '#fff')).toBeUndefined();
  expect(contrast('', '#fff')).toBeUndefined();
});

test('a shortened colour is written out', () => expect(fullHex('#1aF')).toBe('#11aaFF'));
