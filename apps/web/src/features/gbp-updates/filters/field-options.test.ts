import { socialFields } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { fieldChips, fieldOptions, toggleFields } from './field-options.ts';

test('@UPD-2 fields are offered with their totals, social profiles as one field', () => {
  const totals = { title: 3, 'attributes/url_facebook': 1, 'attributes/url_tiktok': 2, menuUrl: 4 };
  expect(fieldOptions(totals, [])).toEqual([
    { label: 'business name', fields: ['title'], total: 3 },
    { label: 'social profiles', fields: [...socialFields], total: 3 },
    // UPD-9: an unknown field keeps its name.
    { label: 'menuUrl', fields: ['menuUrl'], total: 4 },
  ]);
});

test('@UPD-2 a chosen field without matches can be deselected', () => {
  expect(fieldOptions({}, ['latlng']).map(({ label }) => label)).toEqual(['map pin']);
});

test('@UPD-2 every field can be chosen before the totals load', () => {
  expect(fieldOptions(undefined, [])).toHaveLength(15);
});

test('an option selects all of its fields or none', () => {
  const chosen = toggleFields(socialFields, ['title'], true);
  expect(chosen).toEqual(['title', ...socialFields]);
  expect(toggleFields(socialFields, chosen, false)).toEqual(['title']);
});

test('@UPD-2 a chip names the networks unless all of them are chosen', () => {
  const labels = (chosen: readonly string[]) => fieldChips(chosen).map(({ label }) => label);
  expect(labels([...socialFields, 'title'])).toEqual(['business name', 'social profiles']);
  for (const field of socialFields) expect(labels([field])).toEqual([fieldName(field)]);
  expect(labels(['attributes/url_instagram'])).toEqual(['Instagram profile']);
});
