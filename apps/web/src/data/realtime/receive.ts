import { decode } from '@placekeeper/contracts/core/decode';
import {
  events,
  knownEvent,
  type EventName,
  type EventPayload,
} from '@placekeeper/contracts/events';
import { reportDrift } from '../../lib/telemetry/report-error.ts';
import { eventDrivenKeys } from './catch-up.ts';
import { noteEvent } from '../http/realtime-connection.ts';
import { reactions, type ReactionContext } from './reactions.ts';

/**
 * Handles any message of the channel. An unknown message is reported (UPD-9) and counts as a change of unknown kind.
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
