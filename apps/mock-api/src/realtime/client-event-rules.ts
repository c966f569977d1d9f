import { isPrivateChannel } from './channel-name.ts';
import { closeCodes } from './close-codes.ts';

const perSecond = 10;

export interface ClientEventAttempt {
  readonly enabled: boolean;
  readonly channel: string;
  readonly isMember: boolean;
  /** Times of this socket's accepted client events, oldest first. */
  readonly earlier: readonly number[];
  readonly now: number;
}

export interface Refusal {
  readonly code: number;
  readonly message: string;
}

/** The reason for rejecting a client event, or null. */
export function refuseClientEvent(attempt: ClientEventAttempt): Refusal | null {
  if (!attempt.enabled) return rejected('The app does not have client messaging enabled.');
  if (!isPrivateChannel(attempt.channel))
    return rejected('Client events are for private channels only.');
  if (!attempt.isMember) {
    const message = 'The client is not a member of the specified channel.';
    return { code: closeCodes.unauthorized, message };
  }
  if (recent(attempt.earlier, attempt.now).length >= perSecond) {
    return rejected(`The rate limit of ${perSecond} client events a second was reached.`);
  }
  return null;
}

/** The times that still count for the rate limit. */
export function recent(times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => now - time < 1_000);
}

function rejected(message: string): Refusal {
  return { code: closeCodes.clientEventRejected, message };
}
