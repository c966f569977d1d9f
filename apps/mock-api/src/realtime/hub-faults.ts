import { userChannel } from '@placekeeper/contracts/core/event';
import type { IncomingHttpHeaders } from 'node:http';
import type { SocketView } from './socket.ts';

export type SocketFilter = (socket: SocketView) => boolean;

export interface UpgradeRequest {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

export type SocketDialect = 'reverb' | 'soketi';

/** The injected faults of the socket server, set by the control plane and by tests. */
export interface HubFaults {
  /**
   * How the twin refuses a bad channel signature: like Reverb with an error frame, or like Soketi with a subscription
   * error.
   */
  dialect: SocketDialect;
  /** The dialect of one socket; null for `dialect`. */
  dialectOf: ((socket: SocketView) => SocketDialect | null) | null;
  /** Sockets that lose pings in both directions. */
  dropPings: SocketFilter | null;
  /** Returns the payload to send instead; null drops the event. */
  translate: ((channel: string, event: string, payload: object) => object | null) | null;
  /** Returns the event name to send instead. */
  rename: ((channel: string, event: string) => string) | null;
  dropEvents: SocketFilter | null;
  duplicateEvents: SocketFilter | null;
  /** The delay of an event for a socket, in milliseconds. */
  delayEvents: ((socket: SocketView) => number) | null;
  /** Returns the HTTP status that refuses an upgrade, or null to accept the upgrade. */
  refuseUpgrade: ((request: UpgradeRequest) => number | null) | null;
}

export function noHubFaults(): HubFaults {
  return {
    dialect: 'reverb',
    dialectOf: null,
    dropPings: null,
    translate: null,
    rename: null,
    dropEvents: null,
    duplicateEvents: null,
    delayEvents: null,
    refuseUpgrade: null,
  };
}

export const everySocket: SocketFilter = () => true;

export function subscribedTo(channel: string): SocketFilter {
  return (socket) => socket.channels.has(channel);
}

/** Sockets that were opened with a session of this user, or that are subscribed to the user's channel. */
export function ofUser(userId: number): SocketFilter {
  return (socket) => socket.userId === userId || socket.channels.has(userChannel(userId));
}

export function ofSession(sessionId: string): SocketFilter {
  return (socket) => socket.sessionId === sessionId;
}
