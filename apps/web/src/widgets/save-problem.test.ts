import { expect, test } from 'vitest';
import { apiError } from '../data/api-error.ts';
import { saveProblem } from './save-problem.ts';

const at = { endpoint: 'locations.update' };
const refused = apiError({ kind: 'validation', fields: {} }, at);

test('@ERR-4 what stands at its field is not said twice', () => {
  expect(saveProblem(null, null)).toBeNull();
  expect(saveProblem(apiError({ kind: 'session-expired' }, at), null)).toBeNull();
  expect(saveProblem(apiError({ kind: 'not-found' }, at), null)).not.toBeNull();
  expect(saveProblem(refused, { others: [], placed: true })).toBeNull();
  expect(saveProblem(refused, { others: [], placed: false })).toBe(refused.message);
  expect(saveProblem(refused, { others: ['One.', 'Two.'], placed: true })).toBe('One. Two.');
  // The next save has begun.
  expect(saveProblem(refused, null)).toBeNull();
});
