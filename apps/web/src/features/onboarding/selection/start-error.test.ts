import { expect, test } from 'vitest';
import { apiError, type Failure } from '../../../data/http/api-error.ts';
import { hasPossiblyStarted, refusalsOf } from './start-error.ts';

const failed = (failure: Failure) => apiError(failure, { endpoint: 'googleLocations.import' });
const profiles = ['a', 'b', 'c'].map((id) => ({ id, title: `Shop ${id}` }));

test('@ONB-6 each refused profile is named with its reason', () => {
  const already = 'This profile is already imported.';
  const error = failed({
    kind: 'validation',
    fields: { 'locations.1': [already], 'locations.2.account': ['No.'], google_account: ['Gone.'] },
  });
  expect(refusalsOf(error, profiles, profiles)).toEqual([
    { id: 'b', title: 'Shop b', reason: already },
    { id: 'c', title: 'Shop c', reason: 'No.' },
  ]);
});

test('@ERR-4 a refused import did not start; without a response that is unknown', () => {
  expect(hasPossiblyStarted(failed({ kind: 'offline' }))).toBe(true);
  expect(hasPossiblyStarted(failed({ kind: 'server', status: 503 }))).toBe(true);
  expect(hasPossiblyStarted(failed({ kind: 'conflict' }))).toBe(true);
  expect(hasPossiblyStarted(failed({ kind: 'validation', fields: {} }))).toBe(false);
  expect(hasPossiblyStarted(failed({ kind: 'not-found' }))).toBe(false);
});
