import type { UserId } from '@placekeeper/contracts/core/id';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/client.ts';
import { bulkEditItems, bulkEdits } from '../db/schema/bulk-edits.ts';
import { fieldChanges } from '../db/schema/field-changes.ts';
import { googleUpdates } from '../db/schema/google-updates.ts';
import { importItems, imports } from '../db/schema/imports.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
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

/** Hands out the texts in turn. */
function textsInTurn(texts: readonly string[]) {
  let turn = 0;
  const text = () => texts[(turn += 1) % texts.length] ?? '';

  /** `key`: what holds the value; a value alone is text as a whole. */
  function replaced(value: unknown, key = 'title'): unknown {
    if (Array.isArray(value)) return value.map((each) => replaced(each, key));
    if (typeof value === 'string') {
      if (/^https?:/.test(value)) return `javascript:${text()}`;
      return written.has(key) ? text() : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, of]) => [name, replaced(of, name)]),
    );
  }

  return {
    text,
    /** Short, and none is like another. */
    our: () => `${turn} ${text().slice(0, longestOfOurs - 10)}`,
    replaced,
    profile: (profile: Profile) => replaced(profile) as Profile,
  };
}

type Texts = ReturnType<typeof textsInTurn>;

/** What people wrote in the account's world becomes one of the texts, in turn. Nobody is told: it was always so. */
export function replaceTexts({ db }: Deps, { user }: Actor, texts: readonly string[]): void {
  const inTurn = textsInTurn(texts);
  inTransaction(db, () => {
    db.update(users).set({ name: inTurn.text() }).where(eq(users.id, user.id)).run();
    replaceProfiles(db, user.id, inTurn);
    replaceAccounts(db, user.id, inTurn);
    replaceTags(db, user.id, inTurn);
    replaceChanges(db, user.id, inTurn);
    replacePhotos(db, user.id, inTurn);
    replaceImports(db, user.id, inTurn);
    replaceBulkEdits(db, user.id, inTurn);
  });
}

const ownLocations = (db: Database, userId: UserId) =>
  db.select({ id: locations.id }).from(locations).where(eq(locations.userId, userId));

/** What is live stays what is ours, where it was. */
function replaceProfiles(db: Database, userId: UserId, { our, profile: again }: Texts): void {
  const ours = new Map<LocationRow['profileId'], Profile>();
  const own = db.select().from(locations).where(eq(locations.userId, userId)).all();
  for (const { id, profileId, profile: before } of own) {
    const profile = again(before);
    ours.set(profileId, profile);
    db.update(locations)
      .set({ ...profileColumns(profile), label: our(), labelType: 'orange' })
      .where(eq(locations.id, id))
      .run();
  }
  const world = db
    .selectDistinct({ id: profiles.id, live: profiles.live })
    .from(profiles)
    .innerJoin(profileGroups, eq(profileGroups.profileId, profiles.id))
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleAccounts, eq(googleAccounts.id, googleGroups.googleAccountId))
    .where(eq(googleAccounts.userId, userId))
    .all();
  for (const { id, live: before } of world) {
    const live = ours.get(id) ?? again(before);
    db.update(profiles).set({ live, title: live.title }).where(eq(profiles.id, id)).run();
  }
}

function replaceAccounts(db: Database, userId: UserId, { text }: Texts): void {
  const own = db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId)).all();
  for (const { id } of own) {
    db.update(googleAccounts)
      .set({ email: text(), name: text() })
      .where(eq(googleAccounts.id, id))
      .run();
    db.update(googleGroups)
      .set({ accountName: text() })
      .where(eq(googleGroups.googleAccountId, id))
      .run();
  }
}

function replaceTags(db: Database, userId: UserId, { our }: Texts): void {
  for (const { id } of db.select().from(tags).where(eq(tags.userId, userId)).all())
    db.update(tags).set({ name: our() }).where(eq(tags.id, id)).run();
}

/** Of these fields the values are words, numbers or days of the provider's. */
const isWritten = (field: string) => !/^(?:openInfo|regularHours|specialHours|latlng)/.test(field);

function replaceChanges(db: Database, userId: UserId, { replaced }: Texts): void {
  const updates = db.select().from(googleUpdates).where(eq(googleUpdates.userId, userId)).all();
  for (const { id, fieldName, platformValue, updateValue } of updates) {
    if (!isWritten(fieldName)) continue;
    db.update(googleUpdates)
      .set({ platformValue: replaced(platformValue), updateValue: replaced(updateValue) })
      .where(eq(googleUpdates.id, id))
      .run();
  }
  const changes = db
    .select()
    .from(fieldChanges)
    .where(inArray(fieldChanges.locationId, ownLocations(db, userId)))
    .all();
  for (const { id, field, before, after } of changes) {
    if (!isWritten(field)) continue;
    db.update(fieldChanges)
      .set({ before: replaced(before), after: replaced(after) })
      .where(eq(fieldChanges.id, id))
      .run();
  }
}

function replacePhotos(db: Database, userId: UserId, { text }: Texts): void {
  const photos = db
    .select()
    .from(mediaItems)
    .where(inArray(mediaItems.locationId, ownLocations(db, userId)))
    .all();
  for (const { id, source } of photos) {
    db.update(mediaItems)
      .set({ description: text(), attribution: source === 'customer' ? text() : null })
      .where(eq(mediaItems.id, id))
      .run();
  }
}

function replaceImports(db: Database, userId: UserId, { text }: Texts): void {
  const own = db.select({ id: imports.id }).from(imports).where(eq(imports.userId, userId));
  db.update(importItems)
    .set({ message: text() })
    .where(and(inArray(importItems.importId, own), isNotNull(importItems.message)))
    .run();
}

function replaceBulkEdits(db: Database, userId: UserId, { text }: Texts): void {
  for (const edit of db.select().from(bulkEdits).where(eq(bulkEdits.userId, userId)).all()) {
    if (edit.spreadsheet) {
      db.update(bulkEdits)
        .set({ spreadsheet: { ...edit.spreadsheet, fileName: text() } })
        .where(eq(bulkEdits.id, edit.id))
        .run();
    }
    const items = db
      .select()
      .from(bulkEditItems)
      .where(eq(bulkEditItems.bulkEditId, edit.id))
      .all();
    for (const { id, message } of items) {
      db.update(bulkEditItems)
        .set({ locationName: text(), ...(message !== null && { message: text() }) })
        .where(eq(bulkEditItems.id, id))
        .run();
    }
  }
}
