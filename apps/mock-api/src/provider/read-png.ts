import { crc32 } from 'node:zlib';
import type { ImageFacts } from './image.ts';

const signatureLength = 8;
const headerLength = 13;
/** The bytes around a chunk's content: length and name before, the checksum after. */
const lead = 8;
const trail = 4;

/** Walks the chunks to the end; null if one is truncated, misplaced or has a wrong checksum. */
export function readPng(bytes: Buffer): ImageFacts | null {
  let facts: ImageFacts | null = null;
  let hasPicture = false;
  let at = signatureLength;
  while (at + lead + trail <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + lead + length;
    if (end + trail > bytes.length) return null;
    const sum = crc32(bytes.subarray(at + 4, end));
    if (bytes.readUInt32BE(end) !== sum) return null;
    const name = bytes.toString('latin1', at + 4, at + lead);
    if (!facts) {
      if (name !== 'IHDR' || length !== headerLength) return null;
      const width = bytes.readUInt32BE(at + lead);
      facts = { width, height: bytes.readUInt32BE(at + lead + 4), animated: false };
    }
    if (name === 'acTL') facts = { ...facts, animated: true };
    if (name === 'IDAT') hasPicture = true;
    if (name === 'IEND') return hasPicture ? facts : null;
    at = end + trail;
  }
  return null;
}
