import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Café Nguyễn', 'cafe nguyen'],
  ['BÄCKEREI', 'backerei'],
  ['Brückenstraße', 'bruckenstrasse'],
  ['ΟΔΌΣ', 'οδος'],
  ['İstanbul', 'istanbul'],
  ['100 % "real"', '100 % "real"'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
});
