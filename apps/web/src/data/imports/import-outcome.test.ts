import { describe, expect, test } from 'vitest';
import { outcomeOfImport } from './import-outcome.ts';

const status = (total: number, complete: number, failed: readonly string[] = []) => ({
  total,
  complete,
  errored: failed.length,
  failures: failed.map((id) => ({ id, title: `Shop ${id}`, message: 'No.' })),
});
const profiles = (imported: readonly string[]) =>
  ['a', 'b', 'c'].map((id) => ({ id, imported: imported.includes(id) }));

describe('@ONB-6 an import without a response', () => {
  test('runs if an import of the same size runs', () => {
    expect(outcomeOfImport(['a', 'b'], status(2, 1), profiles([]))).toBe('begun');
  });

  test('is not a running import of another size', () => {
    expect(outcomeOfImport(['a', 'b'], status(60, 1), profiles([]))).toBe('another-runs');
  });

  test('has ended if its profiles are locations or failed', () => {
    expect(outcomeOfImport(['a', 'b'], status(2, 2, ['b']), profiles(['a']))).toBe('begun');
  });

  test.each([
    ['none was before', status(0, 0), []],
    ['an earlier one brought others', status(2, 2), ['c']],
    ['an earlier one failed with the same', status(2, 2, ['a', 'b']), []],
    ['some of them are locations for another reason', status(1, 1), ['a']],
  ])('did not begin: %s', (_, last, imported) => {
    expect(outcomeOfImport(['a', 'b'], last, profiles(imported))).toBe('not-begun');
  });
});
