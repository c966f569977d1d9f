import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import { profiles, type ProfileRow, type ProfileStanding } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../errors.ts';

const queries = prepared((db) => ({
  profile: db
    .select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare(),
}));

/** A location's profile as the provider has it now. */
export function providerProfile(deps: Deps, location: LocationRow): ProfileRow {
  const profile = queries(deps.db).profile.get({ id: location.profileId });
  if (!profile) throw new Error(`Location ${location.id} has no profile`);
  return profile;
}

export function refuseWithoutAuthorization({ managementStatus }: LocationRow): void {
  if (managementStatus === 'lost-authorization')
    throw conflict('The Google account of this location has to be connected again first.');
}

const reasons: Readonly<Record<Exclude<ProfileStanding, 'verified'>, string>> = {
  unverified: 'Google has not verified this profile yet. Have it verified there, then try again.',
  suspended: 'Google has suspended this profile. Have it reinstated there, then try again.',
};

/** What the provider is asked to do at once, it does for verified profiles only. */
export function refuseUnlessVerified({ standing }: ProfileRow): void {
  if (standing !== 'verified') throw conflict(reasons[standing]);
}
