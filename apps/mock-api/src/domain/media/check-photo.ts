import type { mediaCategories } from '@placekeeper/contracts/model/media';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { photoLimits } from '@placekeeper/contracts/rules/limits';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { readImage, type Image } from '../../provider/read-image.ts';

export type MediaCategory = (typeof mediaCategories)[number];

/** A profile has one of each; a new one takes the place of the old. */
export const isSingle = (category: MediaCategory) => category === 'COVER' || category === 'PROFILE';

const wholeNumber = new Intl.NumberFormat('en');

/** What the provider would refuse, told at the field it belongs to; a photo it takes comes back read. */
export function checkPhoto(
  content: Buffer,
  { category, description }: { readonly category: MediaCategory; readonly description: string },
): { readonly image: Image } | { readonly errors: FieldErrors } {
  const told = descriptionFault(category, description);
  const image = readImage(content);
  const fault =
    typeof image === 'string' ? unreadable[image] : photoFault(content, image, category);
  const size = content.length > photoLimits.maximumBytes ? tooLarge : null;
  const errors = {
    ...((size ?? fault) && { file: [size ?? fault ?? ''] }),
    ...(told && { description: [told] }),
  };
  if (typeof image === 'string' || Object.keys(errors).length > 0) return { errors };
  return { image };
}

const tooLarge = `The photo is larger than ${photoLimits.maximumBytes / 1024 ** 2} MB. Make it smaller and try again.`;
const unreadable = {
  unknown: 'Choose a photo in JPEG or PNG format.',
  broken: 'The file is damaged or incomplete. Export the photo again and upload that.',
} as const;

function photoFault(
  { length }: Buffer,
  { width, height, animated }: Image,
  category: MediaCategory,
): string | null {
  if (animated) return 'Animated pictures are not supported. Choose a photo with a single frame.';
  if (isSingle(category)) return null;
  if (Math.min(width, height) < photoLimits.minimumShortEdge) {
    return `The photo is ${width} × ${height} pixels. Its shorter side needs at least ${photoLimits.minimumShortEdge}.`;
  }
  if (length < photoLimits.minimumBytes) {
    return `The photo has ${wholeNumber.format(length)} bytes. It needs at least ${wholeNumber.format(photoLimits.minimumBytes)}.`;
  }
  return null;
}

function descriptionFault(category: MediaCategory, description: string): string | null {
  if (description === '') return null;
  if (category === 'COVER') return 'A cover photo cannot have a description.';
  return characterCount(description) > photoLimits.description
    ? `Keep the description within ${wholeNumber.format(photoLimits.description)} characters.`
    : null;
}
