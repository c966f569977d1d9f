import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

test.for([
  ['commas', 'a,b\n1,"2;3"\n'],
  ['semicolons', 'a;b\n1;2;\n'],
  ['tabs', 'a\tb\n1\t2,0\n'],
] as const)('detects %s between the cells', ([, text]) => {
  const [header, row] = readCsv(text).rows;
  expect(header?.cells).toEqual(['a', 'b']);
  expect(row?.cells.at(0)).toBe('1');
});

test('ignores a separator inside a quoted header', () => {
  expect(readCsv('"a;b;c",d\n1,2\n').rows.at(1)?.cells).toEqual(['1', '2']);
});

test.for([
  ['\n', 'line feeds'],
  ['\r\n', 'carriage returns and line feeds'],
  ['\r', 'carriage returns'],
] as const)('numbers rows by the line in the file on which they start, with %o', ([end]) => {
  const text = ['a,b', '1,"two', 'lines"', '', '3,4', '"five', 'six', 'seven",8', '9,10'].join(end);
  expect(readCsv(text).rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'two\nlines'] },
    { line: 5, cells: ['3', '4'] },
    { line: 6, cells: ['five\nsix\nseven', '8'] },
    { line: 9, cells: ['9', '10'] },
  ]);
});

test('removes the byte order mark', () => {
  expect(readCsv('\uFEFF"a",b\n').rows).toEqual([{ line: 1, cells: ['a', 'b'] }]);
});

test.each([
  ['sep=;', 'a,b;c'],
  ['SEP=,', 'a;b,c'],
])('the line %s of Excel sets the separator and is no row', (declaration, header) => {
  expect(readCsv(`\uFEFF${declaration}\r\n${header}\r\n`).rows).toEqual([
    { line: 2, cells: [header.slice(0, 3), 'c'] },
  ]);
});

test('a quotation mark inside a plain cell is text', () => {
  expect(readCsv('a,b\n6" pots,2\n').rows.at(1)?.cells).toEqual(['6" pots', '2']);
});

test('an unclosed quotation mark keeps the rows before it', () => {
  const { rows, error } = readCsv('a,b\n1,2\n3,"4\n5,6\n');
  expect(rows.map(({ line }) => line)).toEqual([1, 2]);
  expect(error).toEqual({ line: 3, message: expect.stringContaining('is never closed') });
});
