import { expect, test } from 'vitest';
import { createPlatforms } from './platforms.ts';

test('polls are counted per fetch, and old counts are dropped', () => {
  const { countPoll } = createPlatforms();
  expect([countPoll('first'), countPoll('first')]).toEqual([1, 2]);
  for (let fetch = 0; fetch < 1000; fetch += 1) countPoll(String(fetch));
  expect(countPoll('first')).toBe(1);
});
