import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { LocationRecord } from '../portfolio/location-record.ts';

/** Whether the platform omits which profiles are already locations. */
export const lacksImports = (profiles: readonly Pick<GoogleLocation, 'imported'>[]): boolean =>
  profiles.some(({ imported }) => imported === undefined);

/** If the platform omits it, sets `imported` of each profile that one of the locations was imported from. */
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
