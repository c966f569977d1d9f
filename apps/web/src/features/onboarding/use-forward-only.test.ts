import { expect, test } from 'vitest';
import { further } from './use-forward-only.ts';

const at = (complete: number, total = 60) => ({ total, complete, errored: 0 });

test.each([
  ['moves on', at(12), at(13), at(13)],
  ['ignores an answer that comes late', at(13), at(12), at(13)],
  ['stays where nothing changed', at(13), at(13), at(13)],
  ['follows another import from its beginning', at(60), at(0, 3), at(0, 3)],
])('@IMP-3 the progress %s', (_, shown, next, expected) => {
  expect(further(shown, next)).toEqual(expected);
});
