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
