import type { Pin } from '@placekeeper/contracts/wording/pin-distance';
import { Marked, Nothing } from './marked.tsx';
import { PinMovement } from './pin-movement.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

/** The words first. */
export function PinChange({ before, after }: Sides<Pin | null>) {
  return (
    <>
      {before && after && <PinMovement before={before} after={after} from="your pin" />}
      <SideBySide
        before={<Place pin={before} as="removed" />}
        after={<Place pin={after} as="added" />}
      />
    </>
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
