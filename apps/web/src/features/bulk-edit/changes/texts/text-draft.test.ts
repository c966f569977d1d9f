import { expect, test } from 'vitest';
import { emptyDraft, withField, type FieldDraft } from '../draft.ts';
import { gatherChanges, readChanges } from '../read-changes.ts';
import { checkDraft } from '../check-draft.ts';

const context = { count: 3, today: '2026-03-02' };
const draftOf = (field: Partial<FieldDraft>, path: 'set.name' | 'set.website_url' = 'set.name') =>
  withField(emptyDraft, path, { on: true, ...field });

test('@BULK-1 a value with a placeholder is computed for each location', () => {
  const draft = draftOf({ value: ' {name} {city} ' });
  expect(gatherChanges(draft)).toEqual({
    texts: { name: { type: 'template', text: '{name} {city}' } },
  });
  expect(readChanges(draft).success).toBe(true);
  expect(checkDraft(draft, context)).toEqual({});
  expect(gatherChanges(draftOf({ value: 'Harbour' }))).toEqual({ set: { name: 'Harbour' } });
});

test('@BULK-1 an unknown placeholder is an error at its field', () => {
  expect(checkDraft(draftOf({ value: '{town}' }), context)).toEqual({
    'set.name': 'Unknown placeholder {town}. Use {city}, {store_code}, {name} or {label}.',
  });
});

test.each<[Partial<FieldDraft>, object]>([
  [
    { way: 'append', value: ' Books' },
    { type: 'append', text: ' Books' },
  ],
  [
    { way: 'replace', find: 'old', value: '' },
    { type: 'replace', find: 'old', replacement: '' },
  ],
  [
    { way: 'remove', value: 'Ltd' },
    { type: 'replace', find: 'Ltd', replacement: '' },
  ],
])('@BULK-1 %j is kept as it was typed', (field, change) => {
  const draft = draftOf(field);
  expect(gatherChanges(draft)).toEqual({ texts: { name: change } });
  expect(checkDraft(draft, context)).toEqual({});
});

test('@BULK-1 parameters of URLs are read from one line', () => {
  const path = 'set.website_url';
  const set = draftOf({ way: 'parameters', value: '?utm_source=google&utm_id={store_code}' }, path);
  expect(gatherChanges(set).texts?.website_url).toEqual({
    type: 'parameters',
    set: { utm_source: 'google', utm_id: '{store_code}' },
    remove: [],
  });
  const removed = draftOf({ way: 'remove-parameters', value: 'utm_*, gclid' }, path);
  expect(gatherChanges(removed).texts?.website_url).toMatchObject({ remove: ['utm_*', 'gclid'] });
  expect(checkDraft(draftOf({ way: 'parameters', value: ' ' }, path), context)).toEqual({
    'set.website_url': 'Enter at least one parameter, such as utm_source=google.',
  });
});
