import { crc32, deflateSync } from 'node:zlib';

/** A JPEG of three by two pixels, as a browser writes it. */
export const smallJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z',
  'base64',
);

const noisyLines = 80;

/** A PNG of this size. Noise at its top gives the file the size of a photo. */
export function pngOf(width: number, height: number, { animated = false, noise = 1 } = {}): Buffer {
  const pixels = new Uint8Array(width * height * 3);
  const noisy = Math.min(pixels.length, width * 3 * noisyLines);
  let state = noise;
  for (let at = 0; at < noisy; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = state >>> 24;
  }
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return encodePng({ width, height, pixels }, animated ? [pngChunk('acTL', frames)] : []);
}

/** A PNG without noise, so that the file is very small. */
export const lightPngOf = (width: number, height: number): Buffer =>
  encodePng({ width, height, pixels: new Uint8Array(width * height * 3) });

export const fileOf = (content: Buffer, name = 'photo.png', type = 'image/png'): File =>
  new File([new Uint8Array(content)], name, { type });

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesPerPixel = 3;

function pngChunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function encodePng(
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
 * Stores a line as differences from its left or from its upper neighbours, whichever are smaller, because small
 * differences compress well.
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
