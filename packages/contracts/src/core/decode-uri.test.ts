import { expect, test } from 'vitest';
import { decodeUriPart } from './decode-uri.ts';

test('decodes a part, and keeps one that is malformed', () => {
  expect(decodeUriPart('a%20%C3%BC')).toBe('a ü');
  expect(decodeUriPart('100%')).toBe('100%');
});
