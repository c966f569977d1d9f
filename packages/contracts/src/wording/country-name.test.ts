import { expect, test } from 'vitest';
import { countryInSentence, countryName } from './country-name.ts';

test.each([
  ['GB', 'United Kingdom', 'the United Kingdom'],
  ['DE', 'Germany', 'Germany'],
  ['NL', 'Netherlands', 'the Netherlands'],
  ['ZZZ', 'ZZZ', 'ZZZ'],
  ['150', '150', '150'],
  ['', '', ''],
])('the country %s is %s, and %s in a sentence', (code, name, inSentence) => {
  expect([countryName(code), countryInSentence(code)]).toEqual([name, inSentence]);
});
