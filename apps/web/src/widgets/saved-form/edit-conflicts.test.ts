import { expect, test } from 'vitest';
import { rebaseEdits, conflictingFields } from './edit-conflicts.ts';

const fields = ['name', 'website', 'phones'] as const;
const before = { name: 'Ours', website: '', phones: ['0161'] };
const saved = { ...before, name: 'Theirs', website: 'https://theirs.example/' };
const typed = { ...before, name: 'Mine' };
const news = rebaseEdits(fields, { saved: before, began: before }, saved, typed);

test('@DET-3 of what is typed here it is known that another value was saved since', () => {
  expect(conflictingFields(fields, news, typed)).toEqual(['name']);
});

test('@DET-3 what is as it was saved, or as it was before, is nobody’s question', () => {
  expect(conflictingFields(fields, news, saved)).toEqual([]);
  const later = rebaseEdits(fields, news, { ...saved, name: before.name }, typed);
  expect(conflictingFields(fields, later, typed)).toEqual([]);
});

test('@DET-3 a field that was not touched begins anew with what came', () => {
  const mine = { ...typed, website: 'https://mine.example/' };
  expect(conflictingFields(fields, news, mine)).toEqual(['name']);
});
