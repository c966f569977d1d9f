import { crc32, deflateSync } from 'node:zlib';
import { photoLimits } from '../rules/limits.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function pngChunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface PngOptions {
  /** The number of bytes of noise at the top, which don't compress. */
  readonly noisy?: number;
  readonly seed?: number;
  readonly chunks?: readonly Buffer[];
}

export function pngOf(
  width: number,
  height: number,
  { noisy = 0, seed = 1, chunks = [] }: PngOptions = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 2 (RGB).
  header.set([8, 2, 0, 0, 0], 8);
  const stride = 1 + 3 * width;
  const lines = new Uint8Array(stride * height);
  let noise = seed;
  for (let at = 0; at < Math.min(noisy, lines.length); at += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    // The first byte of each line is its filter type, 0 for none.
    if (at % stride !== 0) lines[at] = noise >>> 24;
  }
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** A square photo whose edge and file have the provider's minimum size. */
export function conformancePhoto(): File {
  const edge = photoLimits.minimumShortEdge;
  const content = pngOf(edge, edge, { noisy: photoLimits.minimumBytes });
  return new File([new Uint8Array(content)], 'conformance.png', { type: 'image/png' });
}
