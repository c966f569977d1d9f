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

export interface HeartbeatState {
  lastHeardAt: number;
  /** The time of the unanswered ping, or null. */
  pingedAt: number | null;
}

export interface HeartbeatLimits {
  readonly pingAfterMs: number;
  readonly pongWithinMs: number;
}

export function startHeartbeat(now: number): HeartbeatState {
  return { lastHeardAt: now, pingedAt: null };
}

export function noteFrame(pulse: HeartbeatState, now: number): void {
  pulse.lastHeardAt = now;
  pulse.pingedAt = null;
}

export function heartbeatAction(
  pulse: HeartbeatState,
  now: number,
  limits: HeartbeatLimits,
): 'rest' | 'ping' | 'give-up' {
  if (pulse.pingedAt !== null)
    return now - pulse.pingedAt >= limits.pongWithinMs ? 'give-up' : 'rest';
  return now - pulse.lastHeardAt >= limits.pingAfterMs ? 'ping' : 'rest';
}
