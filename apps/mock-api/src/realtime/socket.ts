import type { Pulse } from './heartbeat.ts';

/** The session that a socket was opened with, and whose it was then. */
export interface SocketSession {
  readonly sessionId: string;
  readonly userId: number | null;
}

/** The wire below a socket, whatever it is. */
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

/** What the hub keeps of one connected client. */
export interface Socket extends SocketView {
  sessionId: string | null;
  readonly connection: Connection;
  readonly channels: Set<string>;
  readonly pulse: Pulse;
  /** Times of its accepted client events within the last second. */
  clientEventsAt: readonly number[];
}
