import { expect, test } from 'vitest';
import { judgeBreaks } from './judge-breaks.ts';

const gone = 'GET /api/tags is gone';
const meant = { break: gone, reason: 'No client has ever called it' };

test('a break has to be meant, once, and with a reason', () => {
  expect(judgeBreaks([], [])).toEqual([]);
  expect(judgeBreaks([gone], [meant])).toEqual([]);
  expect(judgeBreaks([gone], [])).toEqual([`breaks the last release: ${gone}`]);
  expect(judgeBreaks([], [meant])).toEqual([`is allowed and does not happen: ${gone}`]);
  expect(judgeBreaks([gone], [{ ...meant, reason: 'Because.' }])).toEqual([
    `is allowed without a reason: ${gone}`,
  ]);
});
