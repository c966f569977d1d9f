import { expect, test } from 'vitest';
import type { Suggestion } from './queries.ts';
import { apiError } from '../http/api-error.ts';
import {
  withPendingDecision,
  keyOfService,
  keyOfSuggestion,
  latestChanges,
  type ServiceChange,
} from './service-changes.ts';

const error = apiError({ kind: 'conflict' }, { endpoint: 'services.addSuggestion' });
const attempt = (subject: string, status: string, submittedAt: number) => ({
  subject,
  status,
  submittedAt,
  change: 'add' as const,
  error: status === 'error' ? error : null,
});

test('@SVC-4 only the last attempt counts', () => {
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

test('@SVC-4 an error without a response from the platform is not shown as an error of the service', () => {
  const { errors } = latestChanges([{ ...attempt('a', 'error', 1), error: new Error('Broken') }]);
  expect(errors.size).toBe(0);
});

test('@SVC-4 a suggestion shows a decision whose call is pending', () => {
  const suggestion = { id: 7, dismissed: false } as Suggestion;
  const shown = (change: ServiceChange | undefined, dismissed: boolean) => {
    const subject = keyOfSuggestion(suggestion);
    const changes = latestChanges(change ? [{ ...attempt(subject, 'pending', 1), change }] : []);
    return withPendingDecision({ ...suggestion, dismissed }, changes).dismissed;
  };
  expect(shown('dismiss', false)).toBe(true);
  expect(shown('undismiss', true)).toBe(false);
  expect([shown('add', true), shown('add', false)]).toEqual([true, false]);
  expect([shown(undefined, true), shown(undefined, false)]).toEqual([true, false]);
});

test('@SVC-2 a service and a suggestion with the same id are two targets', () => {
  const service = { type: 'structured', service_type_id: '7', display_name: 'Repair' } as const;
  expect(keyOfService(service)).not.toBe(keyOfSuggestion({ id: 7 } as Suggestion));
});
