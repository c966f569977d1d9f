import type { LocationId } from '@placekeeper/contracts/core/id';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchesQuery } from '../../../data/portfolio/matching.ts';
import { reviewedQuery, withReviewed } from '../../../data/portfolio/reviewed-locations.ts';
import { filtersOf, type LocationFilterState } from '../../../widgets/filters/filter-state.ts';
import { ReadingNote } from '../../../widgets/filters/reading-note.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import type { LocationListSelection } from '../selection/use-selection.ts';
import { LocationMap } from './location-map.tsx';

interface MapViewProps {
  readonly filters: LocationFilterState;
  readonly selection: LocationListSelection;
}

const none: ReadonlySet<LocationId> = new Set();

export function MapView({ filters, selection }: MapViewProps) {
  const usedFilters = filtersOf(filters);
  const matches = useQuery(matchesQuery(usedFilters));
  const { data: reviewed = none } = useQuery(reviewedQuery);
  const records = useMemo(
    () => matches.data && withReviewed(matches.data, reviewed),
    [matches.data, reviewed],
  );
  if (matches.isError && !matches.data)
    return <LoadFailed query={matches}>Couldn’t load your locations.</LoadFailed>;
  if (!records)
    return (
      <div className="min-h-80 p-3">
        <ReadingNote />
      </div>
    );
  return <LocationMap key={JSON.stringify(usedFilters)} records={records} selection={selection} />;
}
