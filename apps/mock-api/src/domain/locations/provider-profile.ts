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

/** Why nothing can be asked of the provider at once; null when it can. */
export const authorizationFault = ({
  managementStatus,
}: Pick<LocationRow, 'managementStatus'>): string | null =>
  managementStatus === 'lost-authorization'
    ? 'The Google account of this location has to be connected again first.'
    : null;

export function refuseWithoutAuthorization(location: LocationRow): void {
  const fault = authorizationFault(location);
  if (fault) throw conflict(fault);
}

const reasons: Readonly<Record<Exclude<ProfileStanding, 'verified'>, string>> = {
  unverified: 'Google has not verified this profile yet. Have it verified there, then try again.',
  suspended: 'Google has suspended this profile. Have it reinstated there, then try again.',
};

/** What the provider is asked to do at once, it does for verified profiles only. */
export const standingFault = ({ standing }: Pick<ProfileRow, 'standing'>): string | null =>
  standing === 'verified' ? null : reasons[standing];

export function refuseUnlessVerified(profile: ProfileRow): void {
  const fault = standingFault(profile);
  if (fault) throw conflict(fault);
}

/** SVC-7: why the services of a profile cannot be changed; null when they can. */
export const servicesFault = ({
  servicesBlocked,
}: Pick<ProfileRow, 'servicesBlocked'>): string | null =>
  servicesBlocked
    ? 'Google does not let the services of this profile be changed. Try to enable services again.'
    : null;
