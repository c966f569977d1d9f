import { expect, test } from 'vitest';
import { tagColourOf, tagColours } from './tag-colour.ts';

test('as many tags in a row as there are colours differ', () => {
  for (const first of [0, 1, 98, 5072]) {
    const ids = tagColours.map((_, at) => first + at);
    expect(new Set(ids.map(tagColourOf)).size).toBe(tagColours.length);
  }
});
