import type { AttributeMetadata, AttributeValue } from '@placekeeper/contracts/model/attribute';
import { expect, test } from 'vitest';
import {
  answersOf,
  changedAttributes,
  attributeInputOf,
  isAnswered,
  type Answers,
} from '../../widgets/attributes/answers.ts';
import { currentError } from '../../widgets/saved-form/saved-form.ts';
import { groupsOf, searchAttributes } from './attribute-groups.ts';
import { attributeErrorsOf } from './refused-attributes.ts';

const attribute = (
  name: string,
  value_type: AttributeMetadata['value_type'],
  choices: Readonly<Record<string, string>> = {},
): AttributeMetadata => ({
  name: `attributes/${name}`,
  value_type,
  display_name: name,
  group_display_name: value_type === 'URL' ? 'Links' : 'Amenities',
  value_metadata: Object.entries(choices).map(([value, display_name]) => ({ value, display_name })),
});

const yesOrNo: AttributeMetadata = {
  ...attribute('toilet', 'BOOL'),
  value_metadata: [
    { value: true, display_name: 'Yes' },
    { value: false, display_name: 'No' },
  ],
};
const wifi = attribute('wi_fi', 'ENUM', { free: 'Free', paid: 'Paid' });
const cards = attribute('cards', 'REPEATED_ENUM', { amex: 'Amex', visa: 'Visa' });
const links = attribute('menu', 'URL');
const available = [yesOrNo, wifi, cards, links];

const set: readonly AttributeValue[] = [
  { name: 'attributes/toilet', value_type: 'BOOL', values: [false] },
  {
    name: 'attributes/cards',
    value_type: 'REPEATED_ENUM',
    values: ['visa'],
    unset_values: ['amex'],
  },
];
const saved = answersOf(available, set);
const said = (changes: Answers): Answers => ({ ...saved, ...changes });
const inputs = (changes: Answers) => {
  const now = said(changes);
  return changedAttributes(available, saved, now).map((changed) => attributeInputOf(changed, now));
};

test('@ATTR-1 unchanged answers send nothing', () => {
  expect(inputs({})).toEqual([]);
  expect(available.map((one) => isAnswered(one, saved))).toEqual([true, false, true, false]);
});

test('@ATTR-1 every type is sent with the values that Google offered', () => {
  expect(
    inputs({
      'attributes/toilet': { values: ['true'], denied: [] },
      'attributes/wi_fi': { values: ['free'], denied: [] },
      'attributes/cards': { values: ['visa', 'amex'], denied: [] },
      'attributes/menu': { values: ['', ' https://a.example/menu '], denied: [] },
    }),
  ).toEqual([
    { name: 'attributes/toilet', values: [true] },
    { name: 'attributes/wi_fi', values: ['free'] },
    { name: 'attributes/cards', values: ['amex', 'visa'], unset_values: [] },
    { name: 'attributes/menu', values: ['https://a.example/menu'] },
  ]);
});

test('@ATTR-1 a link without https:// is completed, and a completed saved link is no change', () => {
  expect(inputs({ 'attributes/menu': { values: ['a.example/menu'], denied: [] } })).toEqual([
    { name: 'attributes/menu', values: ['https://a.example/menu'] },
  ]);
  const typed = said({ 'attributes/menu': { values: ['a.example'], denied: [] } });
  const stored = said({ 'attributes/menu': { values: ['https://a.example'], denied: [] } });
  expect(changedAttributes(available, stored, typed)).toEqual([]);
});

test('@ATTR-1 an unset attribute is cleared', () => {
  expect(inputs({ 'attributes/toilet': { values: [], denied: [] } })).toEqual([
    { name: 'attributes/toilet', values: [] },
  ]);
});

test('@ATTR-1 the order of choices and empty boxes are no change', () => {
  const both = said({ 'attributes/cards': { values: ['amex', 'visa'], denied: [] } });
  const turned = said({ 'attributes/cards': { values: ['visa', 'amex'], denied: [] } });
  expect(changedAttributes(available, both, turned)).toEqual([]);
  expect(inputs({ 'attributes/menu': { values: ['', ' '], denied: [] } })).toEqual([]);
});

test('@ERR-4 an error is shown at its link or choice until it is changed', () => {
  const now = said({
    'attributes/menu': { values: ['', 'https://a.example', 'b.example'], denied: [] },
    'attributes/cards': { values: ['visa', 'moon'], denied: [] },
  });
  const errors = attributeErrorsOf([cards, links], now, {
    'attributes.0.values.0': ['Choose one of the available values.'],
    'attributes.1.values.1': ['Enter a full web address.'],
    'attributes.9.name': ['This attribute doesn’t exist.'],
    attributes: ['Too many.'],
  });
  expect(errors.fields).toEqual({
    'attributes/cards': {
      message: 'Choose one of the available values.',
      parts: { moon: 'Choose one of the available values.' },
    },
    'attributes/menu': {
      message: 'Enter a full web address.',
      parts: { '2': 'Enter a full web address.' },
    },
  });
  expect(errors.others).toEqual(['This attribute doesn’t exist.', 'Too many.']);
  const refusal = { sent: now, errors };
  expect(currentError(refusal, 'attributes/menu', now['attributes/menu'])).toBeDefined();
  expect(currentError(refusal, 'attributes/menu', saved['attributes/menu'])).toBeUndefined();
  expect(currentError(refusal, 'attributes/wi_fi', now['attributes/wi_fi'])).toBeUndefined();
});

test('@ATTR-1 groups keep the order of Google', () => {
  expect(groupsOf(available).map(({ name, attributes }) => [name, attributes.length])).toEqual([
    ['Amenities', 3],
    ['Links', 1],
  ]);
});

test.each([
  ['', 4],
  ['AMENITIES', 3],
  ['amenities visa', 1],
  ['wi-fi', 1],
  ['toillet', 1],
  ['tóilet', 1],
  ['yes', 0],
])('@ATTR-1 a search for %j finds %i', (search, count) => {
  expect(searchAttributes(available, search)).toHaveLength(count);
});
