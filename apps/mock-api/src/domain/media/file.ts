import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { mediaFiles } from '../../db/schema/media.ts';
import type { Deps } from '../../deps.ts';

const queries = prepared((db) => ({
  file: db
    .select({ contentType: mediaFiles.contentType, content: mediaFiles.content })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, sql.placeholder('id')))
    .prepare(),
}));

/** A photo for everybody who knows its name, as the provider shows it. */
export const readMediaFile = (deps: Deps, id: string) => queries(deps.db).file.get({ id });
