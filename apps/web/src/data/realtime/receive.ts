import { decode } from '@placekeeper/contracts/core/decode';
import {
  events,
  isEventName,
  type EventName,
  type EventPayload,
} from '@placekeeper/contracts/events';
import { reportDrift } from '../../lib/report-error.ts';
import { eventHeard } from './connection.ts';
import { reactions, type ReactionContext } from './reactions.ts';

/** Anything that came over the channel. What this version does not know, or cannot read, is told and left (UPD-9). */
export function receive(name: string, data: unknown, context: ReactionContext): void {
  // The protocol's own talk.
  if (name.startsWith('pusher:') || name.startsWith('pusher_internal:')) return;
  if (isEventName(name)) react(name, data, context);
  else reportDrift('channel', [{ kind: 'unknown-event', path: '' }]);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the payload to its own reaction
function react<Name extends EventName>(name: Name, data: unknown, context: ReactionContext): void {
  const decoded = decode(events[name].payload, data);
  reportDrift(name, decoded.drift);
  // Something has happened all the same.
  if (!decoded.ok) return context.refreshSlowly([]);
  eventHeard();
  // The payload was read by the schema from which its type was computed.
  reactions[name](decoded.value as EventPayload<Name>, context);
}
