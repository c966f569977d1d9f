import { expect, test } from 'vitest';
import { someLocation } from '../../../test/some-location.ts';
import { infoFields, infoValuesOf } from './info-values.ts';
import { sectionEntries } from './section-states.ts';

test('@DET-2 every field of the form is in one section', () => {
  expect(infoFields.toSorted()).toEqual(Object.keys(infoValuesOf(someLocation)).toSorted());
});

test('@DET-2 @DET-3 a section shows the states of its fields', () => {
  const entries = sectionEntries({
    wrong: ['website_url'],
    changed: ['website_url', 'special_days'],
    states: {
      phoneNumbers: { kind: 'failed', reasons: [] },
      latlng: { kind: 'failed', reasons: [] },
      title: { kind: 'waiting' },
    },
    pending: ['title', 'regularHours'],
  });
  expect(entries.map(({ title, states }) => [title, states])).toEqual([
    ['Business', ['update']],
    ['Categories', []],
    ['Internal details', []],
    ['Contact', ['invalid', 'declined', 'edited']],
    ['Address', ['declined']],
    ['Service areas', []],
    ['Business hours', ['update']],
    ['Special hours', ['edited']],
  ]);
  expect(entries.map(({ first }) => first)).toEqual([
    'title',
    'categories',
    'storeCode',
    'phoneNumbers',
    'storefrontAddress',
    'serviceArea.places',
    'regularHours',
    'specialHours',
  ]);
});
