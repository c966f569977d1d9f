import { Tag } from '@placekeeper/contracts/model/tag';
import { expect, test } from 'vitest';
import {
  readTagListState,
  sameName,
  shownTags,
  tagsPerPage,
  writeTagListState,
} from './tag-list-state.ts';

const tagged = (name: string, id: number, locations_count?: number): Tag =>
  Tag.parse({ id, name, ...(locations_count !== undefined && { locations_count }) });

const tags = [tagged('Café', 1, 3), tagged('Flagship', 2, 12), tagged('Straße', 3)];
const names = (state: Parameters<typeof shownTags>[1]) =>
  shownTags(tags, state).tags.map(({ name }) => name);

test('@TAG-1 the address stores the whole state of the list and ignores invalid parts', () => {
  const address = 'filter=caf&sort=-locations&page=2';
  expect(readTagListState(address)).toEqual({ filter: 'caf', sort: '-locations', page: 2 });
  expect(writeTagListState(readTagListState(address))).toBe(address);
  expect(readTagListState('sort=colour&page=0')).toEqual({});
});

test('@TAG-1 a search ignores case, accents and surrounding spaces', () => {
  expect(names({ filter: ' CAFE ' })).toEqual(['Café']);
  expect(names({ filter: 'strasse' })).toEqual(['Straße']);
  expect(names({ filter: 'x' })).toEqual([]);
  expect(names({})).toEqual(['Café', 'Flagship', 'Straße']);
});

test('@TAG-1 tags are sorted by name or by number of locations', () => {
  expect(names({ sort: '-name' })).toEqual(['Straße', 'Flagship', 'Café']);
  expect(names({ sort: 'locations' })).toEqual(['Straße', 'Café', 'Flagship']);
  expect(names({ sort: '-locations' })).toEqual(['Flagship', 'Café', 'Straße']);
});

test('@TAG-1 a thousand tags are paged, and a page past the end is the last one', () => {
  const many = Array.from({ length: 1003 }, (_, index) => tagged(`Tag ${index}`, index + 1));
  expect(shownTags(many, {}).tags).toHaveLength(tagsPerPage);
  expect(shownTags(many, { page: 99 })).toMatchObject({ page: 21, total: 1003 });
  expect(shownTags(many, { page: 99 }).tags).toHaveLength(3);
});

test('@TAG-1 names are compared as the platform compares them', () => {
  expect(sameName('SÜD ', 'sud')).toBe(true);
  expect(sameName('South', 'North')).toBe(false);
});
