import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';
import { allEntry, listEntriesFor, stateEntries } from './list-entries.ts';

const tags = [
  { id: TagId.parse(3), name: 'Flagship' },
  { id: TagId.parse(4), name: 'R&D' },
  { id: TagId.parse(5), name: 'Flag' },
  { id: TagId.parse(6), name: 'Books & Maps' },
];
const today = new Date(2026, 10, 23);

const addresses = (query: string) =>
  findEntries(query, {
    own: stateEntries,
    found: listEntriesFor(query, tags, today),
    recent: [],
    answered: [],
    settled: true,
  }).flatMap(({ entries }) => entries.map(({ does }) => (does.kind === 'go' ? does.to : '')));

test.each([
  ['lost access', '/locations?status=lost-authorization'],
  ['missing description', '/locations?missing[]=description'],
  ['no website', '/locations?missing[]=website'],
  ['declined', '/locations?refused=1'],
  ['no holiday hours 24 dec', '/locations?unplanned=2026-12-24'],
  ['without special hours on January 1st', '/locations?unplanned=2027-01-01'],
  ['no holiday hours 2026-12-31', '/locations?unplanned=2026-12-31'],
  ['flagship', '/locations?tags[]=3'],
  ['flagshp', '/locations?tags[]=3'],
  ['Flagshpi', '/locations?tags[]=3'],
  ['r & d', '/locations?tags[]=4'],
  ['books and maps', '/locations?tags[]=6'],
  ['books & maps', '/locations?tags[]=6'],
  ['florist leeds missing description', '/locations?missing[]=description&filter=florist%20leeds'],
  ['no website no phone', '/locations?missing[]=phone&missing[]=website'],
  ['untagged', '/locations?tags[]=3&tags[]=4&tags[]=5&tags[]=6&tagged=none'],
  ['without tags', '/locations?tags[]=3&tags[]=4&tags[]=5&tags[]=6&tagged=none'],
  ['not managed leeds', '/locations?status=disabled&filter=leeds'],
])('%j opens the list filtered by it @SPOT-8', (query, address) => {
  expect(addresses(query)[0]).toBe(address);
});

test.each(['flash', 'ships', 'bristol'])('%j is similar to no tag @SPOT-8', (query) => {
  expect(listEntriesFor(query, tags, today)).toEqual([]);
});

test('without tags, there is no list of untagged locations @SPOT-8', () => {
  expect(listEntriesFor('untagged', [], today)).toEqual([]);
});

test.each([
  [false, 'Show all 1,200 matching locations'],
  [true, 'Show all 1,200 similar locations'],
])('@SPOT-8 all locations are matching or, if %j, similar', (similar, title) => {
  expect(allEntry('dark', 1200, similar)).toMatchObject({
    title,
    does: { to: '/locations?filter=dark' },
  });
});

test('a day that does not exist is not offered @SPOT-8', () => {
  expect(listEntriesFor('no holiday hours 31 feb', tags, today)).toEqual([]);
  expect(listEntriesFor('no holiday hours', tags, today)).toEqual([]);
});

test('@SPOT-8 the name of a standing says only what is known: the reason for declined edits', () => {
  const titleOf = (key: string) => stateEntries.find((entry) => entry.key === `list-${key}`)?.title;
  const declined = 'Locations with edits declined because the profile';
  expect(titleOf('suspended')).toBe(`${declined} was suspended`);
  expect(titleOf('unverified')).toBe(`${declined} wasn’t verified`);
});
