import { userChannel } from '@placekeeper/contracts/core/event';
import type { IncomingHttpHeaders } from 'node:http';
import type { SocketView } from './socket.ts';

export type SocketFilter = (socket: SocketView) => boolean;

export interface UpgradeRequest {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

export type Dialect = 'reverb' | 'soketi';

/** How the server misbehaves. Set by the control plane and by tests, each part on its own. */
export interface Mood {
  /** Whose way of saying no to a bad channel signature: an error frame (reverb) or a subscription error (soketi). */
  dialect: Dialect;
  /** The same for one socket; null leaves it at the common one. */
  dialectOf: ((socket: SocketView) => Dialect | null) | null;
  /** Sockets whose pings get lost on the way, in both directions. */
  dropPings: SocketFilter | null;
  /** What is sent instead of a payload; null sends nothing. */
  translate: ((channel: string, event: string, payload: object) => object | null) | null;
  /** Under which name an event is sent. */
  rename: ((channel: string, event: string) => string) | null;
  /** Sockets that published events do not reach. */
  dropEvents: SocketFilter | null;
  /** Sockets that published events reach twice. */
  duplicateEvents: SocketFilter | null;
  /** How many milliseconds later an event reaches a socket. */
  delayEvents: ((socket: SocketView) => number) | null;
  /** An HTTP status with which the next upgrades are refused; null lets one through. */
  refuseUpgrade: ((request: UpgradeRequest) => number | null) | null;
}

export function calmMood(): Mood {
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

/** Opened with a session of this user, or listening to their channel. */
export function ofUser(userId: number): SocketFilter {
  return (socket) => socket.userId === userId || socket.channels.has(userChannel(userId));
}

export function ofSession(sessionId: string): SocketFilter {
  return (socket) => socket.sessionId === sessionId;
}

export function withSocketId(socketId: string): SocketFilter {
  return (socket) => socket.socketId === socketId;
}
