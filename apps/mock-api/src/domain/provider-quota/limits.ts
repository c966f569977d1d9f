import { simulatedDelay, type Actor } from '../actor.ts';
import { minutes } from '../clock.ts';

/** Google's limit for all calls of an account. */
export const callsPerMinute = 300;
/** Google's limit for the edits of one profile. */
export const editsPerMinute = 10;

/** Both limits apply to a minute of simulated time. */
export const quotaWindow = (actor: Actor): number => simulatedDelay(actor, minutes(1));

/** The interval of bulk calls in milliseconds: four per second leave a fifth of the quota for other calls. */
export const bulkCallInterval = (actor: Actor): number => simulatedDelay(actor, 250);
