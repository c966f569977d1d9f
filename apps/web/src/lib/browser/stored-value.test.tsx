import { expect, test } from 'vitest';
import { storedSome } from './stored-value.ts';

test('@LOC-7 the chosen columns are kept, even if none is chosen', () => {
  const columns = storedSome('test.columns', ['address', 'tags', 'status'], ['address', 'tags']);
  expect(columns.read()).toEqual(['address', 'tags']);
  columns.write(['status']);
  expect(columns.read()).toEqual(['status']);
  columns.write([]);
  expect(columns.read()).toEqual([]);
  localStorage.setItem('test.columns', 'tags of-another-version');
  expect(columns.read()).toEqual(['tags']);
  localStorage.removeItem('test.columns');
});
