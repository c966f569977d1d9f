import type { Location } from '@placekeeper/contracts/model/location';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import { hasSeenDeclined } from '../../data/location-cache/location-changes.ts';

const DeclinedReason = lazyPart(async () => (await import('./declined-reason.tsx')).DeclinedReason);

/** DET-3: says in a location's row that Google declined an edit, and why. */
export const DeclinedMark = ({ location }: { readonly location: Location }) =>
  (location.has_failed_patch_attempts ?? hasSeenDeclined(location.id)) && (
    // As high as the reason, so that the row keeps its height.
    <Suspense fallback={<span className="mt-1 block h-5" />}>
      <DeclinedReason location={location} />
    </Suspense>
  );
