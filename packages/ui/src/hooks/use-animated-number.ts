import { useEffect, useEffectEvent, useState } from 'react';
import { advanceNumber, type AnimatedNumber } from '../lib/animated-number.ts';

interface Options {
  readonly from: number;
  readonly stepMs: number;
}

/** Lets the shown number rise steadily towards `target` and never fall. */
export function useAnimatedNumber(target: number, { from, stepMs }: Options): number {
  const [value, setValue] = useState(from);
  const isClimbing = value < target;

  const begin = useEffectEvent((): AnimatedNumber => ({ value, at: performance.now() }));
  const climb = useEffectEvent((reached: AnimatedNumber) =>
    advanceNumber(reached, target, performance.now(), stepMs),
  );

  useEffect(() => {
    if (!isClimbing) return undefined;
    // Kept outside the state, because two steps can happen between renders.
    let reached = begin();
    const timer = setInterval(() => {
      reached = climb(reached);
      setValue(reached.value);
    }, stepMs);
    return () => clearInterval(timer);
  }, [isClimbing, stepMs]);

  return value;
}
