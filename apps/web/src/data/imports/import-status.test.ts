import { expect, test } from 'vitest';
import { newerStatus, isOlderProgress, isInitiallyIncomplete } from './import-status.ts';

const at = (complete: number, total = 60) => ({ total, complete, errored: 0 });

test.each([
  ['an earlier state of the same import', at(12), at(13), true],
  ['the same state', at(13), at(13), false],
  ['a later one', at(14), at(13), false],
  ['another import', at(0, 3), at(13), false],
  ['the first news', at(0), undefined, false],
])('%s @IMP-3', (_, news, known, behind) => {
  expect(isOlderProgress(news, known)).toBe(behind);
});

test('a response that is older than an event is dropped @IMP-3', () => {
  const [before, now] = [at(10), at(20)];
  expect(newerStatus(at(12), { before, now })).toBe(now);
  expect(newerStatus(at(25), { before, now })).toEqual(at(25));
});

test('a response without a later event is used, also for a new import of the same size @IMP-3', () => {
  const before = at(60);
  expect(newerStatus(at(0), { before, now: before })).toEqual(at(0));
  expect(newerStatus(at(0), { before: undefined, now: undefined })).toEqual(at(0));
});

test.each([
  ['the first import', at(12), 12, true],
  ['one of which some failed', { ...at(12), errored: 3 }, 9, true],
  ['one that adds to what is there', at(12), 48, false],
  ['one that has ended', at(60), 60, false],
  ['none', at(0, 0), 0, false],
])('%s @IMP-1', (_, status, locations, incomplete) => {
  expect(isInitiallyIncomplete(status, locations)).toBe(incomplete);
});
