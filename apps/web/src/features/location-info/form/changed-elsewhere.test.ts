import { expect, test } from 'vitest';
import { afterNews, elsewhereIn } from './changed-elsewhere.ts';
import { theirsText } from './theirs-text.ts';
import { valuesOf } from './info-values.ts';
import { someLocation } from './some-location.ts';

const before = valuesOf(someLocation);
const saved = { ...before, name: 'Their name', website_url: 'https://theirs.example/' };
const typed = { ...before, name: 'My name' };
const news = afterNews({ saved: before, began: before }, saved, typed);

test('@DET-3 of what is typed here it is known that another value was saved since', () => {
  expect(elsewhereIn(news, typed)).toEqual(['name']);
});

test('@DET-3 what is as it was saved, or as it was before, is nobody’s question', () => {
  expect(elsewhereIn(news, saved)).toEqual([]);
  const later = afterNews(news, { ...saved, name: before.name }, typed);
  expect(elsewhereIn(later, typed)).toEqual([]);
});

test('@DET-3 a field that was not touched begins anew with what came', () => {
  expect(elsewhereIn(news, { ...typed, website_url: 'https://mine.example/' })).toEqual(['name']);
});

test.each([
  ['name', 'Their name'],
  ['description', 'nothing'],
  ['status', 'Open'],
  ['has_storefront_address', 'customers visit this address'],
  ['additional_phone_numbers', 'nothing'],
  ['hours', 'Mon Closed; Tue Closed; Wed Closed; Thu Closed; Fri Closed; Sat Closed; Sun Closed'],
] as const)('@DET-3 their %s is told in words', (field, text) => {
  expect(theirsText(field, saved)).toBe(text);
});

test('@DET-3 lists are told by their names', () => {
  const lists = {
    ...saved,
    categories: {
      primary: { id: 'gcid:dentist', name: 'Dentist' },
      additional: [{ id: 'gcid:dental_clinic', name: 'Dental clinic' }],
    },
    label_type: 'teal',
  };
  expect(theirsText('categories', lists)).toBe('Dentist, Dental clinic');
  expect(theirsText('label_type', lists)).toBe('Teal');
});
