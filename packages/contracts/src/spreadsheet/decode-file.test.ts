import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';

const text = 'Café;Zürich';
const utf16 = (isBigEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, unit] of Array.from(`\uFEFF${text}`).entries())
    view.setUint16(2 * index, unit.charCodeAt(0), !isBigEndian);
  return new Uint8Array(view.buffer);
};

test.each<[encoding: string, bytes: Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, low byte first', utf16(false)],
  ['UTF-16, high byte first', utf16(true)],
  ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
])('reads %s @BULK-3', (_, bytes) => {
  expect(decodeFile(bytes)).toEqual({ text });
});

test.each([
  ['workbook', 'PK\u0003\u0004'],
  ['binary', 'P\0K'],
] as const)('a %s is no text @BULK-3', (unreadable, content) => {
  expect(decodeFile(new TextEncoder().encode(content))).toEqual({ unreadable });
});

test.each(['', 'P', 'Phone,Key', 'þÿ', 'ÿ', 'þ'])('%j is text @BULK-3', (content) => {
  expect(decodeFile(new TextEncoder().encode(content))).toEqual({ text: content });
});
