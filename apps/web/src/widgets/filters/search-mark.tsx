import type { Location } from '@placekeeper/contracts/model/location';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import { useLocation } from 'react-router';

const HiddenMatch = lazyPart(async () => (await import('./hidden-match.tsx')).HiddenMatch);

/** LOC-1: the part of the location that matches the search, if its row doesn't show that part. */
export function SearchMark({ location }: { readonly location: Location }) {
  const search = new URLSearchParams(useLocation().search).get('filter');
  return (
    search && (
      <Suspense>
        <HiddenMatch location={location} search={search} />
      </Suspense>
    )
  );
}
