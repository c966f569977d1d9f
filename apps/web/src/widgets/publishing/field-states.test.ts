import { PatchAttemptId } from '@placekeeper/contracts/core/id';
import type {
  FailedPatchAttempts,
  PatchAttempt,
  Refusal,
} from '@placekeeper/contracts/model/patch-attempt';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { someLocation } from '../../test/some-location.ts';
import { reasonSentence } from '../field-value/patch-reasons.ts';
import { declinedElsewhere, fieldStates, isPostponed, withRetries } from './field-states.ts';

const attempt = (id: number, created_at: string, fields: string[]): PatchAttempt => ({
  id: z.parse(PatchAttemptId, id),
  status: 'created',
  fields,
  errors: [],
  created_at,
  finished_at: null,
});

const failed: FailedPatchAttempts = {
  fields: ['title', 'phoneNumbers'],
  errors: [{ reason: 'INVALID_PHONE_NUMBER_FOR_REGION', field: 'phoneNumbers', message: null }],
};

test('@DET-3 every field of a pending attempt is being published', () => {
  const states = fieldStates(
    [
      attempt(2, '2026-11-20T09:31:00Z', ['title']),
      attempt(1, '2026-11-20T09:30:00Z', ['title', 'websiteUri']),
    ],
    undefined,
  );
  expect(states.title).toEqual({ kind: 'publishing', since: '2026-11-20T09:31:00Z' });
  expect(states.websiteUri).toEqual({ kind: 'publishing', since: '2026-11-20T09:30:00Z' });
  expect(states.phoneNumbers).toBeUndefined();
});

test('@DET-3 without authorization an attempt is queued (GACC-2)', () => {
  const waiting = attempt(1, '2026-11-20T09:30:00Z', ['title']);
  expect(fieldStates([waiting], undefined, 'lost-authorization').title).toEqual({
    kind: 'waiting',
  });
  expect(fieldStates([waiting], undefined, 'enabled').title).toMatchObject({ kind: 'publishing' });
});

test('@DET-5 nothing is being published once management is off', () => {
  const sent = attempt(1, '2026-11-20T09:30:00Z', ['title']);
  expect(fieldStates([sent], undefined, 'disabled')).toEqual({});
});

test('@DET-3 a declined value can be sent again while the location is managed', () => {
  const states = fieldStates([], { fields: ['title', 'serviceItems'], errors: [] });
  const retryOf = (status: string, field: 'title' | 'serviceItems') => {
    const state = withRetries(states, { ...someLocation, gbp_management_status: status })[field];
    return state?.kind === 'failed' ? state.retry?.fields : undefined;
  };
  expect(retryOf('enabled', 'title')).toEqual(['title']);
  expect(retryOf('disabled', 'title')).toBeUndefined();
  expect(retryOf('lost-authorization', 'title')).toBeUndefined();
  expect(retryOf('enabled', 'serviceItems')).toEqual(['serviceItems']);
});

test('@DET-3 a refused field shows the reason', () => {
  expect(fieldStates([], failed).phoneNumbers).toEqual({
    kind: 'failed',
    reasons: ['This number is from a different country than the address.'],
  });
});

test('@DET-3 a field that was refused only because of another field names the other field', () => {
  expect(fieldStates([], failed).title).toEqual({
    kind: 'failed',
    reasons: ['Google declined this edit together with the phone numbers.'],
  });
});

test('@DET-3 a reason without a field is shown at every field of the attempt', () => {
  const states = fieldStates([], {
    fields: ['title', 'websiteUri'],
    errors: [{ reason: 'UNVERIFIED_LOCATION', field: null, message: null }],
  });
  expect(states.title).toEqual(states.websiteUri);
});

test('@DET-3 a new attempt supersedes an old failure', () => {
  const states = fieldStates([attempt(3, '2026-11-20T10:00:00Z', ['phoneNumbers'])], failed);
  expect(states.phoneNumbers).toMatchObject({ kind: 'publishing' });
  expect(states.title).toMatchObject({ kind: 'failed' });
});

test('@DET-3 an unknown reason is shown with its original text', () => {
  expect(reasonSentence({ reason: 'NEW_RULE', message: 'Names need a vowel.' })).toBe(
    'Names need a vowel.',
  );
  expect(reasonSentence({ reason: 'NEW_RULE', message: null })).toBe('new rule');
  const sentence = 'The website could not be reached.';
  expect(reasonSentence({ reason: sentence, message: null })).toBe(sentence);
});

test('@DET-3 refused fields that no form shows are kept', () => {
  const nowhere = [{ reason: 'NEW_RULE', field: null, message: null }];
  expect(declinedElsewhere({ fields: ['title', 'menuUrl'], errors: nowhere })).toEqual([
    { field: 'menuUrl', reasons: ['new rule'] },
  ]);
  expect(declinedElsewhere({ fields: [], errors: nowhere })).toEqual([
    { field: null, reasons: ['new rule'] },
  ]);
  expect(
    declinedElsewhere({ fields: [], errors: [{ reason: 'A', field: 'menuUrl', message: null }] }),
  ).toEqual([{ field: 'menuUrl', reasons: ['a'] }]);
  expect(declinedElsewhere({ fields: ['title'], errors: nowhere })).toEqual([]);
  expect(declinedElsewhere(failed)).toEqual([]);
});

test('@DET-3 a field that was declined because of another field keeps its reason, and can be retried once the other field is corrected', () => {
  const sentWith = { websiteUri: ['title'] };
  const reason = 'Google declined this edit together with the business name.';
  const reasonsOf = (refusal: Refusal) => {
    const state = withRetries(fieldStates([], refusal), {
      ...someLocation,
      gbp_management_status: 'enabled',
    }).websiteUri;
    return state?.kind === 'failed' ? state.reasons : undefined;
  };
  const title = { reason: 'FORBIDDEN_WORDS', field: 'title', message: null };
  expect(reasonsOf({ fields: ['title', 'websiteUri'], errors: [title], sentWith })).toEqual([
    reason,
  ]);
  expect(reasonsOf({ fields: ['websiteUri'], errors: [], sentWith })).toEqual([
    reason,
    'You can retry this edit now.',
  ]);
  expect(reasonsOf({ fields: ['websiteUri'], errors: [] })).toEqual([
    'Google’s reason is no longer available.',
  ]);
});

test('@DET-3 only Google’s rate limit postpones edits', () => {
  expect(isPostponed([{ reason: 'THROTTLED' }])).toBe(true);
  expect(isPostponed([{ reason: 'THROTTLED' }, { reason: 'INVALID_URL' }])).toBe(false);
  expect(isPostponed([])).toBe(false);
});
