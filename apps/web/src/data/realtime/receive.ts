import { decode } from '@placekeeper/contracts/core/decode';
import {
  events,
  isEventName,
  type EventName,
  type EventPayload,
} from '@placekeeper/contracts/events';
import { reportDrift, reportError } from '../../lib/report-error.ts';
import { reactions, type ReactionContext } from './reactions.ts';

/** Anything that came over the channel. What this version does not know, or cannot read, is told and left (UPD-9). */
export function receive(name: string, data: unknown, context: ReactionContext): void {
  // The protocol's own talk.
  if (name.startsWith('pusher:') || name.startsWith('pusher_internal:')) return;
  if (isEventName(name)) react(name, data, context);
  else reportDrift('channel', [{ kind: 'unknown-event', path: `/${name}`, value: name }]);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the payload to its own reaction
function react<Name extends EventName>(name: Name, data: unknown, context: ReactionContext): void {
  const decoded = decode(events[name].payload, data);
  if (!decoded.ok) {
    reportError(new Error(`The event ${name} could not be read`), 'channel', {
      issues: decoded.issues,
    });
    return;
  }
  reportDrift(name, decoded.drift);
  // The payload was read by the schema from which its type was computed.
  reactions[name](decoded.value as EventPayload<Name>, context);
}
