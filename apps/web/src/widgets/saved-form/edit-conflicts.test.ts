import { expect, test } from 'vitest';
import { rebaseEdits, conflictingFields } from './edit-conflicts.ts';

const fields = ['name', 'website', 'phones'] as const;
const before = { name: 'Ours', website: '', phones: ['0161'] };
const saved = { ...before, name: 'Theirs', website: 'https://theirs.example/' };
const typed = { ...before, name: 'Mine' };
const news = rebaseEdits(fields, { saved: before, began: before }, saved, typed);

test('@DET-3 a newer saved value marks an edited field as a conflict', () => {
  expect(conflictingFields(fields, news, typed)).toEqual(['name']);
});

test('@DET-3 a field equal to the saved or the initial value is no conflict', () => {
  expect(conflictingFields(fields, news, saved)).toEqual([]);
  const later = rebaseEdits(fields, news, { ...saved, name: before.name }, typed);
  expect(conflictingFields(fields, later, typed)).toEqual([]);
});

test('@DET-3 the value of a save without a response is no conflict, but another value is one', () => {
  const since = { saved: before, began: before };
  const sent = { values: { ...before, name: 'Theirs' }, fields: ['name'] } as const;
  const later = { ...before, name: 'Mine later' };
  const own = rebaseEdits(fields, since, saved, later, [sent]);
  expect(conflictingFields(fields, own, later)).toEqual([]);
  const other = rebaseEdits(fields, since, { ...saved, name: 'Another' }, later, [sent]);
  expect(conflictingFields(fields, other, later)).toEqual(['name']);
});

test('@DET-3 an untouched field follows the new saved value', () => {
  const mine = { ...typed, website: 'https://mine.example/' };
  expect(conflictingFields(fields, news, mine)).toEqual(['name']);
});
