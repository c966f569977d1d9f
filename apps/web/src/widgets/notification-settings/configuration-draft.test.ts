import { LocationId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { emailMessages } from '@placekeeper/contracts/rules/email-address';
import { notificationLimits } from '@placekeeper/contracts/rules/limits';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  configurationDraftOf,
  errorCount,
  configurationErrors,
  configurationInputOf,
  isChanged,
  placed,
  withEmail,
} from './configuration-draft.ts';

const configuration: NotificationConfiguration = {
  id: z.parse(NotificationConfigurationId, 4),
  period: 'daily',
  type: 'new-gbp-update',
  options: {
    fields: [],
    sources: ['ownerManager', 'google'],
    emails: ['owner@example.com'],
    verification_status: true,
    location: z.parse(LocationId, 3),
  },
};
const draft = configurationDraftOf(configuration);

test('@NOTIF-1 equal values are no change, however they are formatted', () => {
  expect(isChanged(draft, configuration)).toBe(false);
  expect(isChanged({ ...draft, emails: [' owner@example.com ', ''] }, configuration)).toBe(false);
  expect(isChanged({ ...draft, fields: ['title'] }, configuration)).toBe(false);
  expect(isChanged({ ...draft, onlySome: true, fields: ['title'] }, configuration)).toBe(true);
  expect(isChanged({ ...draft, period: 'immediate' }, configuration)).toBe(true);
});

test('@NOTIF-1 a configuration is sent complete, with its scope', () => {
  expect(configurationInputOf({ ...draft, emails: ['', ' a@example.com'] }, configuration)).toEqual(
    {
      period: 'daily',
      type: 'new-gbp-update',
      options: { ...configuration.options, emails: ['a@example.com'] },
    },
  );
});

test('@NOTIF-5 each address is validated at its line', () => {
  const emails = ['', 'a@example.com', '', 'nobody', 'A@example.com'];
  expect(configurationErrors({ ...draft, emails }).emails).toEqual({
    3: 'Enter an email address, such as name@example.com.',
    4: 'This address is already listed.',
  });
  expect(configurationErrors({ ...draft, emails: ['', ' '] }).emails).toEqual({
    0: 'Enter at least one email address.',
  });
});

test('@NOTIF-1 a configuration without any event is invalid', () => {
  const errors = configurationErrors({ ...draft, sources: [], onlySome: true });
  expect(errors.sources).toMatch(/^Select Google, owners and managers, or both/);
  expect(errors.fields).toMatch(/Select at least one field/);
  expect(errorCount(errors)).toBe(2);
});

test('@ERR-4 an error is shown at its line, the rest at no field', () => {
  const sent = { ...draft, emails: ['', 'a@example.com', 'b@example.com'] };
  const refused = { 'options.emails.1': ['Refused.'], 'options.fields.0': ['Not known.'] };
  const expected = { emails: { 2: 'Refused.' }, sources: undefined, fields: undefined };
  expect(placed(sent, refused)).toEqual({ ...expected, others: ['Not known.'] });
  expect(placed({ ...sent, onlySome: true }, refused)).toEqual({
    ...expected,
    fields: 'Not known.',
    others: [],
  });
});

test('@NOTIF-5 a pasted list is split into lines', () => {
  expect(withEmail(['x@example.com', ''], 1, 'a@example.com, b@example.com;c@example.com')).toEqual(
    ['x@example.com', 'a@example.com', 'b@example.com', 'c@example.com'],
  );
  expect(withEmail([''], 0, 'a@example.com ')).toEqual(['a@example.com ']);
  expect(withEmail([''], 0, '"Hart, Olivia" <y@example.com>')).toEqual(['y@example.com']);
  expect(withEmail([''], 0, 'Olivia Hart <a@example.com>, d@example.com')).toEqual([
    'a@example.com',
    'd@example.com',
  ]);
  expect(withEmail([''], 0, '\u202A<a@example.com>\u202C;')).toEqual(['a@example.com']);
  expect(withEmail([''], 0, 'mailto:a@example.com')).toEqual(['a@example.com']);
});

const pasted = (count: number, separator: string) =>
  Array.from({ length: count }, (_, index) => `name${index}@example.com`).join(separator);

test('@NOTIF-5 a pasted list with too many addresses stays one line with an error', () => {
  const text = pasted(notificationLimits.emails, ', ');
  const emails = withEmail(['x@example.com', ''], 1, text);
  expect(emails).toEqual(['x@example.com', text]);
  expect(configurationErrors({ ...draft, emails }).emails).toEqual({ 1: emailMessages.tooMany });
  expect(withEmail([''], 0, text)).toHaveLength(notificationLimits.emails);
});

// A quadratic regular expression would take over a minute and exceed the time limit of a test.
test.each([
  ['addresses', pasted(40_000, ' ')],
  ['names with addresses', 'Olivia Hart <a@example.com> '.repeat(40_000)],
  ['opening brackets', '<'.repeat(1_000_000)],
  ['separators', ' ,;'.repeat(300_000)],
  ['one word', 'a'.repeat(1_000_000)],
  ['atoms', 'a.'.repeat(500_000)],
])('@NOTIF-5 a megabyte of %s is split and validated', (_, text) => {
  const emails = withEmail([''], 0, text);
  configurationErrors({ ...draft, emails });
  expect(emails.length).toBeLessThanOrEqual(notificationLimits.emails);
});
