import { photoLimits } from '@placekeeper/contracts/rules/limits';
import {
  photoMessages,
  validatePhoto,
  type MediaCategory,
} from '@placekeeper/contracts/rules/validate-photo';

type Measure = (file: File) => Promise<{ readonly width: number; readonly height: number }>;

/** MEDIA-1: what Google would refuse, before anything is sent; null for a photo that it takes. */
export async function checkFile(
  file: File,
  category: MediaCategory,
  measure: Measure = decode,
): Promise<string | null> {
  const types: readonly string[] = photoLimits.types;
  if (!types.includes(file.type)) return photoMessages.unknown;
  // Before it is decoded: a huge one would take long and be refused all the same.
  if (file.size > photoLimits.maximumBytes) return photoMessages.tooLarge;
  try {
    return validatePhoto({ bytes: file.size, ...(await measure(file)) }, category);
  } catch {
    return photoMessages.broken;
  }
}

async function decode(file: File) {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}
