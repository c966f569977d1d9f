import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { mediaFiles, mediaItems } from '../../../db/schema/media.ts';
import type { Deps } from '../../../deps.ts';

const queries = prepared((db) => ({
  file: db
    .select({ contentType: mediaFiles.contentType, content: mediaFiles.content })
    .from(mediaFiles)
    .where(
      sql`${mediaFiles.id} = ${sql.placeholder('id')} AND EXISTS (SELECT 1 FROM ${mediaItems} WHERE ${mediaItems.fileId} = ${sql.placeholder('id')})`,
    )
    .prepare(),
}));

/** Anyone who knows the name can read the photo, as long as a profile shows it. */
export const readMediaFile = (deps: Deps, id: string) => queries(deps.db).file.get({ id });
