import type { Actor } from '../actor.ts';
import { seconds } from '../clock.ts';
import { publishingTime } from '../patch-attempts/publish.ts';
import { pacedInterval } from '../provider-quota/limits.ts';
import { simulatedDelay } from '../simulation/simulated-delay.ts';

/** So many are sent at once, and then the time of as many passes. */
export const editsPerStep = 20;

/** What needs no call costs only the machine's time; more would keep it from everybody else. */
export const itemsPerStep = 250;

/** Also where nothing was sent, others get a turn. */
const shortestPause = 100;

/** How long to wait after a step that sent so many. */
export const paceOf = (actor: Actor, sent: number): number =>
  Math.max(simulatedDelay(actor, shortestPause), sent * pacedInterval(actor));

/** How often it is asked what became of what was sent. */
export const watchInterval = (actor: Actor): number => simulatedDelay(actor, seconds(1));

/** Until the answer to what was sent just now. */
export const publishingSeconds = (actor: Actor): number =>
  Math.ceil(simulatedDelay(actor, publishingTime) / 1000);

/** From the first call to the answer of the last one. */
export function estimatedSeconds(actor: Actor, calls: number): number {
  if (calls === 0) return 0;
  const stepsBefore = Math.ceil(calls / editsPerStep) - 1;
  const time = stepsBefore * paceOf(actor, editsPerStep) + simulatedDelay(actor, publishingTime);
  return Math.ceil(time / 1000);
}
