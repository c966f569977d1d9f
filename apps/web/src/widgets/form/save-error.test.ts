import { expect, test } from 'vitest';
import { apiError } from '../../data/http/api-error.ts';
import { saveError } from './save-error.ts';

const at = { endpoint: 'locations.update' };
const refused = apiError({ kind: 'validation', fields: {} }, at);

test('@ERR-4 an error at a field is not repeated', () => {
  expect(saveError(null, null)).toBeNull();
  expect(saveError(apiError({ kind: 'session-expired' }, at), null)).toBeNull();
  expect(saveError(apiError({ kind: 'not-found' }, at), null)).not.toBeNull();
  expect(saveError(refused, { others: [], placed: true })).toBeNull();
  expect(saveError(refused, { others: [], placed: false })).toBe(refused.message);
  expect(saveError(refused, { others: ['One.', 'Two.'], placed: true })).toBe('One. Two.');
  // The refusal is null once the next save has started.
  expect(saveError(refused, null)).toBeNull();
});
