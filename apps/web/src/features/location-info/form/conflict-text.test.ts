import { expect, test } from 'vitest';
import { someLocation } from '../../../test/some-location.ts';
import { conflictText } from './conflict-text.ts';
import { infoValuesOf } from './info-values.ts';

const before = infoValuesOf(someLocation);
const saved = { ...before, name: 'Their name', website_url: 'https://theirs.example/' };

test.each([
  ['name', 'Their name'],
  ['description', ''],
  ['status', 'Open'],
  ['has_storefront_address', 'address shown to customers'],
  ['additional_phone_numbers', ''],
  ['hours', 'no hours'],
] as const)('@DET-3 the other value of %s is shown as text', (field, text) => {
  expect(conflictText(field, saved)).toBe(text);
});

test('@DET-3 lists are shown by their names', () => {
  const lists = {
    ...saved,
    categories: {
      primary: { id: 'gcid:dentist', name: 'Dentist' },
      additional: [{ id: 'gcid:dental_clinic', name: 'Dental clinic' }],
    },
    label_type: 'teal',
  };
  expect(conflictText('categories', lists)).toBe('Dentist, Dental clinic');
  expect(conflictText('label_type', lists)).toBe('Teal');
});
