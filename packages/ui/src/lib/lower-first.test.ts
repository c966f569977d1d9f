import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test.each([
  ['Business name', 'business name'],
  ['Wi-Fi', 'Wi-Fi'],
  ['LGBTQ+ friendly', 'LGBTQ+ friendly'],
  ['', ''],
])('%j within a sentence is %j', (name, expected) => expect(lowerFirst(name)).toBe(expected));
