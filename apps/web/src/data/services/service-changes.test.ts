import { expect, test } from 'vitest';
import { apiError } from '../http/api-error.ts';
import { latestChanges } from './service-changes.ts';

const error = apiError({ kind: 'conflict' }, { endpoint: 'services.addSuggestion' });
const attempt = (subject: string, status: string, submittedAt: number) => ({
  subject,
  status,
  submittedAt,
  change: 'add' as const,
  error: status === 'error' ? error : null,
});

test('@SVC-4 the last attempt is what counts: a second try makes the first one history', () => {
  const { pending, errors } = latestChanges([
    attempt('again', 'pending', 2),
    attempt('again', 'error', 1),
    attempt('failed', 'success', 1),
    attempt('failed', 'error', 3),
    attempt('done', 'success', 1),
  ]);
  expect([...pending]).toEqual([['again', 'add']]);
  expect([...errors]).toEqual([['failed', { change: 'add', error }]]);
});
