import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { profiles, type ProfileRow } from '../db/schema/provider.ts';
import { listSuggestions } from '../domain/services/queries/suggestions.ts';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';
import { createLocationFixture } from './location-fixture.ts';

export const structured = (serviceTypeId: string, displayName: string): ServiceItem => ({
  structuredServiceItem: { serviceTypeId: `job_type_id:${serviceTypeId}`, displayName },
});

export const freeForm = (displayName: string, category = 'gcid:dentist'): ServiceItem => ({
  freeFormServiceItem: { category, displayName },
});

export const whitening = structured('teeth_whitening', 'Teeth whitening');
export const cleaning = structured('teeth_cleaning', 'Teeth cleaning');

/** A managed dental practice that lists one service of each kind. */
export function createServiceFixture(change: Partial<Profile> = {}) {
  const fixture = createLocationFixture([
    {
      categories: { primary: 'gcid:dentist', additional: ['gcid:orthodontist'] },
      serviceItems: [cleaning, freeForm('Mouthguards')],
      ...change,
    },
  ]);
  return {
    ...fixture,
    services: (id: LocationId = fixture.id) => fixture.row(id).profile.serviceItems,
    setProvider(values: Partial<ProfileRow>, id: LocationId = fixture.id) {
      const { profileId } = fixture.row(id);
      fixture.deps.db.update(profiles).set(values).where(eq(profiles.id, profileId)).run();
    },
    isBlocked: () =>
      fixture.deps.db
        .select()
        .from(profiles)
        .where(eq(profiles.id, fixture.row(fixture.id).profileId))
        .get()?.servicesBlocked,
    suggestionOf(type: string) {
      const id = `job_type_id:${type}`;
      return listSuggestions(fixture.deps, fixture.actor(), fixture.id).find(
        ({ row }) => row.serviceTypeId === id,
      );
    },
  };
}
