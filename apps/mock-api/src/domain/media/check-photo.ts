import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { photoLimits } from '@placekeeper/contracts/rules/limits';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import {
  photoMessages,
  validatePhoto,
  type MediaCategory,
} from '@placekeeper/contracts/rules/validate-photo';
import { readImage, type Image } from '../../provider/read-image.ts';

const wholeNumber = new Intl.NumberFormat('en');

/** What the provider would refuse, told at the field it belongs to; a photo it takes comes back read. */
export function checkPhoto(
  content: Buffer,
  { category, description }: { readonly category: MediaCategory; readonly description: string },
): { readonly image: Image } | { readonly errors: FieldErrors } {
  const told = descriptionError(category, description);
  const image = readImage(content);
  const error =
    typeof image === 'string' ? photoMessages[image] : photoError(content, image, category);
  const size = content.length > photoLimits.maximumBytes ? photoMessages.tooLarge : null;
  const errors = {
    ...((size ?? error) && { file: [size ?? error ?? ''] }),
    ...(told && { description: [told] }),
  };
  if (typeof image === 'string' || Object.keys(errors).length > 0) return { errors };
  return { image };
}

function photoError(
  { length: bytes }: Buffer,
  { width, height, animated }: Image,
  category: MediaCategory,
): string | null {
  if (animated) return 'Animated pictures are not supported. Choose a photo with a single frame.';
  return validatePhoto({ bytes, width, height }, category);
}

function descriptionError(category: MediaCategory, description: string): string | null {
  if (description === '') return null;
  if (category === 'COVER') return 'A cover photo cannot have a description.';
  return characterCount(description) > photoLimits.description
    ? `Keep the description within ${wholeNumber.format(photoLimits.description)} characters.`
    : null;
}
