import type { LocationId, MediaId } from '@placekeeper/contracts/core/id';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { photoLimits } from '@placekeeper/contracts/rules/limits';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import {
  isSingle,
  photoMessages,
  validatePhoto,
  type MediaCategory,
} from '@placekeeper/contracts/rules/validate-photo';
import { groupDigits } from '@placekeeper/contracts/wording/group-digits';
import { and, count, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { type Database, prepared } from '../../db/client.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import { mediaFiles, mediaItems } from '../../db/schema/media.ts';
import type { Deps } from '../../deps.ts';
import { readImage, type Image } from '../../provider/read-image.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { spendProviderCall } from '../provider-quota/provider-quota.ts';
import { transact } from '../transact.ts';

const at = sql.placeholder;

const own = and(eq(mediaItems.locationId, at('locationId')), eq(mediaItems.source, 'owner'));

const queries = prepared((db) => ({
  keep: db
    .insert(mediaFiles)
    .values({
      id: at('id'),
      contentType: at('contentType'),
      content: at('content'),
      width: at('width'),
      height: at('height'),
    })
    .onConflictDoNothing()
    .prepare(),
  drop: db
    .delete(mediaFiles)
    .where(
      sql`${eq(mediaFiles.id, at('id'))} AND NOT EXISTS (SELECT 1 FROM ${mediaItems} WHERE ${mediaItems.fileId} = ${at('id')})`,
    )
    .prepare(),
  count: db.select({ count: count() }).from(mediaItems).where(own).prepare(),
  replace: db
    .delete(mediaItems)
    .where(and(own, eq(mediaItems.category, at('category'))))
    .returning({ fileId: mediaItems.fileId })
    .prepare(),
  find: db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.id, at('mediaId')), eq(mediaItems.locationId, at('id'))))
    .prepare(),
}));

/** Photos exist only on Google, so only a managed location with a connected account can change them. */
function requireManaged(deps: Deps, actor: Actor, id: LocationId): LocationRow {
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus === 'lost-authorization') {
    throw conflict('Reconnect this location’s Google account first.');
  }
  if (location.managementStatus === 'disabled') {
    throw conflict('Turn on profile management for this location first.');
  }
  return location;
}

/** Stores equal files once: the hash is the public name. */
export function storeFile(db: Database, content: Buffer, image: Image): string {
  const id = createHash('sha256').update(content).digest('hex');
  const { contentType, width, height } = image;
  queries(db).keep.run({ id, contentType, content, width, height });
  return id;
}

/** Deletes the file unless a photo still uses it. */
function dropUnusedFile(db: Database, id: string): void {
  queries(db).drop.run({ id });
}

interface Upload {
  readonly id: LocationId;
  readonly content: Buffer;
  readonly category: MediaCategory;
  readonly description?: string | undefined;
}

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
          `This profile has reached Google’s limit of ${photoLimits.maximumCount} photos. Delete a photo first.`,
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

export function removeMedia(
  deps: Deps,
  actor: Actor,
  input: { readonly id: LocationId; readonly mediaId: MediaId },
): void {
  authorize(deps, actor, 'location', input.id);
  const photo = queries(deps.db).find.get(input);
  if (!photo) throw notFound();
  const { profileId } = requireManaged(deps, actor, input.id);
  if (photo.source !== 'owner') {
    throw conflict('This is a customer photo. To remove it, report it on Google.');
  }
  transact(deps, () => {
    spendProviderCall(deps, actor, { editedProfileId: profileId });
    deps.db.delete(mediaItems).where(eq(mediaItems.id, photo.id)).run();
    dropUnusedFile(deps.db, photo.fileId);
  });
}
