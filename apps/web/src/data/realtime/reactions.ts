import type { LocationId } from '@placekeeper/contracts/core/id';
import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import {
  type Reactions,
  events,
  knownEvent,
  type EventName,
  type EventPayload,
} from '@placekeeper/contracts/events';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import type { PatchAttempt } from '@placekeeper/contracts/model/patch-attempt';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { attributeQueries } from '../attributes/queries.ts';
import { fetchCompleted, googleLocationQueries, importedLists } from '../imports/queries.ts';
import { readCounts } from '../imports/import-counts.ts';
import { isOlderProgress } from '../imports/import-status.ts';
import { locationQueries } from '../locations/queries.ts';
import { noteDeclined, announceLocationChange } from '../location-cache/location-changes.ts';
import { addLoss } from '../google-accounts/lost-authorizations.ts';
import { addNotice } from '../location-cache/pending-notices.ts';
import { keyOf } from '../api/query.ts';
import { allUpdatesKey, similarKey } from '../updates/similar-updates.ts';
import { batchDecisions } from '../updates/held-decisions.ts';
import { recentUpdatesKey, updateQueries } from '../updates/queries.ts';
import { decode } from '@placekeeper/contracts/core/decode';
import { reportDrift } from '../../lib/telemetry/report-error.ts';
import { eventDrivenKeys } from './catch-up.ts';
import { noteEvent } from '../http/realtime-connection.ts';

export interface ReactionContext {
  readonly client: QueryClient;
  /** Refreshes within a quarter of a second, batched with other changes. */
  readonly refresh: (key: QueryKey) => void;
  /** Refreshes at longer intervals, for data that changes with every event of a long series. */
  readonly refreshSlowly: (key: QueryKey) => void;
  /** Refreshes at the longest intervals, because the event does not say whether the data has changed. */
  readonly refreshRarely: (key: QueryKey) => void;
}

/**
 * RT-1: the type requires a reaction to each event. Only values that an event contains completely are written to the
 * cache.
 */
const reactions: Reactions<ReactionContext> = {
  'location.imported': ({ total, complete, errored, failures }, context) =>
    importMoved({ total, complete, errored, failures }, context),

  'location.import-errored': ({ total, complete, errored, failures }, context) =>
    importMoved({ total, complete, errored, failures }, context),

  'gbp-update.received': (event, { refresh, refreshSlowly }) => {
    addNotice(event);
    announceLocationChange({ kind: 'outdated', id: event.location_id });
    refresh(locationQueries.detail(event.location_id).queryKey);
    refresh(updateQueries.ofLocation(event.location_id).queryKey);
    refresh(['history']);
    refresh(updateQueries.waiting().queryKey);
    refresh(keyOf(locations.list));
    refresh(keyOf(updates.meta));
    refresh(keyOf(updates.previewBulkAction));
    refresh(keyOf(currentUser.subscriptionMeta));
    // UPD-10: the review only counts new updates until the user asks for them.
    refresh(['updates', 'review']);
    refreshSlowly(recentUpdatesKey);
    refreshSlowly(similarKey);
    refreshSlowly(allUpdatesKey);
  },

  'locations.fetched': ({ operation_id }, { refresh }) => {
    fetchCompleted(operation_id);
    refresh(googleLocationQueries.operation(operation_id).queryKey);
  },

  'locations.partially-fetched': ({ operation_id }, { refresh }) =>
    refresh(googleLocationQueries.operation(operation_id).queryKey),

  'google-authorization.lost': ({ google_account, email }, { refresh }) => {
    addLoss({ id: google_account, email });
    announceLocationChange({ kind: 'all-outdated' });
    refresh(['googleTokens']);
    refresh(['locations']);
  },

  'patch-attempt.created': ({ location_id, patch_attempt }, context) => {
    editCurrentAttempts(location_id, context, (attempts) => [
      ...attempts.filter((attempt) => attempt.id !== patch_attempt.id),
      patch_attempt,
    ]);
    // This window or another window changed the services. The suggestions aren't refreshed, because a new list would
    // omit a suggestion that was just added.
    if (patch_attempt.fields.some((field) => field === 'serviceItems' || field === 'categories'))
      context.refresh(['services', 'list']);
    publishingMoved(location_id, patch_attempt, context);
  },

  'patch-attempt.completed': ({ location_id, patch_attempt }, context) => {
    editCurrentAttempts(location_id, context, (attempts) =>
      attempts.filter((attempt) => attempt.id !== patch_attempt.id),
    );
    // Google may still have declined another field of the patch attempt.
    noteDeclined(location_id, undefined);
    publishingMoved(location_id, patch_attempt, context);
  },

  'patch-attempt.failed': ({ location_id, patch_attempt }, context) => {
    editCurrentAttempts(location_id, context, (attempts) =>
      attempts.filter((attempt) => attempt.id !== patch_attempt.id),
    );
    noteDeclined(location_id, true, patch_attempt);
    publishingMoved(location_id, patch_attempt, context);
  },
};

function importMoved(
  told: ImportStatus,
  { client, refresh, refreshSlowly }: ReactionContext,
): void {
  const status = readCounts(told);
  const { queryKey } = googleLocationQueries.importStatus();
  const known = client.getQueryData(queryKey);
  if (isOlderProgress(status, known)) {
    // Either the event is older than a response, or a new import has the same size; a read decides.
    refresh(queryKey);
  } else {
    client.setQueryData(queryKey, { ...status, failures: status.failures ?? known?.failures });
  }
  // Long lists of failures don't fit into an event, so they are read.
  if (status.errored > 0 && status.failures === undefined) refreshSlowly(queryKey);
  const touch = importProgress(status).isComplete ? refresh : refreshSlowly;
  announceLocationChange({ kind: 'all-outdated' });
  for (const changed of importedLists) touch(changed);
}

function publishingMoved(
  id: LocationId,
  { fields }: Pick<PatchAttempt, 'fields'>,
  { refresh, refreshSlowly, refreshRarely }: ReactionContext,
): void {
  announceLocationChange({ kind: 'outdated', id });
  // ATTR-1: the available attributes depend on the categories.
  if (fields.includes('categories')) refresh(attributeQueries.ofLocation(id).queryKey);
  refresh(locationQueries.detail(id).queryKey);
  refresh(locationQueries.failedPatchAttempts(id).queryKey);
  // A response in flight could restore what the event removed.
  refresh(locationQueries.currentPatchAttempts(id).queryKey);
  refresh(['history']);
  // A publication may resolve the last pending update.
  refresh(updateQueries.ofLocation(id).queryKey);
  refresh(updateQueries.waiting().queryKey);
  // A job publishes several values per second, and its updates are hidden already.
  const isResolving = batchDecisions.get().some(({ isRunning }) => isRunning);
  (isResolving ? refreshRarely : refreshSlowly)(recentUpdatesKey);
  refresh(keyOf(currentUser.subscriptionMeta));
  refresh(keyOf(locations.list));
}

type Attempts = SuccessOf<typeof locations.currentPatchAttempts>;

function editCurrentAttempts(
  id: LocationId,
  { client }: ReactionContext,
  edit: (attempts: readonly PatchAttempt[]) => PatchAttempt[],
): void {
  client.setQueryData<Attempts>(
    locationQueries.currentPatchAttempts(id).queryKey,
    (before) =>
      before?.patch_attempts && { ...before, patch_attempts: edit(before.patch_attempts) },
  );
}

/**
 * Handles any message of the channel. An unknown message is reported (UPD-9), and refreshes all data that events change.
 */
export function receive(name: string, data: unknown, context: ReactionContext): void {
  // Messages of the Pusher protocol.
  if (name.startsWith('pusher:') || name.startsWith('pusher_internal:')) return;
  const known = knownEvent(name);
  if (known) return react(known, data, context);
  reportDrift('channel', [{ kind: 'unknown-event', path: '' }]);
  refreshAllDelayed(context);
}

function refreshAllDelayed({ refreshRarely }: ReactionContext): void {
  for (const key of eventDrivenKeys) refreshRarely(key);
}

/** An unreadable event of an import or a fetch also refreshes its status. */
function refreshAfterUnreadable(name: EventName, context: ReactionContext): void {
  refreshAllDelayed(context);
  if (name === 'locations.fetched' || name === 'locations.partially-fetched')
    context.refreshSlowly(['googleLocations']);
  if (name === 'location.imported' || name === 'location.import-errored')
    for (const key of [['googleLocations'], ['currentUser']]) context.refreshSlowly(key);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the payload to its own reaction
function react<Name extends EventName>(name: Name, data: unknown, context: ReactionContext): void {
  const decoded = decode(events[name].payload, data);
  reportDrift(name, decoded.drift);
  // An unreadable event still means that something has changed.
  if (!decoded.ok) return refreshAfterUnreadable(name, context);
  noteEvent();
  // The cast is safe: the schema that decoded the payload defines its type.
  reactions[name](decoded.value as EventPayload<Name>, context);
}
