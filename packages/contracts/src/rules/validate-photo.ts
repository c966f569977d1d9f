import type { mediaCategories } from '../model/media.ts';
import { photoLimits } from './limits.ts';

export type MediaCategory = (typeof mediaCategories)[number];

/** A profile has one of each; a new one takes the place of the old. */
export const isSingle = (category: string): boolean =>
  category === 'COVER' || category === 'PROFILE';

const grouped = (count: number): string => count.toLocaleString('en');

/** The same words where a photo is chosen and where it is received. */
export const photoMessages = {
  unknown: 'Choose a photo in JPEG or PNG format.',
  broken: 'The file is damaged or incomplete. Export the photo again and upload that.',
  tooLarge: `The photo is larger than ${photoLimits.maximumBytes / 1024 ** 2} MB. Make it smaller and try again.`,
} as const;

export interface PhotoMeasures {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** MEDIA-1: what the provider would refuse about a photo that can be read. */
export function validatePhoto(
  { bytes, width, height }: PhotoMeasures,
  category: MediaCategory,
): string | null {
  if (bytes > photoLimits.maximumBytes) return photoMessages.tooLarge;
  if (isSingle(category)) return null;
  if (Math.min(width, height) < photoLimits.minimumShortEdge) {
    return `The photo is ${width} × ${height} pixels. Its shorter side needs at least ${photoLimits.minimumShortEdge}.`;
  }
  if (bytes < photoLimits.minimumBytes) {
    return `The photo has ${grouped(bytes)} bytes. It needs at least ${grouped(photoLimits.minimumBytes)}.`;
  }
  return null;
}
