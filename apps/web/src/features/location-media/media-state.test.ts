import { expect, test } from 'vitest';
import { readMediaState, toMediaFilters, writeMediaState } from './media-state.ts';

test('@MEDIA-1 the address stores the source and the page', () => {
  expect(toMediaFilters(readMediaState('source=customer&page=2'))).toEqual({
    source: 'customer',
    page: { number: 2, size: 20 },
  });
});

test('@MEDIA-1 an invalid address shows the first page of all photos', () => {
  expect(toMediaFilters(readMediaState('source=stranger&page=0'))).toEqual({
    page: { number: 1, size: 20 },
  });
  expect(writeMediaState({ page: 1 })).toBe('');
});
