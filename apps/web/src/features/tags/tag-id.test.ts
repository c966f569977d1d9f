import { expect, test } from 'vitest';
import { readTagId } from './tag-id.ts';

test('@SHELL-14 an address with a number names a tag', () => {
  expect(readTagId('12')).toBe(12);
});

test.each(['client-a', '0', '-1', '1.5', '', undefined])(
  '@SHELL-14 an address with %s names no tag and is not found',
  (param) => {
    expect(() => readTagId(param)).toThrow(expect.objectContaining({ kind: 'not-found' }));
  },
);
