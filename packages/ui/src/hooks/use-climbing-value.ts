import { useEffect, useEffectEvent, useState } from 'react';
import { climbed } from '../lib/climb.ts';

interface Options {
  readonly from: number;
  readonly stepMs: number;
}

/** Follows a number that jumps, one after the other: what is watched moves steadily, and never back. */
export function useClimbingValue(target: number, { from, stepMs }: Options): number {
  const [value, setValue] = useState(from);
  const climbing = value < target;

  const climb = useEffectEvent((at: number, now: number): number => {
    const next = climbed({ value, at }, target, now, stepMs);
    setValue(next.value);
    return next.at;
  });

  useEffect(() => {
    if (!climbing) return undefined;
    let at = performance.now();
    const timer = setInterval(() => {
      at = climb(at, performance.now());
    }, stepMs);
    return () => clearInterval(timer);
  }, [climbing, stepMs]);

  return value;
}
