import type { Pulse } from './heartbeat.ts';

/** The wire below a socket, whatever it is. */
export interface Connection {
  readonly socketId: string;
  /** Whose session it was opened with, where that is known. */
  readonly userId?: number | null;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

export interface SocketView {
  readonly socketId: string;
  readonly userId: number | null;
  readonly channels: ReadonlySet<string>;
}

/** What the hub keeps of one connected client. */
export interface Socket extends SocketView {
  readonly connection: Connection;
  readonly channels: Set<string>;
  readonly pulse: Pulse;
  /** Times of its accepted client events within the last second. */
  clientEventsAt: readonly number[];
}
