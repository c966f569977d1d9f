import type { HeartbeatState } from './heartbeat.ts';

/** The session with which a socket was opened, and the user of the session. */
export interface SocketSession {
  readonly sessionId: string;
  readonly userId: number | null;
}

export interface Connection extends Partial<SocketSession> {
  readonly socketId: string;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

export interface SocketView {
  readonly socketId: string;
  readonly sessionId: string | null;
  readonly userId: number | null;
  readonly channels: ReadonlySet<string>;
}

export interface Socket extends SocketView {
  sessionId: string | null;
  readonly connection: Connection;
  readonly channels: Set<string>;
  readonly pulse: HeartbeatState;
  /** Times of accepted client events within the last second. */
  clientEventsAt: readonly number[];
}
