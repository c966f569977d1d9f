import { expect, test } from 'vitest';
import { theirsText } from './theirs-text.ts';
import { valuesOf } from './info-values.ts';
import { someLocation } from '../../../data/some-location.ts';

const before = valuesOf(someLocation);
const saved = { ...before, name: 'Their name', website_url: 'https://theirs.example/' };

test.each([
  ['name', 'Their name'],
  ['description', ''],
  ['status', 'Open'],
  ['has_storefront_address', 'customers visit this address'],
  ['additional_phone_numbers', ''],
  ['hours', 'no hours'],
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
