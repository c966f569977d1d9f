import { expect, test } from 'vitest';
import { readMediaState, toMediaFilters, writeMediaState } from './media-state.ts';

test('@MEDIA-1 an address names the source and the page', () => {
  expect(toMediaFilters(readMediaState('source=customer&page=2'))).toEqual({
    source: 'customer',
    page: { number: 2, size: 20 },
  });
});

test('@MEDIA-1 what an address cannot mean is the first page of everything', () => {
  expect(toMediaFilters(readMediaState('source=stranger&page=0'))).toEqual({
    page: { number: 1, size: 20 },
  });
  expect(writeMediaState({ page: 1 })).toBe('');
});
