import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import type { mediaSources } from '@placekeeper/contracts/model/media';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../db/client.ts';
import {
  mediaFiles,
  mediaItems,
  type MediaFileRow,
  type MediaItemRow,
} from '../../db/schema/media.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';

const at = sql.placeholder;

const ofLocation = eq(mediaItems.locationId, at('locationId'));

const fromSource = and(ofLocation, eq(mediaItems.source, at('source')));

const view = (db: Database) =>
  db
    .select({
      item: mediaItems,
      file: {
        contentType: mediaFiles.contentType,
        width: mediaFiles.width,
        height: mediaFiles.height,
      },
    })
    .from(mediaItems)
    .innerJoin(mediaFiles, eq(mediaFiles.id, mediaItems.fileId))
    .$dynamic();

const queries = prepared((db) => ({
  all: list(db, ofLocation),
  from: list(db, fromSource),
  one: view(db)
    .where(eq(mediaItems.id, at('id')))
    .prepare(),
  file: db
    .select({ contentType: mediaFiles.contentType, content: mediaFiles.content })
    .from(mediaFiles)
    .where(
      sql`${mediaFiles.id} = ${sql.placeholder('id')} AND EXISTS (SELECT 1 FROM ${mediaItems} WHERE ${mediaItems.fileId} = ${sql.placeholder('id')})`,
    )
    .prepare(),
}));

export interface MediaView {
  readonly item: MediaItemRow;
  readonly file: Pick<MediaFileRow, 'contentType' | 'width' | 'height'>;
}

function list(db: Database, where: typeof ofLocation | typeof fromSource) {
  return {
    page: view(db)
      .where(where)
      .orderBy(desc(mediaItems.createdAt), desc(mediaItems.id))
      .limit(at('limit'))
      .offset(at('offset'))
      .prepare(),
    total: db.select({ count: count() }).from(mediaItems).where(where).prepare(),
  };
}

export function listMedia(
  deps: Deps,
  actor: Actor,
  {
    id,
    source,
    page,
  }: {
    readonly id: LocationId;
    readonly source?: (typeof mediaSources)[number] | undefined;
    readonly page?: PageRequest | undefined;
  },
): Page<MediaView> {
  authorize(deps, actor, 'location', id);
  const window = pageWindow(page, pageSizes.media);
  const statements = source ? queries(deps.db).from : queries(deps.db).all;
  const parameters = { locationId: id, ...(source && { source }) };
  const items = statements.page.all({ ...parameters, limit: window.size, offset: window.offset });
  const total = statements.total.get(parameters)?.count ?? 0;
  return { items, meta: pageMeta(window, total, items.length) };
}

/** The first page. The caller has authorized the location. */
export const newestMedia = (deps: Deps, locationId: LocationId): readonly MediaView[] =>
  queries(deps.db).all.page.all({ locationId, limit: pageSizes.media, offset: 0 });

export function viewMedia(deps: Deps, id: MediaItemRow['id']): MediaView {
  const found = queries(deps.db).one.get({ id });
  if (!found) throw new Error(`Photo ${id} vanished while it was read`);
  return found;
}

/** Anyone who knows the name can read the photo, as long as a profile shows it. */
export const readMediaFile = (deps: Deps, id: string) => queries(deps.db).file.get({ id });
