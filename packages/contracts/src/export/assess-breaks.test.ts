import { expect, test } from 'vitest';
import { assessBreaks } from './assess-breaks.ts';

const gone = 'GET /api/tags is gone';
const meant = { break: gone, reason: 'No client has ever called it' };

test('each break is allowed once, with a reason', () => {
  expect(assessBreaks([], [])).toEqual([]);
  expect(assessBreaks([gone], [meant])).toEqual([]);
  expect(assessBreaks([gone], [])).toEqual([`breaks the last release: ${gone}`]);
  expect(assessBreaks([], [meant])).toEqual([`is allowed and does not happen: ${gone}`]);
  expect(assessBreaks([gone], [{ ...meant, reason: 'Because.' }])).toEqual([
    `is allowed without a reason: ${gone}`,
  ]);
});
