import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import * as z from 'zod/mini';
import { foldText } from '../../lib/fold-text.ts';
import { urlState } from '../../lib/url-state.ts';
import { addressText } from './profile-text.ts';
import { isOffered } from './selection.ts';

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
export const profilesPerPage = 50;

export function matchingProfiles(
  profiles: readonly GoogleLocation[],
  { filter = '', group }: ProfileFilter,
): readonly GoogleLocation[] {
  const words = foldText(filter).split(/\s+/).filter(Boolean);
  return profiles.filter(
    (profile) =>
      (group === undefined || profile.accounts.includes(group)) &&
      (words.length === 0 || includesAll(searched(profile), words)),
  );
}

const includesAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

const searched = (profile: GoogleLocation): string =>
  foldText(`${profile.title} ${profile.storeCode ?? ''} ${addressText(profile)}`);

const collator = new Intl.Collator(undefined, { numeric: true });

/** What can still be imported comes first. */
export const inOrder = (profiles: readonly GoogleLocation[]): readonly GoogleLocation[] =>
  profiles.toSorted(
    (a, b) => Number(isOffered(b)) - Number(isOffered(a)) || collator.compare(a.title, b.title),
  );
