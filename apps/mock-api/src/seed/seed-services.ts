import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
import { profiles, type ProfileRow } from '../db/schema/provider.ts';
import { findCategory } from '../provider/catalogue.ts';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';
import type { SeededLocation } from './import-locations.ts';

/** With fewer managed locations, the locations with problems would dominate the list. */
const fewestForTrouble = 12;

/** SVC-7: among the last managed locations, one has duplicate services, and one has services that Google blocks. */
export function seedServiceTrouble(db: Database, seeded: readonly SeededLocation[]): void {
  const managed = seeded.filter(({ managementStatus }) => managementStatus === 'enabled');
  const [doubled, closed] = managed.slice(-2);
  if (managed.length < fewestForTrouble || !doubled || !closed) return;

  change(db, doubled.id, 'Duplicate services', ({ live }) => ({
    live: { ...live, serviceItems: withDuplicates(live) },
  }));
  change(db, closed.id, 'Services closed', () => ({ servicesBlocked: true }));
}

/**
 * Changes our values and the live values, as an import would have, and labels the location so that it is easy to find.
 */
function change(
  db: Database,
  id: LocationId,
  label: string,
  changeOf: (profile: ProfileRow) => Partial<ProfileRow>,
): void {
  const found = db
    .select()
    .from(locations)
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .where(eq(locations.id, id))
    .get();
  if (!found) return;
  const { live } = db
    .update(profiles)
    .set(changeOf(found.profiles))
    .where(eq(profiles.id, found.profiles.id))
    .returning({ live: profiles.live })
    .get();
  const profile: Profile = { ...found.locations.profile, serviceItems: live.serviceItems };
  const marked: Partial<LocationRow> = { profile, label, labelType: 'orange' };
  db.update(locations).set(marked).where(eq(locations.id, id)).run();
}

/** Repeats services, some with different capitals and spaces, as if entered by hand. */
function withDuplicates({
  categories: { primary },
  serviceItems,
}: Profile): readonly ServiceItem[] {
  const types = findCategory(primary)?.services.slice(0, 2) ?? [];
  const structured = types.map(({ id, name }) => ({
    structuredServiceItem: { serviceTypeId: id, displayName: name },
  }));
  const own = ['Home visits on request', 'home  visits on Request'].map((displayName) => ({
    freeFormServiceItem: { category: primary, displayName },
  }));
  return [...structured, ...serviceItems, ...structured, ...own];
}
