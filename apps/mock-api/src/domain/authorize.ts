import type {
  GoogleTokenId,
  GoogleUpdateId,
  LocationId,
  NotificationConfigurationId,
  TagId,
} from '@placekeeper/contracts/core/id';
import { and, eq, sql, type Column } from 'drizzle-orm';
import { prepared } from '../db/client.ts';
import { googleTokens, type GoogleTokenRow } from '../db/schema/google-tokens.ts';
import { googleUpdates, type GoogleUpdateRow } from '../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../db/schema/notifications.ts';
import { tags, type TagRow } from '../db/schema/tags.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './actor.ts';
import { forbidden, notFound } from './errors.ts';

interface Owned {
  readonly location: { readonly id: LocationId; readonly row: LocationRow };
  readonly token: { readonly id: GoogleTokenId; readonly row: GoogleTokenRow };
  readonly update: { readonly id: GoogleUpdateId; readonly row: GoogleUpdateRow };
  readonly tag: { readonly id: TagId; readonly row: TagRow };
  readonly configuration: {
    readonly id: NotificationConfigurationId;
    readonly row: NotificationConfigurationRow;
  };
}

type Queries = {
  readonly [Kind in keyof Owned]: {
    get(key: { readonly id: number; readonly userId: number }): Owned[Kind]['row'] | undefined;
  };
};

const own = (table: { readonly id: Column; readonly userId: Column }) =>
  and(eq(table.id, sql.placeholder('id')), eq(table.userId, sql.placeholder('userId')));

const queries = prepared((db): Queries => ({
  location: db.select().from(locations).where(own(locations)).prepare(),
  token: db.select().from(googleTokens).where(own(googleTokens)).prepare(),
  update: db.select().from(googleUpdates).where(own(googleUpdates)).prepare(),
  tag: db.select().from(tags).where(own(tags)).prepare(),
  configuration: db.select().from(configurations).where(own(configurations)).prepare(),
}));

/** PERM-1: another account's row gets the same error as a missing row. */
export function authorize<Kind extends keyof Owned>(
  deps: Deps,
  { user }: Actor,
  kind: Kind,
  id: Owned[Kind]['id'],
): Owned[Kind]['row'] {
  const row = queries(deps.db)[kind].get({ id, userId: user.id });
  if (!row) throw notFound();
  return row;
}

export function requireSubscription({ user }: Actor): void {
  if (!user.hasSubscription) throw forbidden('Requires a profile management subscription.');
}
