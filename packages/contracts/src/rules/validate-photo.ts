import type { mediaCategories } from '../model/media.ts';
import { photoLimits } from './limits.ts';
import { groupDigits } from '../wording/group-digits.ts';

export type MediaCategory = (typeof mediaCategories)[number];

/** A profile has a single photo of such a category; a new photo replaces it. */
export const isSingle = (category: string): boolean =>
  category === 'COVER' || category === 'PROFILE';

export const photoMessages = {
  unknown: 'Choose a photo in JPEG or PNG format.',
  broken: 'This file is damaged. Export the photo again, then choose the new file.',
  tooLarge: `This photo is larger than ${photoLimits.maximumBytes / 1024 ** 2} MB. Resize it and try again.`,
} as const;

export interface PhotoMeasures {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** MEDIA-1: why the provider refuses a readable photo, or null. */
export function validatePhoto(
  { bytes, width, height }: PhotoMeasures,
  category: MediaCategory,
): string | null {
  if (bytes > photoLimits.maximumBytes) return photoMessages.tooLarge;
  // Google exempts the logo and the cover from its minimum.
  if (isSingle(category)) return null;
  if (Math.min(width, height) < photoLimits.minimumShortEdge) {
    return `This photo is ${width} × ${height} px. The short side must be at least ${photoLimits.minimumShortEdge} px.`;
  }
  if (bytes < photoLimits.minimumBytes) {
    return `This photo is too small. The minimum file size is ${groupDigits(photoLimits.minimumBytes)} bytes.`;
  }
  return null;
}
