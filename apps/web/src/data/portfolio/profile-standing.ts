import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { PatchError } from '@placekeeper/contracts/model/patch-attempt';
import { isResolved, updateCan } from '@placekeeper/contracts/rules/update-can';
import { hasSeenDeclined, onLocationChange } from '../location-cache/location-changes.ts';
import type { Standing } from './record-filters.ts';

const knownReasons = /unverified|not_verified|suspended|(location|profile)_disabled/i;
/** Google calls a suspended profile disabled as well. */
const suspending = /suspend|(location|profile)_disabled/i;

/**
 * Derives the standing from Google's reasons for declining an edit, because no call returns it. Google reports
 * suspended profiles with its code for unverified profiles, so only the text distinguishes them.
 */
export function standingOf(
  errors: readonly Pick<PatchError, 'reason' | 'message'>[],
): Standing | null {
  const about = errors.filter(({ reason }) => knownReasons.test(reason));
  if (about.length === 0) return null;
  return about.some(({ reason, message }) => suspending.test(`${reason} ${message ?? ''}`))
    ? 'suspended'
    : 'unverified';
}

/** The standing that a note of the platform names, such as why an update can't be rejected. */
export function standingIn(note: string): Standing | null {
  if (suspendedNote.test(note)) return 'suspended';
  return unverifiedNote.test(note) ? 'unverified' : null;
}

type NotedUpdate = Pick<GoogleUpdate, 'location' | 'resolution' | 'update_actionability'>;

/** The standings of locations that the notes of pending updates mention. */
export const notedStandings = (
  updates: readonly NotedUpdate[],
): ReadonlyMap<LocationId, Standing> =>
  new Map(
    updates
      .filter((update) => !updateCan('reject', update).allowed && !isResolved(update))
      .flatMap(({ location, update_actionability: actionability }) => {
        const standing = standingIn(actionability?.explanation ?? '');
        return standing ? [[location.id, standing] as const] : [];
      }),
  );

const suspendedNote =
  /(?:suspended|disabled) (?:this|the) (?:profile|business)|(?:profile|business) (?:is|was|has been) (?:suspended|disabled)/i;
const unverifiedNote =
  /(?:profile|business|location) (?:is not|isn[’']t) verified|(?:profile|business|location) is unverified/i;

const seen = new Map<LocationId, Standing | null>();

onLocationChange((change) => {
  if (change.kind !== 'declined') return;
  if (change.refusal) seen.set(change.id, standingOf(change.refusal.errors));
  else if (!hasSeenDeclined(change.id)) seen.delete(change.id);
});

/** Restores a standing that this browser stored. */
export const recallStanding = (id: LocationId, standing: Standing): void =>
  void seen.set(id, standing);

/** Null: Google's reasons do not name the standing. Undefined: this browser does not have the reasons. */
export const seenStanding = (id: LocationId): Standing | null | undefined => seen.get(id);
