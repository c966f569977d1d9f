import { useEffect, useEffectEvent, useState } from 'react';
import { advanceNumber, type AnimatedNumber } from '../lib/animated-number.ts';

interface Options {
  readonly from: number;
  readonly stepMs: number;
}

/** Follows a number that jumps, one after the other: what is watched moves steadily, and never back. */
export function useAnimatedNumber(target: number, { from, stepMs }: Options): number {
  const [value, setValue] = useState(from);
  const isClimbing = value < target;

  const begin = useEffectEvent((): AnimatedNumber => ({ value, at: performance.now() }));
  const climb = useEffectEvent((reached: AnimatedNumber) =>
    advanceNumber(reached, target, performance.now(), stepMs),
  );

  useEffect(() => {
    if (!isClimbing) return undefined;
    // Kept here as well: where the page is slow, two steps can come before it is drawn once.
    let reached = begin();
    const timer = setInterval(() => {
      reached = climb(reached);
      setValue(reached.value);
    }, stepMs);
    return () => clearInterval(timer);
  }, [isClimbing, stepMs]);

  return value;
}
