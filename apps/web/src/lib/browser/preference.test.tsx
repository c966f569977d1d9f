import { expect, test } from 'vitest';
import { wordPreference, wordsPreference } from './preference.ts';

/** Stores a text as another window would. */
function storeElsewhere(key: string, text: string): void {
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key }));
}

test('@LOC-7 the chosen columns are kept, even if none is chosen', () => {
  const key = 'test.columns';
  const columns = () => wordsPreference(key, ['address', 'tags', 'status'], ['address', 'tags']);
  expect(columns().get()).toEqual(['address', 'tags']);
  columns().set(['status']);
  expect(columns().get()).toEqual(['status']);
  columns().set([]);
  expect(columns().get()).toEqual([]);
  const open = columns();
  storeElsewhere(key, 'tags of-another-version');
  expect(open.get()).toEqual(['tags']);
});

test('a choice in another window applies in this window, even after a choice in this window', () => {
  const size = wordPreference('test.size', ['small', 'large']);
  size.set('large');
  expect(localStorage.getItem('test.size')).toBe('large');
  let told = 0;
  size.subscribe(() => (told += 1));
  storeElsewhere('test.size', 'small');
  expect(size.get()).toBe('small');
  expect(told).toBe(1);
  storeElsewhere('test.size', 'unknown');
  expect(size.get()).toBe('small');
  size.set('large');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(size.get()).toBe('small');
});
