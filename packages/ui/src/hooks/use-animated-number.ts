import { useEffect, useEffectEvent, useState } from 'react';
import { advanceNumber, type AnimatedNumber } from '../lib/animated-number.ts';

interface Options {
  readonly from: number;
  readonly stepMs: number;
}

/** Animates an increasing number, so that the shown value rises steadily and never falls. */
export function useAnimatedNumber(target: number, { from, stepMs }: Options): number {
  const [value, setValue] = useState(from);
  const isClimbing = value < target;

  const begin = useEffectEvent((): AnimatedNumber => ({ value, at: performance.now() }));
  const climb = useEffectEvent((reached: AnimatedNumber) =>
    advanceNumber(reached, target, performance.now(), stepMs),
  );

  useEffect(() => {
    if (!isClimbing) return undefined;
    // Kept outside of the state, because two steps can occur between renders.
    let reached = begin();
    const timer = setInterval(() => {
      reached = climb(reached);
      setValue(reached.value);
    }, stepMs);
    return () => clearInterval(timer);
  }, [isClimbing, stepMs]);

  return value;
}
