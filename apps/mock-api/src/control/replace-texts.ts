import type { UserId } from '@placekeeper/contracts/core/id';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/client.ts';
import { googleUpdates } from '../db/schema/google-updates.ts';
import { importItems, imports } from '../db/schema/imports.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
import { mediaItems } from '../db/schema/media.ts';
import { patchAttempts } from '../db/schema/patch-attempts.ts';
import { googleAccounts, googleGroups, profileGroups, profiles } from '../db/schema/provider.ts';
import { tags } from '../db/schema/tags.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { profileColumns } from '../domain/locations/commands/update.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** Our own fields have length limits; the limits of the provider's fields are unknown. */
const longestOfOurs = 100;

/** The keys of free text in a field's value, in the wire form and in the provider's form. */
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

/**
 * Returns the texts in turn. Counts each kind of place separately, so that a list of three items gets three different
 * texts.
 */
function textsInTurn(texts: readonly string[]) {
  const turns = new Map<string, number>();
  function text(place: string) {
    const turn = turns.get(place) ?? 0;
    turns.set(place, turn + 1);
    return texts[turn % texts.length] ?? '';
  }

  let addresses = 0;
  function address() {
    addresses += 1;
    return `${addresses % 2 === 0 ? 'https://example.com/' : 'javascript:'}${text('address')}`;
  }

  /** `key` is the value's key in its object; it decides whether the value is free text. */
  function replaced(value: unknown, key = 'title'): unknown {
    if (Array.isArray(value)) return value.map((each) => replaced(each, key));
    if (typeof value === 'string') {
      if (/^https?:/.test(value)) return address();
      return written.has(key) ? text(key) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, of]) => [name, replaced(of, name)]),
    );
  }

  return {
    text,
    /** Returns a short text that starts with a number, so that no two short texts are equal. */
    our: (place: string) => {
      const short = text(place).slice(0, longestOfOurs - 10);
      return `${turns.get(place)} ${short}`;
    },
    replaced,
    profile: (profile: Profile) => replaced(profile) as Profile,
  };
}

type Texts = ReturnType<typeof textsInTurn>;

/** Emits no events, as if the texts had always been there. */
export function replaceTexts({ db }: Deps, { user }: Actor, texts: readonly string[]): void {
  const inTurn = textsInTurn(texts);
  inTransaction(db, () => {
    db.update(users)
      .set({ name: inTurn.text('user') })
      .where(eq(users.id, user.id))
      .run();
    replaceProfiles(db, user.id, inTurn);
    replaceAccounts(db, user.id, inTurn);
    replaceTags(db, user.id, inTurn);
    replaceChanges(db, user.id, inTurn);
    replacePhotos(db, user.id, inTurn);
    replaceAttempts(db, user.id, inTurn);
    replaceImports(db, user.id, inTurn);
  });
}

const ownLocations = (db: Database, userId: UserId) =>
  db.select({ id: locations.id }).from(locations).where(eq(locations.userId, userId));

/** Gives the live profile of a location the same texts as our profile, so that equal values stay equal. */
function replaceProfiles(db: Database, userId: UserId, { our, profile: again }: Texts): void {
  const ours = new Map<LocationRow['profileId'], Profile>();
  const own = db.select().from(locations).where(eq(locations.userId, userId)).all();
  for (const { id, profileId, profile: before } of own) {
    const profile = again(before);
    ours.set(profileId, profile);
    db.update(locations)
      .set({ ...profileColumns(profile), label: our('label'), labelType: 'orange' })
      .where(eq(locations.id, id))
      .run();
  }
  const stored = db
    .selectDistinct({ id: profiles.id, live: profiles.live })
    .from(profiles)
    .innerJoin(profileGroups, eq(profileGroups.profileId, profiles.id))
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleAccounts, eq(googleAccounts.id, googleGroups.googleAccountId))
    .where(eq(googleAccounts.userId, userId))
    .all();
  for (const { id, live: before } of stored) {
    const live = ours.get(id) ?? again(before);
    db.update(profiles).set({ live, title: live.title }).where(eq(profiles.id, id)).run();
  }
}

function replaceAccounts(db: Database, userId: UserId, { text }: Texts): void {
  const own = db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId)).all();
  for (const { id } of own) {
    db.update(googleAccounts)
      .set({ email: text('email'), name: text('account') })
      .where(eq(googleAccounts.id, id))
      .run();
    db.update(googleGroups)
      .set({ accountName: text('group') })
      .where(eq(googleGroups.googleAccountId, id))
      .run();
  }
}

function replaceTags(db: Database, userId: UserId, { our }: Texts): void {
  for (const { id } of db.select().from(tags).where(eq(tags.userId, userId)).all())
    db.update(tags)
      .set({ name: our('tag') })
      .where(eq(tags.id, id))
      .run();
}

/** Excludes fields whose values contain no free text, but only numbers, days and words of the provider. */
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
}

function replacePhotos(db: Database, userId: UserId, { text }: Texts): void {
  const photos = db
    .select()
    .from(mediaItems)
    .where(inArray(mediaItems.locationId, ownLocations(db, userId)))
    .all();
  for (const { id, source } of photos) {
    db.update(mediaItems)
      .set({
        description: text('description'),
        attribution: source === 'customer' ? text('attribution') : null,
      })
      .where(eq(mediaItems.id, id))
      .run();
  }
}

/** Pending attempts stay unchanged, because Google must answer with the values that were sent. */
function replaceAttempts(db: Database, userId: UserId, { text, replaced }: Texts): void {
  const attempts = db
    .select()
    .from(patchAttempts)
    .where(
      and(
        inArray(patchAttempts.locationId, ownLocations(db, userId)),
        eq(patchAttempts.status, 'failed'),
      ),
    )
    .all();
  for (const { id, values, errors } of attempts) {
    const ofPeople = Object.entries(values).filter(([field]) => isWritten(field));
    db.update(patchAttempts)
      .set({
        values: {
          ...values,
          ...Object.fromEntries(ofPeople.map(([field, value]) => [field, replaced(value)])),
        },
        errors: errors.map((fault) => ({ ...fault, message: text('message') })),
      })
      .where(eq(patchAttempts.id, id))
      .run();
  }
}

function replaceImports(db: Database, userId: UserId, { text }: Texts): void {
  const own = db.select({ id: imports.id }).from(imports).where(eq(imports.userId, userId));
  const faulty = db
    .select({ id: importItems.id })
    .from(importItems)
    .where(and(inArray(importItems.importId, own), isNotNull(importItems.message)))
    .all();
  for (const { id } of faulty)
    db.update(importItems)
      .set({ message: text('message') })
      .where(eq(importItems.id, id))
      .run();
}
