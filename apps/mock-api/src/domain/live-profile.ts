import { authorizationError, standingError } from '@placekeeper/contracts/profile/profile-blocks';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../db/client.ts';
import type { LocationRow } from '../db/schema/locations.ts';
import { profiles, type ProfileRow } from '../db/schema/provider.ts';
import type { Deps } from '../deps.ts';
import { conflict } from './errors.ts';

const queries = prepared((db) => ({
  profile: db
    .select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare(),
}));

export function liveProfile(
  deps: Deps,
  { id, profileId }: Pick<LocationRow, 'id' | 'profileId'>,
): ProfileRow {
  const profile = queries(deps.db).profile.get({ id: profileId });
  if (!profile) throw new Error(`Location ${id} has no profile`);
  return profile;
}

export function refuseWithoutAuthorization(location: Pick<LocationRow, 'managementStatus'>): void {
  const error = authorizationError(location.managementStatus);
  if (error) throw conflict(error);
}

export function refuseUnlessVerified(profile: Pick<ProfileRow, 'standing'>): void {
  const error = standingError(profile.standing);
  if (error) throw conflict(error);
}
