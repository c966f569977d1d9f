import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'photo', { type });
const large = async () => ({ width: 1600, height: 1200 });
const small = async () => ({ width: 1600, height: 200 });
const broken = () => Promise.reject(new DOMException('Not decodable', 'InvalidStateError'));

test('@MEDIA-1 a photo that Google accepts is not refused', async () => {
  expect(await checkFile(file(50_000, 'image/jpeg'), 'INTERIOR', large)).toBeNull();
  expect(await checkFile(file(50_000, 'image/png'), 'INTERIOR', large)).toBeNull();
});

test.each([
  ['another format', file(50_000, 'image/heic'), large, /JPEG or PNG/],
  ['no format at all', file(50_000, ''), large, /JPEG or PNG/],
  ['too many bytes', file(5 * 1024 * 1024 + 1, 'image/jpeg'), broken, /larger than 5 MB/],
  ['too few bytes', file(5000, 'image/jpeg'), large, /10,240 bytes/],
  ['too few pixels', file(50_000, 'image/jpeg'), small, /1600 × 200 px/],
  ['a damaged file', file(50_000, 'image/jpeg'), broken, /damaged/],
])('@MEDIA-1 %s is refused with its reason', async (_, photo, measure, reason) => {
  expect(await checkFile(photo, 'INTERIOR', measure)).toMatch(reason);
});

test('@MEDIA-1 Google’s minimum doesn’t apply to the logo and the cover', async () => {
  const tiny = async () => ({ width: 120, height: 60 });
  expect(await checkFile(file(4000, 'image/png'), 'PROFILE', tiny)).toBeNull();
  expect(await checkFile(file(4000, 'image/png'), 'COVER', tiny)).toBeNull();
  expect(await checkFile(file(4000, 'image/png'), 'ADDITIONAL', tiny)).toMatch(/120 × 60 px/);
});
