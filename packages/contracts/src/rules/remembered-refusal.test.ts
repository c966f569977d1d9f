import { expect, test } from 'vitest';
import { declinedAmong, ownErrors, rememberedField } from './remembered-refusal.ts';

const error = (field: string | null, reason = 'FORBIDDEN_WORDS') => ({
  field,
  reason,
  message: null,
});

test('a field that was sent with a declined field keeps its reason after the declined field is corrected @DET-3', () => {
  const first = rememberedField('websiteUri', [error('title')], undefined, 1000);
  expect(first).toMatchObject({ sentWith: ['title'], since: 1000 });
  expect(rememberedField('websiteUri', [], first, 2000)).toEqual(first);
});

test('an error of a later attempt does not replace the known reason @DET-3', () => {
  const first = rememberedField('websiteUri', [error('title')], undefined, 1000);
  const other = rememberedField('websiteUri', [error('profile.description')], first, 2000);
  expect(other.sentWith).toEqual(['title']);
});

test('the time of a refusal stays until its reasons change @DET-3', () => {
  const first = rememberedField('title', [error('title', 'THROTTLED')], undefined, 1000);
  expect(rememberedField('title', [error('title', 'THROTTLED')], first, 2000).since).toBe(1000);
  expect(rememberedField('title', [error('title')], first, 3000)).toMatchObject({
    sentWith: [],
    since: 3000,
  });
  const explained = (message: string) => [{ ...error('title'), message }];
  const url = rememberedField('title', explained('Contains a URL.'), first, 4000);
  expect(rememberedField('title', explained('Contains a word.'), url, 5000).since).toBe(5000);
});

test('an error without a field is the reason of each field @DET-3', () => {
  const errors = [error(null, 'THROTTLED'), error('title')];
  expect(ownErrors('websiteUri', errors)).toEqual([error(null, 'THROTTLED')]);
  expect(ownErrors('title', errors)).toEqual(errors);
  expect(declinedAmong(errors)).toEqual(['title']);
  expect(rememberedField('websiteUri', errors, undefined, 1000).sentWith).toEqual([]);
});

test('a refusal of the field itself is replaced by a later one that names another field @DET-3', () => {
  const own = rememberedField('websiteUri', [], undefined, 1000);
  expect(rememberedField('websiteUri', [error('title')], own, 2000)).toMatchObject({
    sentWith: ['title'],
    since: 1000,
  });
});
