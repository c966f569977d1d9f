import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import * as z from 'zod/mini';
import { foldText } from '../../../lib/text/fold-text.ts';
import { urlState } from '../../../lib/url/url-state.ts';
import { addressText } from './profile-address.ts';
import { accountsOf, isOffered } from '../selection/profile-selection.ts';

/** ONB-4: how the list is narrowed. In the address, beside the fetch it belongs to. */
const filterState = urlState(
  z.strictObject({
    filter: z.optional(z.string()),
    group: z.optional(z.string()),
    page: z.optional(z.int().check(z.positive())),
  }),
);

export const readProfileFilter = filterState.read;
export const writeProfileFilter = filterState.write;
export type ProfileFilter = ReturnType<typeof readProfileFilter>;

/** Thousands of rows are shown in pages, so that each of them answers at once. */
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

/** Folded once for each profile: with every key, thousands of them cost what typing must not. */
function searched(profile: GoogleLocation): string {
  const known = folded.get(profile);
  if (known !== undefined) return known;
  const text = foldText(`${profile.title} ${profile.storeCode ?? ''} ${addressText(profile)}`);
  folded.set(profile, text);
  return text;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** What can still be imported comes first. */
export const inOrder = (profiles: readonly GoogleLocation[]): readonly GoogleLocation[] =>
  profiles.toSorted(
    (a, b) => Number(isOffered(b)) - Number(isOffered(a)) || collator.compare(a.title, b.title),
  );
