/** A value that climbs by one in each step of time, and never falls. */
export interface AnimatedNumber {
  readonly value: number;
  /** Until when its steps are counted; what is left of a step counts for the next one. */
  readonly at: number;
}

/** A page in the background is woken rarely: the steps it slept through are taken at once. */
export function advanceNumber(
  { value, at }: AnimatedNumber,
  target: number,
  now: number,
  stepMs: number,
): AnimatedNumber {
  const steps = Math.max(0, Math.floor((now - at) / stepMs));
  return { value: Math.max(value, Math.min(target, value + steps)), at: at + steps * stepMs };
}
