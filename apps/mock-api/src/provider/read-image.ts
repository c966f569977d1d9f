import type { ImageFacts } from './image.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';

export interface Image extends ImageFacts {
  readonly contentType: 'image/png' | 'image/jpeg';
}

const pngBeginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegBeginning = Buffer.from([0xff, 0xd8, 0xff]);

const beginsWith = (bytes: Buffer, beginning: Buffer) =>
  bytes.subarray(0, beginning.length).equals(beginning);

/** The type of a file by its content, whatever its name; `broken` if it is truncated or corrupt. */
export function readImage(bytes: Buffer): Image | 'unknown' | 'broken' {
  if (beginsWith(bytes, pngBeginning)) return withType('image/png', readPng(bytes));
  if (beginsWith(bytes, jpegBeginning)) return withType('image/jpeg', readJpeg(bytes));
  return 'unknown';
}

const withType = (contentType: Image['contentType'], facts: ImageFacts | null): Image | 'broken' =>
  facts && facts.width > 0 && facts.height > 0 ? { contentType, ...facts } : 'broken';
