import type { Pin } from '@placekeeper/contracts/wording/pin-distance';
import type { BeforeAfter } from './before-after.ts';
import { DiffMark, NoValue } from './diff-mark.tsx';
import { PinMovement } from './pin-movement.tsx';
import { SideBySide } from './side-by-side.tsx';

export const pinText = ({ latitude, longitude }: Pin): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

export function PinChange({ before, after }: BeforeAfter<Pin | null>) {
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
  if (!pin) return <NoValue>No pin</NoValue>;
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${pin.latitude},${pin.longitude}`}
      target="_blank"
      rel="noreferrer"
      className="font-mono text-12 underline underline-offset-3"
    >
      <DiffMark as={as}>{pinText(pin)}</DiffMark>
    </a>
  );
}
