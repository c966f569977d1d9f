import type { GoogleTokenId, LocationId, UserId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { profileColumns } from '../../locations/commands/update.ts';

const queries = prepared((db) => ({
  insert: db
    .insert(locations)
    .values({
      userId: sql.placeholder('userId'),
      profileId: sql.placeholder('profileId'),
      tokenId: sql.placeholder('tokenId'),
      profile: sql.placeholder('profile'),
      name: sql.placeholder('name'),
      sortName: sql.placeholder('sortName'),
      storeCode: sql.placeholder('storeCode'),
      searchText: sql.placeholder('searchText'),
      managementStatus: sql.placeholder('managementStatus'),
      hasUnresolvedUpdates: false,
      updateBehaviour: 'no-action',
      autoRejectionFields: [],
      allowOwnerManagerAutoReject: false,
      importedAt: sql.placeholder('at'),
      lastCheckedAt: sql.placeholder('at'),
    })
    .returning({ id: locations.id })
    .prepare(),
}));

export interface NewLocation {
  readonly userId: UserId;
  readonly tokenId: GoogleTokenId;
  readonly profileId: number;
  /** The live values; our values start as a copy. */
  readonly live: Profile;
  readonly managementStatus: LocationRow['managementStatus'];
  readonly at: number;
}

export const insertLocation = (db: Database, { live, ...location }: NewLocation): LocationId =>
  queries(db).insert.get({ ...location, ...profileColumns(live) }).id;
