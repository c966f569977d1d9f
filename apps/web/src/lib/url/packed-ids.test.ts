import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPacked, packIds, unpackIds } from './packed-ids.ts';

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }));

test('packed ids are read again, sorted @LOC-7', () => {
  fc.assert(
    fc.property(someIds, (ids) => {
      const packed = packIds(ids);
      expect(isPacked(packed)).toBe(true);
      expect(unpackIds(packed)).toEqual(ids.toSorted((a, b) => a - b));
      expect(new URLSearchParams({ ids: packed }).toString()).toBe(`ids=${packed}`);
    }),
  );
});

test('the maximum number of ids, spread over a hundred thousand, fits in an address @LOC-7', () => {
  const ids = Array.from({ length: 10_000 }, (_, at) => 1 + at * 10);
  expect(packIds(ids).length).toBeLessThan(12_000);
});

test('cut-off or invalid text ends the list @LOC-7', () => {
  const packed = packIds([7, 900, 90_000]);
  expect(unpackIds(packed.slice(0, -1))).toEqual([7, 900]);
  expect(unpackIds('*C!C')).toEqual([2]);
  expect(unpackIds('*')).toEqual([]);
});
