/** Rises by one per time step and never falls. */
export interface AnimatedNumber {
  readonly value: number;
  /** The end of the last counted step, in milliseconds. The next step begins at this time. */
  readonly at: number;
}

/** Takes all missed steps at once, because a page in the background rarely runs timers. */
export function advanceNumber(
  { value, at }: AnimatedNumber,
  target: number,
  now: number,
  stepMs: number,
): AnimatedNumber {
  const steps = Math.max(0, Math.floor((now - at) / stepMs));
  return { value: Math.max(value, Math.min(target, value + steps)), at: at + steps * stepMs };
}
