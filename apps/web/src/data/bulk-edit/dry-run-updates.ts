import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { updateCan } from '@placekeeper/contracts/rules/update-can';
import { isKind } from '../http/api-error.ts';
import { callInQueue } from '../api/throttle.ts';
import { queryClient } from '../api/query-client.ts';
import { hasSeenDeclined } from '../location-cache/location-changes.ts';
import type { LocationRecord } from '../portfolio/location-record.ts';
import { notedStandings, standingOf } from '../portfolio/profile-standing.ts';
import type { Standing } from '../portfolio/record-filters.ts';
import { readPendingUpdates } from '../updates/pending-updates.ts';
import type { PendingReplacement } from './bulk-edit-types.ts';
import type { TrialedItem, TrialItem } from './dry-run.worker.ts';

/** Adds to each item the pending updates that it replaces, and why Google may not publish its edit. */
export async function withUpdates(
  items: readonly TrialedItem[],
  records: readonly LocationRecord[],
): Promise<readonly TrialItem[]> {
  const published = items.filter(
    ({ status, isPublished, after }) =>
      status === 'pending' && isPublished && Object.keys(after).some(isProviderField),
  );
  const ids = new Set(published.map(({ location }) => location.id));
  const known = records.filter(({ id }) => ids.has(id));
  const [pending, standings] = await Promise.all([
    readPendingUpdates(
      known
        .filter(({ has_unresolved_updates: unresolved }) => unresolved !== false)
        .map(({ id }) => id),
      [...new Set(published.flatMap(({ after }) => Object.keys(after)))],
    ),
    readStandings(
      known
        .filter(({ id, has_failed_patch_attempts: failed }) => failed ?? hasSeenDeclined(id))
        .map(({ id }) => id),
    ),
  ]);
  const noted = cachedStandings();
  return items.map((item) => {
    const { id } = item.location;
    const standing = standings.get(id);
    const note = noted.get(id);
    const updates = (pending.get(id) ?? []).filter(({ field_name: field }) => field in item.after);
    return {
      ...item,
      updates: updates.map(replacementOf),
      blocks: [
        ...(standing
          ? [declinedBefore[standing]]
          : note && updates.length === 0
            ? [notes[note]]
            : []),
        ...updates.flatMap(blockOf),
      ],
    };
  });
}

const declinedBefore: Readonly<Record<Standing, string>> = {
  suspended: 'Google declined the last edit because the profile was suspended.',
  unverified: 'Google declined the last edit because the profile wasn’t verified.',
};

const notes: Readonly<Record<Standing, string>> = {
  suspended: 'Google has suspended this profile.',
  unverified: 'This profile isn’t verified on Google.',
};

interface UpdateList {
  readonly google_updates?: readonly GoogleUpdate[];
}

/** The standings of locations, from the notes of cached pending updates. */
function cachedStandings(): ReadonlyMap<LocationId, Standing> {
  const lists = queryClient
    .getQueriesData<UpdateList & { readonly answer?: UpdateList }>({ queryKey: ['updates'] })
    .map(([, data]) => data?.answer ?? data);
  return notedStandings(lists.flatMap((list) => list?.google_updates ?? []));
}

const replacementOf = ({
  id,
  field_name: field,
  type: source,
  update_value: value,
}: GoogleUpdate): PendingReplacement => ({ id, field, source, value });

/** Why the update can't be rejected. Google then publishes no other value of the field. */
function blockOf(update: GoogleUpdate): readonly string[] {
  const { allowed, reason } = updateCan('reject', update);
  return allowed || reason === null ? [] : [reason];
}

/** The standings of locations, from Google's reasons for declining their last edits. */
async function readStandings(
  ids: readonly LocationId[],
): Promise<ReadonlyMap<LocationId, Standing>> {
  const found = new Map<LocationId, Standing>();
  await Promise.all(
    ids.map(async (id) => {
      try {
        // Doesn't use `readFailedPatchAttempts`, because it announces the result, and the application would name a bulk
        // edit that starts now as the cause.
        const { errors } = await callInQueue(locations.failedPatchAttempts, { params: { id } });
        const standing = standingOf(errors);
        if (standing) found.set(id, standing);
      } catch (error) {
        if (!isKind(error, 'not-found') && !isKind(error, 'malformed')) throw error;
      }
    }),
  );
  return found;
}
