import type { LocationId, MediaId } from '@placekeeper/contracts/core/id';
import { photoLimits } from '@placekeeper/contracts/rules/limits';
import {
  isSingle,
  type MediaCategory,
  photoMessages,
  validatePhoto,
} from '@placekeeper/contracts/rules/validate-photo';
import { and, count, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { mediaItems } from '../../../db/schema/media.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { invalid } from '../../errors.ts';
import { spendProviderCall } from '../../provider-quota/commands/spend.ts';
import { transact } from '../../transact.ts';
import { requireManaged } from './require-managed.ts';
import { dropUnusedFile, storeFile } from './store-file.ts';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { readImage, type Image } from '../../../provider/read-image.ts';
import { groupDigits } from '@placekeeper/contracts/wording/group-digits';

export interface Upload {
  readonly id: LocationId;
  readonly content: Buffer;
  readonly category: MediaCategory;
  readonly description?: string | undefined;
}

const at = sql.placeholder;
const own = and(eq(mediaItems.locationId, at('locationId')), eq(mediaItems.source, 'owner'));

const queries = prepared((db) => ({
  count: db.select({ count: count() }).from(mediaItems).where(own).prepare(),
  replace: db
    .delete(mediaItems)
    .where(and(own, eq(mediaItems.category, at('category'))))
    .returning({ fileId: mediaItems.fileId })
    .prepare(),
}));

/** MEDIA-1: in a category for a single photo, such as the cover, the upload replaces the previous photo. */
export function uploadMedia(deps: Deps, actor: Actor, upload: Upload): MediaId {
  const { id: locationId, content, category } = upload;
  const { profileId } = requireManaged(deps, actor, locationId);
  const description = upload.description?.trim() ?? '';
  const checked = checkPhoto(content, { category, description });
  if ('errors' in checked) throw invalid(checked.errors);

  return transact(deps, () => {
    const replaced = isSingle(category)
      ? queries(deps.db).replace.all({ locationId, category })
      : [];
    if ((queries(deps.db).count.get({ locationId })?.count ?? 0) >= photoLimits.maximumCount) {
      throw invalid({
        file: [
          `This profile has reached Google’s limit of ${photoLimits.maximumCount} photos. Delete one first.`,
        ],
      });
    }
    spendProviderCall(deps, actor, { editedProfileId: profileId });
    const fileId = storeFile(deps.db, content, checked.image);
    const source = 'owner' as const;
    const row = { locationId, fileId, source, category, createdAt: actor.now };
    const { id } = deps.db
      .insert(mediaItems)
      .values({ ...row, description: description || null })
      .returning({ id: mediaItems.id })
      .get();
    for (const former of replaced) dropUnusedFile(deps.db, former.fileId);
    return id;
  });
}

function checkPhoto(
  content: Buffer,
  { category, description }: { readonly category: MediaCategory; readonly description: string },
): { readonly image: Image } | { readonly errors: FieldErrors } {
  const descriptionMessage = descriptionError(category, description);
  const image = readImage(content);
  const photoMessage =
    typeof image === 'string' ? photoMessages[image] : photoError(content, image, category);
  const size = content.length > photoLimits.maximumBytes ? photoMessages.tooLarge : null;
  const errors = {
    ...((size ?? photoMessage) && { file: [size ?? photoMessage ?? ''] }),
    ...(descriptionMessage && { description: [descriptionMessage] }),
  };
  if (typeof image === 'string' || Object.keys(errors).length > 0) return { errors };
  return { image };
}

function photoError(
  { length: bytes }: Buffer,
  { width, height, animated }: Image,
  category: MediaCategory,
): string | null {
  if (animated) return 'Animated images aren’t supported. Choose a photo with a single frame.';
  return validatePhoto({ bytes, width, height }, category);
}

function descriptionError(category: MediaCategory, description: string): string | null {
  if (description === '') return null;
  if (category === 'COVER') return 'A cover photo can’t have a description.';
  return characterCount(description) > photoLimits.description
    ? `Use up to ${groupDigits(photoLimits.description)} characters.`
    : null;
}
