import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkDraft, errorsOfResponse } from './check-draft.ts';
import { withMember } from './lists/list-draft.ts';
import { emptyDraft, withField, withPart, type ChangesDraft } from './draft.ts';
import type { FieldPath } from './fields/field-definitions.ts';
import { changedLabels, readChanges } from './read-changes.ts';

const context = { count: 36, today: '2026-03-12' };
const tag = (id: number) => z.parse(TagId, id);

const setting = (values: Partial<Record<FieldPath, string | null>>): ChangesDraft =>
  Object.entries(values).reduce(
    (draft, [path, value]) =>
      withField(draft, path as FieldPath, { on: true, clear: value === null, value: value ?? '' }),
    emptyDraft,
  );
const withTags = (draft: ChangesDraft, ...add: TagId[]): ChangesDraft =>
  withPart(draft, 'tags', { on: true, add });

test('@BULK-1 the draft becomes one request', () => {
  const draft = setting({
    'set.description': '  Fresh bread since 1974.\n',
    'set.website_url': null,
    'set.status': 'closed_temporarily',
    'social_profiles.facebook': 'https://www.facebook.com/bakery',
    'social_profiles.tiktok': null,
  });
  expect(readChanges(withTags(draft, tag(3)))).toMatchObject({
    success: true,
    data: {
      set: {
        description: 'Fresh bread since 1974.',
        website_url: null,
        status: 'closed_temporarily',
      },
      social_profiles: { facebook: 'https://www.facebook.com/bakery', tiktok: null },
      tags: { add: [3] },
    },
  });
});

test('@BULK-1 an unticked field is not sent and keeps its text', () => {
  const draft = withField(setting({ 'set.label': 'Spring' }), 'set.label', { on: false });
  expect(readChanges(draft).data).toEqual({});
  expect(draft.fields['set.label']?.value).toBe('Spring');
  expect(changedLabels(draft)).toEqual([]);
});

test('@BULK-1 a draft without a ticked field has no preview', () => {
  expect(checkDraft(emptyDraft, context)).toEqual({ '': 'Select at least one field to change.' });
});

test('@BULK-1 all errors are found at once, missing values included', () => {
  const draft = setting({
    'set.description': 'Call 0117 496 0123',
    'set.label': ' ',
    'set.name': '',
    'set.label_type': '',
    'set.website_url': 'harbour',
    'social_profiles.instagram': 'https://example.com',
  });
  expect(checkDraft(withTags(draft), context)).toEqual({
    'set.description': 'Google doesn’t allow phone numbers in the description.',
    'set.label': 'Enter a value, or select Clear.',
    'set.name': 'Enter a value.',
    'set.label_type': 'Choose one, or select Clear.',
    'set.website_url': 'Enter a full URL, such as https://example.com/bristol.',
    'social_profiles.instagram': expect.stringContaining('This URL isn’t on Instagram.'),
    tags: 'Select at least one tag to add or remove.',
  });
});

test('@BULK-1 a cleared field is not validated', () => {
  expect(checkDraft(setting({ 'set.description': null, 'set.label_type': null }), context)).toEqual(
    {},
  );
});

test('@BULK-1 a store code can be set for one location and cleared for many', () => {
  const draft = setting({ 'set.store_code': 'HSD-001' });
  expect(checkDraft(draft, { ...context, count: 1 })).toEqual({});
  expect(checkDraft(draft, { ...context, count: 2 })).toEqual({
    'set.store_code': 'Store codes must be unique. Select one location, or clear the store code.',
  });
  expect(checkDraft(setting({ 'set.store_code': null }), context)).toEqual({});
});

test('@BULK-1 a text above the request’s limit is an error of its field', () => {
  expect(checkDraft(setting({ 'set.label': 'x'.repeat(300) }), context)).toEqual({
    'set.label': 'Use up to 255 characters.',
  });
});

test('@BULK-1 a text above the request’s limit hides no other error, and the message names the field’s limit', () => {
  const draft = setting({
    'set.description': 'x'.repeat(10_000),
    'set.label': 'x'.repeat(300),
    'set.phone_number': 'call us',
    'set.website_url': 'harbour',
    'social_profiles.facebook': 'https://example.com',
  });
  expect(checkDraft(draft, context)).toEqual({
    'set.description': 'Descriptions can have up to 750 characters (now 10000).',
    'set.label': 'Use up to 255 characters.',
    'set.phone_number': expect.stringContaining('Enter a phone number'),
    'set.website_url': 'Enter a full URL, such as https://example.com/bristol.',
    'social_profiles.facebook': expect.stringContaining('This URL isn’t on Facebook.'),
  });
});

test('@BULK-1 a tag is either added or removed', () => {
  const added = withMember({ add: [], remove: [] }, 'add', tag(3), true, Number);
  const removed = withMember(added, 'remove', tag(3), true, Number);
  expect(removed).toEqual({ add: [], remove: [3] });
  expect(withMember(removed, 'remove', tag(3), false, Number).remove).toEqual([]);
});

test('@ERR-4 the platform’s errors are shown at their fields', () => {
  expect(
    errorsOfResponse({
      'changes.set.description': ['Too long.', 'No links.'],
      'changes.social_profiles.facebook': ['No profile.'],
      'changes.tags.add.0': ['This tag doesn’t exist.'],
      'changes.tags.add.1': ['This tag doesn’t exist.'],
      'changes.periods.3': ['These times overlap.'],
      'changes.unknown': ['Something else.'],
      selection: ['No location matches.'],
    }),
  ).toEqual({
    'set.description': 'Too long. No links.',
    'social_profiles.facebook': 'No profile.',
    tags: 'This tag doesn’t exist.',
    periods: 'These times overlap.',
    '': 'Something else.',
  });
});
