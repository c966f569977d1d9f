import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { mediaFiles, mediaItems } from '../../../db/schema/media.ts';
import type { Image } from '../../../provider/read-image.ts';

const at = sql.placeholder;

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
}));

/** Stores equal files once: the hash is the public name. */
export function storeFile(db: Database, content: Buffer, image: Image): string {
  const id = createHash('sha256').update(content).digest('hex');
  const { contentType, width, height } = image;
  queries(db).keep.run({ id, contentType, content, width, height });
  return id;
}

/** Deletes the file unless a photo still uses it. */
export function dropUnusedFile(db: Database, id: string): void {
  queries(db).drop.run({ id });
}
