import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ImportCounts } from './import-counts.ts';

const status = (complete: number, errored: number, total = 3) => ({ total, complete, errored });
let readCounts: (status: ImportStatus) => ImportCounts;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ readCounts } = await import('./import-counts.ts'));
});

/** Waits so long that an import with unchanged counts is considered finished. */
const later = () => vi.advanceTimersByTime(60_000);

test('an import whose count omits failures ends when its numbers stop changing @IMP-2 @MODAL-1', () => {
  readCounts(status(0, 0));
  expect(readCounts(status(2, 1))).toEqual({ ...status(2, 1), isAtLeast: true });
  later();
  expect(readCounts(status(2, 1))).toEqual(status(3, 1));
  expect(readCounts(status(5, 2, 12))).toEqual(status(7, 2, 12));
});

test('an import ends although its status is read every second @IMP-2', () => {
  for (let second = 0; second < 9; second += 1) {
    expect(readCounts(status(2, 1))).toEqual({ ...status(2, 1), isAtLeast: true });
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(2000);
  expect(readCounts(status(2, 1))).toEqual(status(3, 1));
});

test('an import without failures does not show whether a count includes them @IMP-2', () => {
  readCounts(status(3, 0));
  later();
  expect(readCounts(status(3, 0))).toEqual(status(3, 0));
  expect(readCounts(status(5, 2, 12))).toEqual({ ...status(5, 2, 12), isAtLeast: true });
});

test('a completely failed import ends at once @IMP-2', () => {
  expect(readCounts(status(0, 3))).toEqual(status(3, 3));
});

test('a failure that does not raise the completed count is added to the count @IMP-2', () => {
  readCounts(status(4, 0, 12));
  expect(readCounts(status(4, 1, 12))).toEqual(status(5, 1, 12));
});

test.each([
  ['without failures', 1, 0],
  ['with failures', 2, 1],
])('an older status %s that arrives late is ignored @IMP-3', (_, errored, before) => {
  readCounts(status(6, errored, 12));
  readCounts(status(3, before, 12));
  const newest = status(6, errored, 12);
  expect(readCounts(newest)).toEqual({ ...newest, isAtLeast: true });
});

test('an import whose count includes failures is read as specified @IMP-2', () => {
  expect(readCounts(status(3, 1))).toEqual(status(3, 1));
  expect(readCounts(status(2, 1))).toEqual(status(2, 1));
  later();
  expect(readCounts(status(2, 1))).toEqual(status(2, 1));
});

test('an import that continues after a pause is counted as before @IMP-2', () => {
  readCounts(status(6, 4, 10));
  later();
  expect(readCounts(status(6, 4, 10))).toEqual(status(10, 4, 10));
  expect(readCounts(status(7, 4, 10))).toEqual(status(7, 4, 10));
});

test('a platform that names the failures includes them in its count @IMP-2', () => {
  const failures = [{ id: '1', title: 'Shop', message: 'Refused' }];
  readCounts({ ...status(2, 1), failures });
  later();
  expect(readCounts({ ...status(2, 1), failures })).toEqual({ ...status(2, 1), failures });
});

test('an import that pauses before its end has not ended @IMP-2', () => {
  readCounts(status(1, 1));
  later();
  expect(readCounts(status(1, 1))).toEqual({ ...status(1, 1), isAtLeast: true });
});

test('an import that progresses after a long pause has not ended @IMP-2', () => {
  readCounts(status(1, 0));
  later();
  expect(readCounts(status(2, 1))).toEqual({ ...status(2, 1), isAtLeast: true });
});

test('an import of another size is another import @IMP-2', () => {
  readCounts(status(1, 0));
  expect(readCounts(status(2, 2, 12))).toEqual({ ...status(2, 2, 12), isAtLeast: true });
});

test.each([
  ['omits failures', status(0, 3), status(7, 2, 12)],
  ['includes failures', status(3, 1), status(5, 2, 12)],
])('it is stored for the next page that a count %s @IMP-2', async (_, shown, expected) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  readCounts(shown);
  vi.resetModules();
  const next = await import('./import-counts.ts');
  expect(next.readCounts(status(5, 2, 12))).toEqual(expected);
});
