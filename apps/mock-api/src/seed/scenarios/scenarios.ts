import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, asc, eq } from 'drizzle-orm';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import { emails } from '../../db/schema/notifications.ts';
import { profiles, type ProfileStanding } from '../../db/schema/provider.ts';
import { tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { minutes, seconds } from '../../domain/clock.ts';
import { subscribe } from '../../domain/current-user/commands.ts';
import { subscriptionMeta, usedSlots } from '../../domain/current-user/queries.ts';
import { loseAuthorization } from '../../domain/google-accounts/commands/lose-authorization.ts';
import { listTokens } from '../../domain/google-accounts/queries/list-tokens.ts';
import { receiveChange } from '../../domain/google-updates/commands/receive.ts';
import { saveProfile, updateLocation } from '../../domain/locations/commands/update.ts';
import { disableManagement } from '../../domain/locations/commands/set-management.ts';
import type { Persona } from '../blueprints.ts';
import type { ScenarioName } from './names.ts';
import { startImportOfAll } from './start-import-of-all.ts';

interface Scenario {
  readonly title: string;
  /** The description on the start page. */
  readonly sentence: string;
  readonly persona: Persona;
  readonly locations?: number;
  readonly pendingUpdates?: number;
  /** The time between arranging the state and now, in milliseconds; jobs that became due since then have run. */
  readonly ago?: number;
  readonly arrange?: (deps: Deps, actor: Actor) => void;
}

export const managedLocations = (deps: Deps, { user }: Actor): readonly LocationRow[] =>
  deps.db
    .select()
    .from(locations)
    .where(and(eq(locations.userId, user.id), eq(locations.managementStatus, 'enabled')))
    .orderBy(asc(locations.id))
    .all();

/** Changes a location and its profile on Google in the same way, without creating an edit or an update. */
function rewriteProfile(deps: Deps, location: LocationRow, change: Partial<Profile>): void {
  const live = { ...location.profile, ...change };
  deps.db
    .update(profiles)
    .set({ live, title: live.title })
    .where(eq(profiles.id, location.profileId))
    .run();
  saveProfile(deps, location, live);
}

function setStanding(deps: Deps, actor: Actor, standing: ProfileStanding): void {
  for (const { profileId } of managedLocations(deps, actor).slice(0, 3))
    deps.db.update(profiles).set({ standing }).where(eq(profiles.id, profileId)).run();
}

const manyUpdates = 1000;

const changedFields: readonly ProviderField[] = [
  'regularHours',
  'title',
  'phoneNumbers',
  'profile.description',
  'websiteUri',
  'openInfo.status',
  'latlng',
  'openInfo.openingDate',
  'storeCode',
  'attributes/url_facebook',
];

const everyDay = daysOfWeek.map((day) => ({
  open_day: day,
  open_time: '10:00',
  close_day: day,
  close_time: '16:00',
}));

/** Values of valid form that the provider refuses. */
const refused: readonly LocationPatch[] = [
  { name: 'The best shop in town' },
  { website_url: 'https://bit.ly/our-shop' },
  { name: 'Bargains: sale on everything' },
];

const importErrors = [
  'Google suspended this profile. Request reinstatement on Google, then import it again.',
  'Google didn’t respond in time. Try again later.',
  'You’re no longer a manager of this profile.',
] as const;

/** Names that strain layout and escaping: very long, in other scripts, with markup, or with invisible characters. */
const difficultNames = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'مطعم البحر الأبيض المتوسط للمأكولات البحرية الطازجة',
  'בית קפה «הנמל» (סניף ראשי) – Harbour Café',
  '寿司処 はま吉 本店・宴会場・持ち帰り専門カウンター',
  '👩‍👩‍👧‍👦 Family Dentists 🦷🇬🇧 – we ❤️ teeth',
  '<script>alert("a")</script> & Sons',
  `"Quotes" and 'quotes', 100 % {{braces}} \${dollar} \\ back`,
  'W'.repeat(120),
  'The Honourable Company of Booksellers, Stationers, Bookbinders, Map Makers and Purveyors of Fine Paper by the Old Harbour Gate, Bristol, Established 1782 and Still in Business',
  'Z̷̢a̶͝l̸̛g̴̈o̵͆ Cafe\u0301',
  '1',
  'a\u200Bb\u202Ec Bar\u202C',
] as const;

const longWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

const withLongTexts = (title: string, { storefrontAddress }: Profile): Partial<Profile> => ({
  title,
  description: `${title}. ${longWord} ${'A long story about a small shop. '.repeat(20)}`.slice(
    0,
    750,
  ),
  ...(storefrontAddress && {
    storefrontAddress: {
      ...storefrontAddress,
      addressLines: [`${longWord} 1234567890, Building ${'IX'.repeat(20)}`, title.slice(0, 80)],
      locality: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    },
  }),
});

/** A new scenario also needs a name in `names.ts`. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'lost-authorization': {
    title: 'Lost authorization',
    sentence: 'Placekeeper lost access to the account of most locations.',
    persona: 'owner',
    arrange(deps, actor) {
      const [largest] = listTokens(deps, actor)
        .filter(({ token }) => token.status === 'active')
        .toSorted((a, b) => b.locationsCount - a.locationsCount);
      if (largest) loseAuthorization(deps, actor, largest.token.id);
    },
  },
  'many-updates': {
    title: 'A thousand updates',
    sentence: 'There are a thousand updates from Google and other managers to review.',
    persona: 'agency',
    locations: 120,
    pendingUpdates: 0,
    arrange(deps, actor) {
      const changes = managedLocations(deps, actor).flatMap(({ id }) =>
        changedFields.map((field) => ({ locationId: id, field })),
      );
      for (const [position, change] of changes.entries()) {
        // Counts the open updates, because a change opens none if the location rejects it automatically or publishes the
        // field.
        if (subscriptionMeta(deps, actor).pendingUpdates >= manyUpdates) return;
        const now = actor.now - minutes(3) * (changes.length - position);
        const type = position % 3 === 2 ? 'ownerManager' : 'google';
        receiveChange(deps, { ...actor, now }, { ...change, type });
      }
    },
  },
  'same-change-everywhere': {
    title: 'The same change everywhere',
    sentence: 'Google set the same opening hours on every managed location at once.',
    persona: 'owner',
    pendingUpdates: 0,
    arrange(deps, actor) {
      for (const { id } of managedLocations(deps, actor)) {
        receiveChange(deps, actor, {
          locationId: id,
          type: 'google',
          field: 'regularHours',
          value: everyDay,
        });
      }
    },
  },
  'failed-publishing': {
    title: 'Failed publishing',
    sentence: 'Google declined edits at three locations, with reasons.',
    persona: 'owner',
    ago: minutes(10),
    arrange(deps, actor) {
      const managed = managedLocations(deps, actor);
      for (const [position, patch] of refused.entries()) {
        const location = managed[position];
        if (location) updateLocation(deps, actor, { id: location.id, patch });
      }
    },
  },
  'import-running': {
    title: 'Import running',
    sentence: 'Four hundred profiles are being imported; about a quarter is done.',
    persona: 'new',
    locations: 400,
    ago: seconds(2.5),
    arrange: (deps, actor) => startImportOfAll(deps, actor, () => null),
  },
  'import-with-errors': {
    title: 'Import with errors',
    sentence: 'An import has finished, and a quarter of its profiles failed.',
    persona: 'new',
    locations: 40,
    ago: minutes(5),
    arrange: (deps, actor) =>
      startImportOfAll(deps, actor, (position) =>
        position % 4 === 1
          ? (importErrors[Math.floor(position / 4) % importErrors.length] ?? null)
          : null,
      ),
  },
  'no-slots-left': {
    title: 'No slots left',
    sentence: 'All slots of the subscription are in use, and some locations have none.',
    persona: 'owner',
    arrange: (deps, actor) => subscribe(deps, actor, usedSlots(deps, actor)),
  },
  'expired-subscription': {
    title: 'Expired subscription',
    sentence: 'The subscription has ended: all locations exist, and none is managed.',
    persona: 'owner',
    arrange(deps, actor) {
      for (const { id } of managedLocations(deps, actor)) disableManagement(deps, actor, id);
      subscribe(deps, actor, 0);
    },
  },
  'suspended-profile': {
    title: 'Suspended profiles',
    sentence: 'Google has suspended the profiles of the first three managed locations.',
    persona: 'owner',
    arrange: (deps, actor) => setStanding(deps, actor, 'suspended'),
  },
  'unverified-profile': {
    title: 'Unverified profiles',
    sentence: 'The profiles of the first three managed locations were never verified with Google.',
    persona: 'owner',
    arrange: (deps, actor) => setStanding(deps, actor, 'unverified'),
  },
  'duplicate-services': {
    title: 'Duplicate services',
    sentence: 'Three locations list services twice, some with different capitals or spaces.',
    persona: 'owner',
    arrange(deps, actor) {
      for (const location of managedLocations(deps, actor).slice(0, 3)) {
        const { categories, serviceItems } = location.profile;
        const own = (displayName: string) => ({
          freeFormServiceItem: { category: categories.primary, displayName },
        });
        rewriteProfile(deps, location, {
          serviceItems: [
            ...serviceItems,
            own('Home delivery'),
            own('home delivery'),
            own('Gift wrapping'),
            own('Gift  wrapping '),
            own('Gift wrapping'),
            ...serviceItems.slice(0, 2),
          ],
        });
      }
    },
  },
  'long-names': {
    title: 'Long and odd texts',
    sentence:
      'Names, addresses, labels and tags that are very long, right to left, emoji or hostile.',
    persona: 'owner',
    arrange(deps, actor) {
      const managed = managedLocations(deps, actor);
      for (const [position, title] of difficultNames.entries()) {
        const location = managed[position];
        if (!location) break;
        rewriteProfile(deps, location, withLongTexts(title, location.profile));
        deps.db
          .update(locations)
          .set({ label: title.slice(0, 60), labelType: 'orange' })
          .where(eq(locations.id, location.id))
          .run();
      }
      for (const name of difficultNames.slice(0, 7)) {
        deps.db
          .insert(tags)
          .values({ userId: actor.user.id, name: name.slice(0, 100) })
          .run();
      }
    },
  },
  'empty-inbox': {
    title: 'Nothing to do',
    sentence: 'All updates are reviewed, and no email was sent.',
    persona: 'owner',
    pendingUpdates: 0,
    arrange(deps, { user }) {
      deps.db.delete(emails).where(eq(emails.userId, user.id)).run();
    },
  },
};
