import { expect, test } from 'vitest';
import { columns, readHeader } from './columns.ts';

test('finds every column in any order, case and spacing', () => {
  const cells = columns
    .toReversed()
    .map((column, index) =>
      index % 2 === 0 ? ` ${column.toUpperCase()} ` : column.replaceAll(' ', ''),
    );
  const { positions, unknown, errors } = readHeader(cells);
  expect([...positions.keys()].toReversed()).toEqual([...columns]);
  expect({ unknown, errors }).toEqual({ unknown: [], errors: [] });
});

test('lists unknown columns', () => {
  expect(readHeader([...columns, 'Internal note', '', 'Logo photo']).unknown).toEqual([
    'Internal note',
    'Logo photo',
  ]);
});

test('a missing or repeated column is an error', () => {
  const { errors } = readHeader([
    'Store code',
    'Business name',
    'Adress line 1',
    'Country',
    'Primary category',
    'store code',
  ]);
  expect(errors).toEqual([
    { column: 'Store code', message: 'The column “Store code” is listed twice.' },
    {
      column: 'Address line 1',
      message: 'The column “Address line 1” is missing from the header row.',
    },
  ]);
});
