import type { LocationId, MediaId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { mediaItems } from '../../../db/schema/media.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict, notFound } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { spendProviderCall } from '../../provider-quota/commands/spend.ts';
import { transact } from '../../transact.ts';
import { requireManaged } from './require-managed.ts';
import { dropUnusedFile } from './store-file.ts';

const at = sql.placeholder;

const queries = prepared((db) => ({
  find: db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.id, at('mediaId')), eq(mediaItems.locationId, at('id'))))
    .prepare(),
}));

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
