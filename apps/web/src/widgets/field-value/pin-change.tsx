import type { Pin } from '@placekeeper/contracts/wording/pin-distance';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { Suspense, use } from 'react';
import { BeforeAfterTitles, type BeforeAfter } from './before-after.ts';
import { DiffMark, NoValue } from './diff-mark.tsx';
import { PinMovement } from './pin-movement.tsx';
import { SideBySide } from './side-by-side.tsx';

export const pinText = ({ latitude, longitude }: Pin): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

const PinPicture = lazyPart(async () => (await import('./pin-picture.tsx')).PinPicture);

export function PinChange({ before, after }: BeforeAfter<Pin | null>) {
  const titles = use(BeforeAfterTitles);
  return (
    <>
      {before && after && (
        <>
          <PinMovement before={before} after={after} from="your pin" />
          <Suspense fallback={<Skeleton className="mb-2 h-61.5" />}>
            <PinPicture before={before} after={after} titles={titles} />
          </Suspense>
        </>
      )}
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
