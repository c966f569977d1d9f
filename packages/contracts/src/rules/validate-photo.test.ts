import { expect, test } from 'vitest';
import { photoLimits } from './limits.ts';
import { validatePhoto, type MediaCategory, type PhotoMeasures } from './validate-photo.ts';

const good: PhotoMeasures = { bytes: 200_000, width: 1200, height: 900 };

test.each<[string, MediaCategory, Partial<PhotoMeasures>, RegExp | null]>([
  ['a common photo', 'INTERIOR', {}, null],
  ['the largest', 'INTERIOR', { bytes: photoLimits.maximumBytes }, null],
  ['one byte more', 'INTERIOR', { bytes: photoLimits.maximumBytes + 1 }, /larger than 5 MB/],
  ['the smallest', 'INTERIOR', { width: 250, height: 250 }, null],
  ['a narrow one', 'INTERIOR', { width: 249 }, /249 × 900 px.+at least 250/],
  ['one with few bytes', 'INTERIOR', { bytes: 10_239 }, /too small.+10,240 bytes/],
  ['a small logo', 'PROFILE', { width: 120, height: 120, bytes: 4000 }, null],
  ['one with the fewest bytes', 'INTERIOR', { bytes: 10_240 }, null],
  ['a small cover', 'COVER', { width: 120, height: 120, bytes: 4000 }, null],
  ['a large cover', 'COVER', { bytes: photoLimits.maximumBytes + 1 }, /larger than 5 MB/],
])('@MEDIA-1 %s as %s', (_, category, measures, error) => {
  const found = validatePhoto({ ...good, ...measures }, category);
  if (error) expect(found).toMatch(error);
  else expect(found).toBeNull();
});
