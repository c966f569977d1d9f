import {
  bearingBetween,
  directionText,
  distanceText,
  metresBetween,
  type Pin,
} from '@placekeeper/contracts/wording/pin-distance';
import { ArrowUp } from 'lucide-react';
import type { BeforeAfter } from './before-after.ts';

interface PinMovementProps extends BeforeAfter<Pin> {
  /** The origin of the distance, such as "your pin". */
  readonly from: string;
}

/** The distance and direction, because coordinates alone don't convey them. */
export function PinMovement({ before, after, from }: PinMovementProps) {
  const bearing = bearingBetween(before, after);
  return (
    <p className="mb-2 flex items-center gap-2">
      <ArrowUp aria-hidden className="text-text-3" style={{ rotate: `${bearing}deg` }} />
      {distanceText(metresBetween(before, after))} {directionText(bearing)} of {from}
    </p>
  );
}
