import {
  bearingBetween,
  directionText,
  distanceText,
  metresBetween,
  type Pin,
} from '@placekeeper/contracts/wording/pin-distance';
import { ArrowUp } from 'lucide-react';
import { Marked, Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

/** The words first: two pairs of numbers tell nobody how far a pin moved. */
export function PinChange({ before, after }: Sides<Pin | null>) {
  return (
    <>
      {before && after && <Movement before={before} after={after} />}
      <SideBySide
        before={<Place pin={before} as="removed" />}
        after={<Place pin={after} as="added" />}
      />
    </>
  );
}

function Movement({ before, after }: Sides<Pin>) {
  const bearing = bearingBetween(before, after);
  return (
    <p className="mb-2 flex items-center gap-2">
      <ArrowUp aria-hidden className="text-text-3" style={{ rotate: `${bearing}deg` }} />
      {distanceText(metresBetween(before, after))} {directionText(bearing)} of your pin
    </p>
  );
}

interface PlaceProps {
  readonly pin: Pin | null;
  readonly as: 'added' | 'removed';
}

function Place({ pin, as }: PlaceProps) {
  if (!pin) return <Nothing>No pin</Nothing>;
  const text = `${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`;
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${pin.latitude},${pin.longitude}`}
      target="_blank"
      rel="noreferrer"
      className="font-mono text-12 underline underline-offset-3"
    >
      <Marked as={as}>{text}</Marked>
    </a>
  );
}
