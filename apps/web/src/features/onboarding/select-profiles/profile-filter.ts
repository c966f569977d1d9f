import { townLine } from '@placekeeper/contracts/wording/town-line';
import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import * as z from '@placekeeper/contracts/core/zod';
import { searchText } from '../../../lib/text/search-text.ts';
import { urlState } from '../../../lib/url/url-state.ts';
import { accountsOf, isOffered } from '../selection/profile-selection.ts';

const filterState = urlState(
  z.strictObject({
    filter: z.optional(searchText),
    group: z.optional(z.string()),
    page: z.optional(z.int().check(z.positive())),
  }),
);

export const readProfileFilter = filterState.read;
export const writeProfileFilter = filterState.write;
export type ProfileFilter = ReturnType<typeof readProfileFilter>;

/** Paged, because thousands of rows would be slow. */
export const profilesPerPage = pageSizes.locations;

export function matchingProfiles(
  profiles: readonly GoogleLocation[],
  { filter = '', group }: ProfileFilter,
): readonly GoogleLocation[] {
  const words = foldText(filter).split(/\s+/).filter(Boolean);
  return profiles.filter(
    (profile) =>
      (group === undefined || accountsOf(profile).includes(group)) &&
      (words.length === 0 || includesAll(searched(profile), words)),
  );
}

const includesAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

const folded = new WeakMap<GoogleLocation, string>();

/** Caches the folded text, because folding thousands of profiles on each key press would be slow. */
function searched(profile: GoogleLocation): string {
  const known = folded.get(profile);
  if (known !== undefined) return known;
  const text = foldText(`${profile.title} ${profile.storeCode ?? ''} ${addressText(profile)}`);
  folded.set(profile, text);
  return text;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Importable profiles come first. */
export const inOrder = (profiles: readonly GoogleLocation[]): readonly GoogleLocation[] =>
  profiles.toSorted(
    (a, b) => Number(isOffered(b)) - Number(isOffered(a)) || collator.compare(a.title, b.title),
  );

export function addressText({
  storefrontAddress: address,
}: Pick<GoogleLocation, 'storefrontAddress'>): string {
  if (address === undefined) return '--';
  if (!address) return 'Service area business';
  const { addressLines = [], locality, administrativeArea, postalCode, regionCode } = address;
  const town = townLine({
    locality,
    administrative_area: administrativeArea,
    postal_code: postalCode,
    region_code: regionCode,
  });
  return [...addressLines, town].filter(Boolean).join(', ') || '--';
}
