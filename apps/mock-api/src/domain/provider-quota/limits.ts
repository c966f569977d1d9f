import { simulatedDelay, type Actor } from '../actor.ts';
import { minutes } from '../clock.ts';

/** Google's limits per minute: calls of an account of the platform, and edits of one profile. */
export const callsPerMinute = 300;
export const editsPerMinute = 10;

/** The minute of both limits, in the account's world. */
export const quotaWindow = (actor: Actor): number => simulatedDelay(actor, minutes(1));

/** The interval of bulk calls: four per second leave a fifth of the quota for other work. */
export const pacedInterval = (actor: Actor): number => simulatedDelay(actor, 250);
