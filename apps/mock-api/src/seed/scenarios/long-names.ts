import { eq } from 'drizzle-orm';
import { locations } from '../../db/schema/locations.ts';
import { tags } from '../../db/schema/tags.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { managedLocations } from './managed-locations.ts';
import { rewriteProfile } from './rewrite-profile.ts';
import type { Scenario } from './scenario.ts';

/** Names of real businesses, and hostile or damaged names. */
const titles = [
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

const change = (title: string, { storefrontAddress }: Profile): Partial<Profile> => ({
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

export const longNames: Scenario = {
  title: 'Long and odd texts',
  sentence:
    'Names, addresses, labels and tags that are very long, right to left, emoji or hostile.',
  persona: 'owner',
  arrange(deps, actor) {
    const managed = managedLocations(deps, actor);
    for (const [position, title] of titles.entries()) {
      const location = managed[position];
      if (!location) break;
      rewriteProfile(deps, location, change(title, location.profile));
      deps.db
        .update(locations)
        .set({ label: title.slice(0, 60), labelType: 'orange' })
        .where(eq(locations.id, location.id))
        .run();
    }
    for (const name of titles.slice(0, 7)) {
      deps.db
        .insert(tags)
        .values({ userId: actor.user.id, name: name.slice(0, 100) })
        .run();
    }
  },
};
