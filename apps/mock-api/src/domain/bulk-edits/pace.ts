import type { Actor } from '../actor.ts';
import { minutes, seconds } from '../clock.ts';
import { publishingTime } from '../patch-attempts/publish.ts';

/** What Google allows an account of the platform in any minute. */
const callsPerMinute = 300;

/** A fifth of it is left for whoever works meanwhile. */
const timePerEdit = minutes(1) / (callsPerMinute * 0.8);

/** So many are sent at once, and then the time of as many passes. */
export const editsPerStep = 20;

/** What needs no call costs only the machine's time; more would keep it from everybody else. */
export const itemsPerStep = 250;

/** How often it is asked what became of what was sent. */
const watchTime = seconds(1);

const inWorldOf = ({ user }: Actor, ms: number) =>
  Math.max(1, Math.round(ms / user.simulation.speed));

/** How long to wait after a step that sent so many. */
export const paceOf = (actor: Actor, sent: number): number =>
  inWorldOf(actor, Math.max(100, sent * timePerEdit));

export const watchInterval = (actor: Actor): number => inWorldOf(actor, watchTime);

/** From the first call to the answer of the last one. */
export function estimatedSeconds(actor: Actor, calls: number): number {
  if (calls === 0) return 0;
  const stepsBefore = Math.ceil(calls / editsPerStep) - 1;
  const time = stepsBefore * editsPerStep * timePerEdit + publishingTime;
  return Math.ceil(inWorldOf(actor, time) / 1000);
}
