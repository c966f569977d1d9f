import { anyText } from '@placekeeper/contracts/testing/any-text';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['plain', 'plain'],
  ['  two\n\nlines\t ', 'two lines'],
  ['Subject\r\nBcc: all@example.com', 'Subject Bcc: all@example.com'],
  ['\u202Egnp.exe\u202C', 'gnp.exe'],
  ['a\u200Fb\u2066c\u2069', 'a b c'],
  ['\uFEFFnul\u0000l', 'nul l'],
  ['half \uD83D', 'half \uFFFD'],
  ['<b>&amp;', '<b>&amp;'],
  ['שלום', 'שלום'],
])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

test('a long text ends in an ellipsis, and no emoji is cut in two', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(cleanText(family.repeat(10_000), 5)).toBe(`${family.repeat(4)}…`);
  expect(cleanText(family.repeat(5), 5)).toBe(family.repeat(5));
  expect(cleanText('word '.repeat(2000), 11)).toBe('word word…');
});

test('any input gives one line of well-formed text, which stays the same when cleaned again', () => {
  const texts = anyText({ maxLength: 400 });
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanText(text, 40);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      expect([...new Intl.Segmenter().segment(clean)].length).toBeLessThanOrEqual(40);
      expect(cleanText(clean, 40)).toBe(clean);
    }),
  );
});
