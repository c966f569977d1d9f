import { eq } from 'drizzle-orm';
import type { LocationRow } from '../../db/schema/locations.ts';
import { profiles, type ProfileStanding } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { saveProfile } from '../../domain/locations/commands/save-profile.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** Changes our values and the live values alike, without creating edits or updates. */
export function rewriteProfile(deps: Deps, location: LocationRow, change: Partial<Profile>): void {
  const live = { ...location.profile, ...change };
  deps.db
    .update(profiles)
    .set({ live, title: live.title })
    .where(eq(profiles.id, location.profileId))
    .run();
  saveProfile(deps, location, live);
}

export function setStanding(deps: Deps, location: LocationRow, standing: ProfileStanding): void {
  deps.db.update(profiles).set({ standing }).where(eq(profiles.id, location.profileId)).run();
}
