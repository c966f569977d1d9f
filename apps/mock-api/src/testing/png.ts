import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesPerPixel = 3;

/** One chunk: length, name, content, and the checksum of name and content. */
export function pngChunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Encodes the RGB pixels, line by line, as a PNG file; `chunks` come before the picture. */
export function encodePng(
  { width, height, pixels }: { width: number; height: number; pixels: Uint8Array },
  chunks: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const stride = width * bytesPerPixel;
  const lines = Array.from({ length: height }, (_, y) =>
    filtered(
      pixels.subarray(y * stride, (y + 1) * stride),
      pixels.subarray(Math.max(0, y - 1) * stride, y * stride),
    ),
  );
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/**
 * Stores a line as differences from its left or upper neighbours, whichever are smaller, so that smooth pictures
 * compress well.
 */
function filtered(line: Uint8Array, above: Uint8Array): Uint8Array {
  const candidates = [
    { filter: 1, before: (at: number) => line[at - bytesPerPixel] ?? 0 },
    { filter: 2, before: (at: number) => above[at] ?? 0 },
  ].map(({ filter, before }) => {
    const out = new Uint8Array(line.length + 1);
    out[0] = filter;
    let weight = 0;
    for (let at = 0; at < line.length; at += 1) {
      const value = ((line[at] ?? 0) - before(at)) & 0xff;
      out[at + 1] = value;
      weight += value < 128 ? value : 256 - value;
    }
    return { out, weight };
  });
  const [left, up] = candidates;
  if (!left || !up) throw new Error('A line has no candidates');
  return left.weight < up.weight ? left.out : up.out;
}
