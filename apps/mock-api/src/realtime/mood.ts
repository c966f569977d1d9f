import type { IncomingHttpHeaders } from 'node:http';
import type { SocketView } from './socket.ts';

export type SocketFilter = (socket: SocketView) => boolean;

export interface UpgradeRequest {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** How the server misbehaves. Set by the control plane and by tests, each part on its own. */
export interface Mood {
  /** Whose way of saying no to a bad channel signature: an error frame (reverb) or a subscription error (soketi). */
  dialect: 'reverb' | 'soketi';
  /** Sockets whose pings get lost on the way, in both directions. */
  dropPings: SocketFilter | null;
  /** Sockets that published events do not reach. */
  dropEvents: SocketFilter | null;
  /** An HTTP status with which the next upgrades are refused; null lets one through. */
  refuseUpgrade: ((request: UpgradeRequest) => number | null) | null;
}

export function calmMood(): Mood {
  return { dialect: 'reverb', dropPings: null, dropEvents: null, refuseUpgrade: null };
}

export const everySocket: SocketFilter = () => true;

export function subscribedTo(channel: string): SocketFilter {
  return (socket) => socket.channels.has(channel);
}

export function withSocketId(socketId: string): SocketFilter {
  return (socket) => socket.socketId === socketId;
}
