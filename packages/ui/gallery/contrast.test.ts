import { expect, test } from 'vitest';
import { contrast, fullHex } from './contrast.ts';

test('black on white has the highest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5);
});

test('the published values are computed (WebAIM)', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#2060b9', '#ffffff')).toBeCloseTo(6.16, 1);
});

test('a transparent colour has no contrast', () => {
  expect(contrast('#181c2247', '#fff')).toBeUndefined();
  expect(contrast('', '#fff')).toBeUndefined();
});

test('a short hex colour is expanded', () => expect(fullHex('#1aF')).toBe('#11aaFF'));
