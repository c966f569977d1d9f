import { expect, test } from 'vitest';
import { searchWords } from '../../lib/text/search-words.ts';
import { markMatches } from './mark-matches.ts';

/** The text with each marked part in brackets. */
const marked = (text: string, query: string) =>
  markMatches(text, searchWords(query))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Harbour Street Dental', 'harb', '[Harb]our Street Dental'],
  ['Harbour Street Dental', 'den street', 'Harbour [Street] [Den]tal'],
  ['Café Öztürk', 'cafe oz', '[Café] [Öz]türk'],
  ['Bahnhofstraße 3', 'bahnhofstrasse', '[Bahnhofstraße] 3'],
  ['HSD-001', '001', 'HSD-[001]'],
  ['Lonsdale Dalton', 'dal', 'Lons[dal]e [Dal]ton'],
  // A single letter is marked only at the start of a word.
  ['Bath Arms', 'a', 'Bath [A]rms'],
  ['', 'at', ''],
  ['Bath', '', 'Bath'],
  ['Cafe\u0301 Roma', 'cafe', '[Cafe\u0301] Roma'],
  ['👩‍🍳 Kitchen', 'kit', '👩‍🍳 [Kit]chen'],
])('in %j, %j marks %j @SPOT-8', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
