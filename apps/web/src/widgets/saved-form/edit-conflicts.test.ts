import { expect, test } from 'vitest';
import {
  rebaseEdits,
  conflictingFields,
  unsavedByPlatform,
  afterLostResponse,
} from './edit-conflicts.ts';

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

test.each([
  ['a number that is gone', [], ['+44 117 496 0123'], [], true],
  ['a number that is kept', [], ['0117 496 0123'], ['+44 117 496 0123'], false],
  ['the same number in other letters', '+441174960123', '0117 496 0123', '+441174960123', false],
  ['spaces that are cut off', 'Harbour', ' Harbour ', 'Harbour', false],
  ['an address without its scheme', 'https://a.example/', 'a.example', 'https://a.example/', false],
  ['a text that stayed', 'Old Harbour', 'Harbour', 'Old Harbour', true],
  ['a text that became another one', 'Old', 'New', 'Newer', false],
  ['a text that was not emptied', 'Old', '', 'Old', true],
  ['a switch that stayed', true, false, true, true],
  [
    'keys in another order',
    [{ date: '5', mode: 'hours' }],
    [{ mode: 'hours', date: '5' }],
    [{ date: '5', mode: 'hours' }],
    false,
  ],
])('%s @DET-2', (_, shown, entered, fresh, told) => {
  expect(
    unsavedByPlatform<{ value: unknown }, 'value'>(['value'], {
      before: { value: shown },
      typed: { value: entered },
      fresh: { value: fresh },
    }),
  ).toEqual(told ? ['value'] : []);
});

const harbour = { name: 'Harbour', phone: '0117 496 0123', label: '' };
const quay = { name: 'Quay', phone: '0117 496 0999', label: 'North' };
const sentFields = ['name', 'phone', 'label'] as const;
const outcome = (fresh: typeof harbour) =>
  afterLostResponse(sentFields, { before: harbour, sent: quay, fresh });

test('@ERR-4 a save without a response is recognised by the saved values', () => {
  expect(outcome(quay)).toEqual({ saved: sentFields, unsaved: [], unclear: [] });
  expect(outcome(harbour)).toEqual({ saved: [], unsaved: sentFields, unclear: [] });
});

test('@ERR-4 a normalized value counts as the sent value; for a third value, the outcome is unclear', () => {
  expect(outcome({ name: 'Pier', phone: '+44 117 496 0999', label: '' })).toEqual({
    saved: ['phone'],
    unsaved: ['label'],
    unclear: ['name'],
  });
});
