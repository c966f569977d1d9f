/** A number that rises by one per time step, and never falls. */
export interface AnimatedNumber {
  readonly value: number;
  /** The time up to which steps are counted; the remainder of a step counts for the next one. */
  readonly at: number;
}

/** A page in the background runs timers rarely, so all missed steps are taken at once. */
export function advanceNumber(
  { value, at }: AnimatedNumber,
  target: number,
  now: number,
  stepMs: number,
): AnimatedNumber {
  const steps = Math.max(0, Math.floor((now - at) / stepMs));
  return { value: Math.max(value, Math.min(target, value + steps)), at: at + steps * stepMs };
}
