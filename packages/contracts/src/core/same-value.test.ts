import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

const saved = [{ date: '2027-03-03', mode: 'hours', periods: [{ open: '09:00', close: '17:00' }] }];
const typed = [{ mode: 'hours', periods: [{ close: '17:00', open: '09:00' }], date: '2027-03-03' }];

test('@DET-2 values are the same whatever the order of their keys', () => {
  expect(sameValue(saved, typed)).toBe(true);
  expect(sameValue(saved, [{ ...typed[0], mode: 'closed' }])).toBe(false);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameValue({ open: '' }, { open: '', close: undefined })).toBe(true);
  expect(sameValue(undefined, null)).toBe(false);
  expect(sameValue([], {})).toBe(false);
});
