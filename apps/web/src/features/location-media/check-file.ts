import { photoLimits } from '@placekeeper/contracts/rules/limits';
import {
  photoMessages,
  validatePhoto,
  type MediaCategory,
} from '@placekeeper/contracts/rules/validate-photo';

type Measure = (file: File) => Promise<{ readonly width: number; readonly height: number }>;

export interface CheckedFile {
  readonly file: File;
  readonly problem: string | null;
}

/** The reason why Google would refuse the file; null if Google would accept it. */
export async function checkFile(
  file: File,
  category: MediaCategory,
  measure: Measure = decode,
): Promise<string | null> {
  const types: readonly string[] = photoLimits.types;
  if (!types.includes(file.type)) return photoMessages.unknown;
  // Checked first, because decoding a huge file is slow.
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
