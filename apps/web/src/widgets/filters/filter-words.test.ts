import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filterWords, nothingFound } from './filter-words.ts';

const tags = [{ id: z.parse(TagId, 3), name: 'Flagship' }];

test('@LOC-1 the printed page lists the filters as text', () => {
  expect(filterWords({}, tags)).toBeNull();
  expect(filterWords({ filter: '  ' }, tags)).toBeNull();
  expect(
    filterWords(
      {
        filter: ' street ',
        tags: [z.parse(TagId, 3), z.parse(TagId, 9)],
        status: 'enabled',
        updates: true,
        refused: true,
      },
      tags,
    ),
  ).toBe(
    'Search “street”, tags Flagship and Deleted tag, Managed, Has updates to review, Declined by Google',
  );
});

test('@LOC-1 a tag is called deleted only if the tags are known', () => {
  const filter = { tags: [z.parse(TagId, 9)] };
  expect(filterWords(filter, [])).toBe('tag Deleted tag');
  expect(filterWords(filter, undefined)).toBe('tag Tag 9');
});

test('@LOC-1 an empty list names the reason in its filter', () => {
  expect(nothingFound({ standing: 'suspended', refused: true })).toBe(
    'Placekeeper found no locations with edits declined because the profile was suspended.',
  );
  expect(nothingFound({ standing: 'unverified' })).toContain(
    'because the profile wasn’t verified.',
  );
  expect(nothingFound({ refused: true })).toBe(
    'Placekeeper found no declined edits at these locations.',
  );
  expect(nothingFound({ updates: true })).toBe('No locations match your filters.');
  expect(nothingFound({ filter: 'x', updates: true })).toBe(
    'No locations match “x” and your filters.',
  );
  expect(nothingFound({ filter: ' x ' })).toBe('No locations match “x”.');
});
