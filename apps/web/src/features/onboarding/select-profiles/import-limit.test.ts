import { importLimit } from '@placekeeper/contracts/rules/limits';
import { expect, test } from 'vitest';
import { limitLine } from './import-limit.ts';

test.each([
  ['fewer than one import takes', 0, 60, null],
  ['as many as there are', importLimit, importLimit, null],
  ['not yet as many', importLimit - 1, importLimit + 10, null],
  [
    'as many as one import takes',
    importLimit,
    importLimit + 10,
    {
      text: 'You can import up to 25,000 profiles at a time. Import the rest later.',
      refusal: false,
    },
  ],
  [
    'more',
    importLimit + 3,
    importLimit + 10,
    {
      text: 'You can import up to 25,000 profiles at a time. Deselect 3 and import them later.',
      refusal: true,
    },
  ],
])('%s @ONB-6', (_, chosen, offered, line) => {
  expect(limitLine(chosen, offered)).toEqual(line);
});
