import { expect, test } from 'vitest';
import { readSpreadsheetFile } from './read-file.ts';

const file = (...bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'shops.csv');

test.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
  ["Excel's old encoding", [0xe9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
  ['UTF-16 the other way round', [0xfe, 0xff, 0x00, 0xe9]],
])('%s is read @BULK-3', async (_, bytes) => {
  expect(await readSpreadsheetFile(file(...bytes))).toEqual({ text: 'é' });
});

test('a file that is not a CSV is refused before the upload @BULK-3', async () => {
  expect(await readSpreadsheetFile(file(0x50, 0x4b, 0x03, 0x04))).toEqual({
    error: expect.stringContaining('as “CSV UTF-8”'),
  });
  expect(await readSpreadsheetFile(file(0x61, 0x00, 0x62))).toEqual({
    error: expect.stringContaining('isn’t a CSV file'),
  });
  const large = new File([], 'large.csv');
  Object.defineProperty(large, 'size', { value: 33 * 1024 * 1024 });
  expect(await readSpreadsheetFile(large)).toEqual({
    error: 'This file is too large. The limit is 32 MB.',
  });
});

test('a dropped folder, or a file that has been moved, is refused with a reason @BULK-3', async () => {
  const gone = new File([], 'shops');
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await readSpreadsheetFile(gone)).toEqual({
    error: expect.stringContaining('The browser couldn’t open it.'),
  });
});
