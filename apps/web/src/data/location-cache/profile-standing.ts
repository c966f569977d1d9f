import type { PatchError } from '@placekeeper/contracts/model/patch-attempt';

export const standings = ['suspended', 'unverified'] as const;
/** Why Google takes no edits of a profile at all. */
export type Standing = (typeof standings)[number];

/**
 * No call tells the standing of a profile, so it is read from Google's reasons for declining an edit. The code for an
 * unverified profile is also sent for a suspended one, which only Google's text tells apart.
 */
export function standingOf(
  errors: readonly Pick<PatchError, 'reason' | 'message'>[],
): Standing | null {
  const about = errors.filter(({ reason }) => /unverified|not_verified|suspended/i.test(reason));
  if (about.length === 0) return null;
  return about.some(({ reason, message }) => /suspend/i.test(`${reason} ${message ?? ''}`))
    ? 'suspended'
    : 'unverified';
}
