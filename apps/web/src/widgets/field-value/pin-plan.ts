import {
  bearingBetween,
  metresBetween,
  type Pin,
} from '@placekeeper/contracts/wording/pin-distance';
import { tickStep } from 'd3-array';
import type { BeforeAfter } from './before-after.ts';

export interface PinPlan {
  /** The distance between two rings, a round number of metres. */
  readonly step: number;
  /** The radius of each ring around the pin before, in pixels, smallest first. */
  readonly rings: readonly number[];
  /** The pin after, in pixels east and south of the pin before. */
  readonly after: { readonly x: number; readonly y: number };
}

/** The number of rings within which the pin after should be. */
const wantedRings = 3;

/**
 * Draws distances and directions from the pin before to scale (an azimuthal equidistant projection), because other
 * projections distort them at the poles and across the antimeridian.
 */
export function pinPlan({ before, after }: BeforeAfter<Pin>, radius: number): PinPlan {
  const metres = metresBetween(before, after);
  const step = Math.max(1, tickStep(0, metres, wantedRings));
  const count = Math.max(1, Math.ceil(metres / step));
  const bearing = (bearingBetween(before, after) * Math.PI) / 180;
  const distance = (metres / (count * step)) * radius;
  return {
    step,
    rings: Array.from({ length: count }, (_, at) => ((at + 1) / count) * radius),
    after: { x: distance * Math.sin(bearing), y: -distance * Math.cos(bearing) },
  };
}
