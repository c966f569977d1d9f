import { expect, test } from 'vitest';
import { pagesOf } from './read-all-pages.ts';

const size = 2;

/** Serves pages of rows that may change between two requests. */
function listOf(rows: number[], between: (number: number) => void = () => undefined) {
  const asked: number[] = [];
  const ask = async (number: number) => {
    asked.push(number);
    const found = rows.slice((number - 1) * size, number * size);
    const meta = { total: rows.length, per_page: size, last_page: Math.ceil(rows.length / size) };
    between(number);
    return { found, meta };
  };
  return { asked, ask };
}

async function readAll({ ask }: ReturnType<typeof listOf>) {
  const seen = new Set<number>();
  for await (const { found } of pagesOf(ask)) found.forEach((row) => seen.add(row));
  return [...seen];
}

test('every page is read once, an empty list too @UPD-5', async () => {
  const list = listOf([1, 2, 3, 4, 5]);
  expect(await readAll(list)).toEqual([1, 2, 3, 4, 5]);
  expect(list.asked).toEqual([1, 2, 3]);
  const empty = listOf([]);
  expect(await readAll(empty)).toEqual([]);
  expect(empty.asked).toEqual([1]);
});

test('a row that moves forward because others left is not missed @UPD-5', async () => {
  const rows = [1, 2, 3, 4, 5, 6];
  const list = listOf(rows, (number) => {
    if (number === 1 && rows.length === 6) rows.splice(0, 2);
  });
  expect(await readAll(list)).toEqual([1, 2, 5, 6, 3, 4]);
});
