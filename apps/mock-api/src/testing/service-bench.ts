import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { profiles, type ProfileRow } from '../db/schema/provider.ts';
import { listSuggestions } from '../domain/services/queries/suggestions.ts';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';
import { createLocationBench } from './location-bench.ts';

export const structured = (serviceTypeId: string, displayName: string): ServiceItem => ({
  structuredServiceItem: { serviceTypeId: `job_type_id:${serviceTypeId}`, displayName },
});

export const freeForm = (displayName: string, category = 'gcid:dentist'): ServiceItem => ({
  freeFormServiceItem: { category, displayName },
});

export const whitening = structured('teeth_whitening', 'Teeth whitening');
export const cleaning = structured('teeth_cleaning', 'Teeth cleaning');

/** A managed dental practice that lists one service of each kind. */
export function createServiceBench(change: Partial<Profile> = {}) {
  const bench = createLocationBench([
    {
      categories: { primary: 'gcid:dentist', additional: ['gcid:orthodontist'] },
      serviceItems: [cleaning, freeForm('Mouthguards')],
      ...change,
    },
  ]);
  return {
    ...bench,
    services: (id: LocationId = bench.id) => bench.row(id).profile.serviceItems,
    setProvider(values: Partial<ProfileRow>, id: LocationId = bench.id) {
      const { profileId } = bench.row(id);
      bench.deps.db.update(profiles).set(values).where(eq(profiles.id, profileId)).run();
    },
    isBlocked: () =>
      bench.deps.db
        .select()
        .from(profiles)
        .where(eq(profiles.id, bench.row(bench.id).profileId))
        .get()?.servicesBlocked,
    suggestionOf(type: string) {
      const id = `job_type_id:${type}`;
      return listSuggestions(bench.deps, bench.actor(), bench.id).find(
        ({ row }) => row.serviceTypeId === id,
      );
    },
  };
}
