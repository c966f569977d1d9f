import { simulatedDelay, type Actor } from '../actor.ts';
import { minutes } from '../clock.ts';

/** Google's limits per minute: calls of a platform account, and edits of a profile. */
export const callsPerMinute = 300;
export const editsPerMinute = 10;

/** The period of both limits, in simulated time. */
export const quotaWindow = (actor: Actor): number => simulatedDelay(actor, minutes(1));

/** The interval of bulk calls: four per second leave a fifth of the quota for other calls. */
export const bulkCallInterval = (actor: Actor): number => simulatedDelay(actor, 250);
