import { expect, test } from 'vitest';
import { tagColourOf, tagColours } from './tag-colour.ts';

test('consecutive tags have different colours, up to the number of colours', () => {
  for (const first of [0, 1, 98, 5072]) {
    const ids = tagColours.map((_, at) => first + at);
    expect(new Set(ids.map(tagColourOf)).size).toBe(tagColours.length);
  }
});
