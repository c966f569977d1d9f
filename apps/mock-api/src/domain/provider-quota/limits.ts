import { simulatedDelay, type Actor } from '../actor.ts';
import { minutes } from '../clock.ts';

/** What Google allows in any minute: to an account of the platform, and of edits to one profile. */
export const callsPerMinute = 300;
export const editsPerMinute = 10;

/** The minute both limits are about, in the account's world. */
export const quotaWindow = (actor: Actor): number => simulatedDelay(actor, minutes(1));

/** Between the calls of a long row: four in a second, so that a fifth of the quota is left for whoever works meanwhile. */
export const pacedInterval = (actor: Actor): number => simulatedDelay(actor, 250);
