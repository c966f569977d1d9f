import type { Location } from '@placekeeper/contracts/model/location';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import type { FieldStates } from '../publishing/field-states.ts';
import { useOpenUpdates } from './use-open-updates.ts';

const GoogleCard = lazyPart(async () => (await import('./google-card.tsx')).GoogleCard);

/** A form's column and the card's. */
export const besideCard =
  'grid items-start gap-x-10 min-[84rem]:grid-cols-[minmax(0,57rem)_minmax(20rem,1fr)]';

interface CardBesideProps {
  readonly location: Location;
  readonly states: FieldStates;
}

/** Wide screens only, as on the info page. */
export function CardBeside({ location, states }: CardBesideProps) {
  const { updates, known } = useOpenUpdates(location);
  const isWide = useMediaQuery('(min-width: 84rem)');
  if (!isWide || !known || location.gbp_management_status !== 'enabled') return null;
  return (
    <div className="max-w-202 pt-6">
      <Suspense>
        <GoogleCard location={location} states={states} updates={updates} />
      </Suspense>
    </div>
  );
}
