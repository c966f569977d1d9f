import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { bulkEditItems, bulkEdits } from '../db/schema/bulk-edits.ts';
import { fieldChanges } from '../db/schema/field-changes.ts';
import { googleUpdates } from '../db/schema/google-updates.ts';
import { importItems, imports } from '../db/schema/imports.ts';
import { locations } from '../db/schema/locations.ts';
import { mediaItems } from '../db/schema/media.ts';
import { googleAccounts, googleGroups, profileGroups, profiles } from '../db/schema/provider.ts';
import { tags } from '../db/schema/tags.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { profileColumns } from '../domain/locations/save-profile.ts';
import type { Profile } from '../provider/profile.ts';

/** Those of ours are limited; of the provider's nobody knows. */
const longestOfOurs = 100;

/** Where a value of a field keeps what people wrote, in the form of the wire and in the provider's. */
const written: ReadonlySet<string> = new Set([
  'addressLines',
  'street_address_1',
  'street_address_2',
  'locality',
  'postalCode',
  'postal_code',
  'name',
  'displayName',
  'placeName',
  'title',
  'storeCode',
  'description',
  'labels',
]);

/** What people wrote in the account's world becomes one of the texts, in turn. Nobody is told: it was always so. */
export function replaceTexts(deps: Deps, { user }: Actor, texts: readonly string[]): void {
  const { db } = deps;
  let turn = 0;
  const text = () => texts[(turn += 1) % texts.length] ?? '';
  const link = () => `javascript:${text()}`;
  const our = () => `${turn} ${text().slice(0, longestOfOurs - 10)}`;

  /** `key`: what holds the value; a value alone is text as a whole. */
  function replaced(value: unknown, key = 'title'): unknown {
    if (Array.isArray(value)) return value.map((each) => replaced(each, key));
    if (typeof value === 'string') {
      if (/^https?:/.test(value)) return link();
      return written.has(key) ? text() : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, of]) => [name, replaced(of, name)]),
    );
  }
  /** Of these fields the values are words, numbers or days of the provider's. */
  const isWritten = (field: string) =>
    !/^(?:openInfo|regularHours|specialHours|latlng)/.test(field);

  const own = db.select().from(locations).where(eq(locations.userId, user.id)).all();
  const ids = own.map(({ id }) => id);
  for (const { id, profile } of own) {
    const columns = profileColumns(replaced(profile) as Profile);
    db.update(locations)
      .set({ ...columns, label: our(), labelType: 'orange' })
      .where(eq(locations.id, id))
      .run();
  }
  const world = db
    .selectDistinct({ id: profiles.id, live: profiles.live })
    .from(profiles)
    .innerJoin(profileGroups, eq(profileGroups.profileId, profiles.id))
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleAccounts, eq(googleAccounts.id, googleGroups.googleAccountId))
    .where(eq(googleAccounts.userId, user.id))
    .all();
  for (const { id, live } of world) {
    const known = own.find(({ profileId }) => profileId === id);
    const again =
      known && db.select().from(locations).where(eq(locations.id, known.id)).get()?.profile;
    const profile = again ?? (replaced(live) as Profile);
    db.update(profiles)
      .set({ live: profile, title: profile.title })
      .where(eq(profiles.id, id))
      .run();
  }

  db.update(users).set({ name: text() }).where(eq(users.id, user.id)).run();
  for (const { id } of db
    .select()
    .from(googleAccounts)
    .where(eq(googleAccounts.userId, user.id))
    .all()) {
    db.update(googleAccounts)
      .set({ email: text(), name: text() })
      .where(eq(googleAccounts.id, id))
      .run();
    db.update(googleGroups)
      .set({ accountName: text() })
      .where(eq(googleGroups.googleAccountId, id))
      .run();
  }
  for (const { id } of db.select().from(tags).where(eq(tags.userId, user.id)).all())
    db.update(tags).set({ name: our() }).where(eq(tags.id, id)).run();

  const updates = db.select().from(googleUpdates).where(eq(googleUpdates.userId, user.id)).all();
  for (const { id, fieldName, platformValue, updateValue } of updates) {
    if (!isWritten(fieldName)) continue;
    db.update(googleUpdates)
      .set({ platformValue: replaced(platformValue), updateValue: replaced(updateValue) })
      .where(eq(googleUpdates.id, id))
      .run();
  }
  const changes = db.select().from(fieldChanges).where(inArray(fieldChanges.locationId, ids)).all();
  for (const { id, field, before, after } of changes) {
    if (!isWritten(field)) continue;
    db.update(fieldChanges)
      .set({ before: replaced(before), after: replaced(after) })
      .where(eq(fieldChanges.id, id))
      .run();
  }
  const photos = db.select().from(mediaItems).where(inArray(mediaItems.locationId, ids)).all();
  for (const { id, source } of photos) {
    db.update(mediaItems)
      .set({ description: text(), attribution: source === 'customer' ? text() : null })
      .where(eq(mediaItems.id, id))
      .run();
  }
  const running = db.select({ id: imports.id }).from(imports).where(eq(imports.userId, user.id));
  db.update(importItems)
    .set({ message: text() })
    .where(and(inArray(importItems.importId, running), isNotNull(importItems.message)))
    .run();
  for (const { id, spreadsheet } of db
    .select()
    .from(bulkEdits)
    .where(eq(bulkEdits.userId, user.id))
    .all()) {
    if (spreadsheet)
      db.update(bulkEdits)
        .set({ spreadsheet: { ...spreadsheet, fileName: text() } })
        .where(eq(bulkEdits.id, id))
        .run();
    for (const item of db
      .select()
      .from(bulkEditItems)
      .where(eq(bulkEditItems.bulkEditId, id))
      .all()) {
      db.update(bulkEditItems)
        .set({ locationName: text(), ...(item.message !== null && { message: text() }) })
        .where(eq(bulkEditItems.id, item.id))
        .run();
    }
  }
}
