import type { Actor } from '../actor.ts';

/** How long something takes in this account's world, which may run faster than the real one. */
export const simulatedDelay = ({ user }: Actor, ms: number): number =>
  Math.max(1, Math.round(ms / user.simulation.speed));
