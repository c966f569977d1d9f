import type {
  GoogleTokenId,
  GoogleUpdateId,
  LocationId,
  NotificationConfigurationId,
  TagId,
} from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared.ts';
import { googleTokens, type GoogleTokenRow } from '../db/schema/google-tokens.ts';
import { googleUpdates, type GoogleUpdateRow } from '../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
import {
  notificationConfigurations,
  type NotificationConfigurationRow,
} from '../db/schema/notifications.ts';
import { tags, type TagRow } from '../db/schema/tags.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './actor.ts';
import { notFound } from './errors.ts';

const id = sql.placeholder('id');
const userId = sql.placeholder('userId');

const queries = prepared((db) => ({
  location: db
    .select()
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.userId, userId)))
    .prepare(),
  token: db
    .select()
    .from(googleTokens)
    .where(and(eq(googleTokens.id, id), eq(googleTokens.userId, userId)))
    .prepare(),
  update: db
    .select()
    .from(googleUpdates)
    .where(and(eq(googleUpdates.id, id), eq(googleUpdates.userId, userId)))
    .prepare(),
  tag: db
    .select()
    .from(tags)
    .where(and(eq(tags.id, id), eq(tags.userId, userId)))
    .prepare(),
  configuration: db
    .select()
    .from(notificationConfigurations)
    .where(
      and(eq(notificationConfigurations.id, id), eq(notificationConfigurations.userId, userId)),
    )
    .prepare(),
}));

/** PERM-1: what is not the caller's is not there. Every verb that takes an id starts here. */
export function ownedLocation(deps: Deps, actor: Actor, locationId: LocationId): LocationRow {
  const row = queries(deps.db).location.get({ id: locationId, userId: actor.user.id });
  if (!row) throw notFound();
  return row;
}

export function ownedToken(deps: Deps, actor: Actor, tokenId: GoogleTokenId): GoogleTokenRow {
  const row = queries(deps.db).token.get({ id: tokenId, userId: actor.user.id });
  if (!row) throw notFound();
  return row;
}

export function ownedUpdate(deps: Deps, actor: Actor, updateId: GoogleUpdateId): GoogleUpdateRow {
  const row = queries(deps.db).update.get({ id: updateId, userId: actor.user.id });
  if (!row) throw notFound();
  return row;
}

export function ownedTag(deps: Deps, actor: Actor, tagId: TagId): TagRow {
  const row = queries(deps.db).tag.get({ id: tagId, userId: actor.user.id });
  if (!row) throw notFound();
  return row;
}

export function ownedConfiguration(
  deps: Deps,
  actor: Actor,
  configurationId: NotificationConfigurationId,
): NotificationConfigurationRow {
  const row = queries(deps.db).configuration.get({ id: configurationId, userId: actor.user.id });
  if (!row) throw notFound();
  return row;
}
