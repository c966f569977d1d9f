import { encodePng, pngChunk } from './png.ts';

/** A JPEG of three by two pixels, as a browser writes it. */
export const smallJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z',
  'base64',
);

const noisyLines = 80;

/** A PNG of this size, noisy enough at its top to have the size of a photo. */
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

/** The same dimensions in a very small file. */
export const lightPngOf = (width: number, height: number): Buffer =>
  encodePng({ width, height, pixels: new Uint8Array(width * height * 3) });

export const fileOf = (content: Buffer, name = 'photo.png', type = 'image/png'): File =>
  new File([new Uint8Array(content)], name, { type });
