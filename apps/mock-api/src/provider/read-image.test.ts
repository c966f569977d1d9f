import { expect, test } from 'vitest';
import { photoFiles } from '../photo-files.ts';
import { pngOf, smallJpeg } from '../testing/photos.ts';
import { readImage } from './read-image.ts';

const png = pngOf(40, 30);

test.each([
  ['PNG', png, { contentType: 'image/png', width: 40, height: 30, animated: false }],
  [
    'animated PNG',
    pngOf(40, 30, { animated: true }),
    { contentType: 'image/png', width: 40, height: 30, animated: true },
  ],
  ['JPEG', smallJpeg, { contentType: 'image/jpeg', width: 3, height: 2, animated: false }],
  [
    'JPEG with a preview after it, as cameras make',
    Buffer.concat([smallJpeg, smallJpeg]),
    { contentType: 'image/jpeg', width: 3, height: 2, animated: false },
  ],
] as const)('a %s is recognized', (_, bytes, facts) => {
  expect(readImage(bytes)).toEqual(facts);
});

test.each([
  ['PNG', png],
  ['JPEG', smallJpeg],
])('a truncated %s is broken', (_, whole) => {
  for (let length = 8; length < whole.length; length += 1 + Math.floor(whole.length / 400))
    expect([length, readImage(whole.subarray(0, length))]).toEqual([length, 'broken']);
});

test('a PNG with one flipped bit is broken', () => {
  const mutated = Buffer.from(png);
  const middle = Math.floor(png.length / 2);
  mutated[middle] = (mutated[middle] ?? 0) ^ 1;
  expect(readImage(mutated)).toBe('broken');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a GIF', Buffer.from('GIF89a...............')],
  ['a WebP', Buffer.from('RIFF....WEBPVP8 ')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['text', Buffer.from('photo')],
])('%s is no photo', (_, bytes) => {
  expect(readImage(bytes)).toBe('unknown');
});

test('the provider accepts every photo of the seed', () => {
  const files = [...photoFiles()];
  expect(files.length).toBeGreaterThan(20);
  for (const [name, content] of files) {
    const image = readImage(content);
    if (typeof image === 'string') throw new Error(`${name} is ${image}`);
    expect([name, Math.min(image.width, image.height) >= 250]).toEqual([name, true]);
    expect([name, content.length >= 10_240]).toEqual([name, true]);
  }
});
