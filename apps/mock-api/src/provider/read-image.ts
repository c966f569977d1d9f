import { crc32 } from 'node:zlib';

export interface Image extends ImageFacts {
  readonly contentType: 'image/png' | 'image/jpeg';
}

const pngBeginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegBeginning = Buffer.from([0xff, 0xd8, 0xff]);

const beginsWith = (bytes: Buffer, beginning: Buffer) =>
  bytes.subarray(0, beginning.length).equals(beginning);

/** Recognizes an image by its content; `broken` if it is truncated or corrupt. */
export function readImage(bytes: Buffer): Image | 'unknown' | 'broken' {
  if (beginsWith(bytes, pngBeginning)) return withType('image/png', readPng(bytes));
  if (beginsWith(bytes, jpegBeginning)) return withType('image/jpeg', readJpeg(bytes));
  return 'unknown';
}

const withType = (contentType: Image['contentType'], facts: ImageFacts | null): Image | 'broken' =>
  facts && facts.width > 0 && facts.height > 0 ? { contentType, ...facts } : 'broken';

const signatureLength = 8;
const headerLength = 13;
/** The number of bytes in front of a chunk's content: its length and its name. */
const lead = 8;
/** The number of bytes behind a chunk's content: its checksum. */
const trail = 4;

/** Walks the chunks to the end; null if a chunk is truncated, misplaced or has a wrong checksum. */
function readPng(bytes: Buffer): ImageFacts | null {
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

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** The range of frame markers contains three markers (`others`) with other meanings. */
const frames = { first: 0xc0, last: 0xcf, others: new Set([0xc4, 0xc8, 0xcc]) };
/** Offsets in a frame segment: its length takes two bytes, the bits per sample one; then follow height and width. */
const frameSize = { height: 3, width: 5, length: 8 };

const isFrame = (marker: number) =>
  marker >= frames.first && marker <= frames.last && !frames.others.has(marker);
/** True for a restart marker, and for the zero byte that marks a data byte 0xff as no marker. */
const isInsideScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Walks the segments to the end of the picture; null if the end is missing. Ignores hidden pictures that cameras
 * append, so a JPEG is never animated.
 */
function readJpeg(bytes: Buffer): ImageFacts | null {
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

interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** Whether the file contains several pictures that are shown one after another. */
  readonly animated: boolean;
}
