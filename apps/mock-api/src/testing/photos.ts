import { pngChunk, pngOf as plainPngOf } from '@placekeeper/contracts/verify/conformance-photo';

/** A JPEG of three by two pixels, as a browser writes it. */
export const smallJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z',
  'base64',
);

/** A PNG of this size, whose file has the size of a photo. */
export const pngOf = (
  width: number,
  height: number,
  { animated = false, noise = 1 } = {},
): Buffer =>
  plainPngOf(width, height, {
    noisy: 80 * 3 * width,
    seed: noise,
    chunks: animated ? [pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] : [],
  });

/** A PNG without noise, so that the file is very small. */
export { plainPngOf as lightPngOf };

export const fileOf = (content: Buffer, name = 'photo.png', type = 'image/png'): File =>
  new File([new Uint8Array(content)], name, { type });
