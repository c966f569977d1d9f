import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { LocationRecord } from '../portfolio/location-record.ts';

/** Whether the platform doesn't say which of the profiles are locations already. */
export const lacksImports = (profiles: readonly Pick<GoogleLocation, 'imported'>[]): boolean =>
  profiles.some(({ imported }) => imported === undefined);

/** Marks the profiles of known locations if the platform doesn't. */
export function withKnownImports(
  profiles: readonly GoogleLocation[],
  records: readonly Pick<LocationRecord, 'profile_id'>[],
): readonly GoogleLocation[] {
  if (!lacksImports(profiles) || records.length === 0) return profiles;
  const known = new Set(records.map(({ profile_id: id }) => id));
  return profiles.map((profile) => ({
    ...profile,
    // A location names its profile with or without `locations/`.
    imported: profile.imported ?? (known.has(profile.id) || known.has(profile.name)),
  }));
}
