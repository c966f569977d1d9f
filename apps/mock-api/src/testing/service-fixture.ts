import type { LocationId } from '@placekeeper/contracts/core/id';
import { listSuggestions } from '../domain/services/queries.ts';
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
    isBlocked: () => fixture.profile(fixture.id).servicesBlocked,
    suggestionOf(type: string) {
      const id = `job_type_id:${type}`;
      return listSuggestions(fixture.deps, fixture.actor(), fixture.id).find(
        ({ row }) => row.serviceTypeId === id,
      );
    },
  };
}

export type ServiceFixture = ReturnType<typeof createServiceFixture>;
