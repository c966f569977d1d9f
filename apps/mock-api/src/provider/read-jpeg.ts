import type { ImageFacts } from './image.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Three markers in the range of frames are no frames. */
const frames = { first: 0xc0, last: 0xcf, others: new Set([0xc4, 0xc8, 0xcc]) };
/** Height and width follow the segment's length and the sample's bits. */
const frameSize = { height: 3, width: 5, length: 8 };

const isFrame = (marker: number) =>
  marker >= frames.first && marker <= frames.last && !frames.others.has(marker);
/** Restart markers, and the zero after a byte that only looks like a marker. */
const isInsideScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Walks the segments to the end of the picture; null if it is missing. Cameras append hidden pictures after it, so a
 * JPEG is never animated.
 */
export function readJpeg(bytes: Buffer): ImageFacts | null {
  let facts: ImageFacts | null = null;
  let scanned = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return scanned ? facts : null;
    const body = at + 2;
    if (body + 2 > bytes.length) return null;
    const length = bytes.readUInt16BE(body);
    if (length < 2 || body + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (facts || length < frameSize.length) return null;
      facts = {
        width: bytes.readUInt16BE(body + frameSize.width),
        height: bytes.readUInt16BE(body + frameSize.height),
        animated: false,
      };
    }
    at = body + length;
    if (marker === startOfScan) {
      scanned = true;
      at = endOfScan(bytes, at);
    }
  }
  return null;
}

function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isInsideScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}
