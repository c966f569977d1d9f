import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { ChoiceDialog } from '../../../widgets/filters/choice-dialog.tsx';
import { LocationSearch } from '../../../widgets/filters/location-search.tsx';
import { useUrlSelection } from '../../../widgets/form/use-url-selection.ts';
import type { Review } from './use-review-state.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

interface LocationFilterProps {
  readonly review: Review;
}

/** A dialog with a search, because a menu can't list thousands of locations. */
export function LocationFilter({ review }: LocationFilterProps) {
  const { locations = [] } = review.state;
  const { chosen, choose } = useUrlSelection(locations, (next) =>
    // Only the first chosen location adds a history entry; later choices replace the entry.
    review.change({ locations: next }, { replace: locations.length > 0 }),
  );
  return (
    <ChoiceDialog
      noun="location"
      count={chosen.length}
      title="Filter by location"
      trigger={
        <Button>
          Location
          <ChevronDown aria-hidden />
        </Button>
      }
      onClear={() => choose([])}
    >
      <LocationChoice chosen={chosen} onChoose={choose} />
    </ChoiceDialog>
  );
}

interface LocationChoiceProps {
  readonly chosen: readonly LocationId[];
  readonly onChoose: (locations: LocationId[]) => void;
}

function LocationChoice({ chosen, onChoose }: LocationChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useQuery(locationQueries.list(search.trim() ? { search: search.trim() } : {}));
  const more = found.data ? found.data.meta.total - found.data.data.length : 0;
  return (
    <>
      <LocationSearch pending={found.isPlaceholderData} value={search} onSearch={setSearch} />
      <div role="status" className="mt-3 text-12 text-text-3">
        {found.data &&
          (more > 0
            ? `Showing ${formatNumber(found.data.data.length)} of ${formatCount(found.data.meta.total, 'location')}. Search to find more.`
            : formatCount(found.data.meta.total, 'location'))}
      </div>
      <ul aria-label="Locations" className="mt-1">
        {found.data?.data.map((location) => (
          <li key={location.id} className="border-t border-line py-1.5">
            <Checkbox
              className="w-full"
              checked={chosen.includes(location.id)}
              hint={[storeCodeOf(location), location.formatted_address].filter(Boolean).join(' · ')}
              label={<span className="wrap-anywhere">{location.name}</span>}
              onCheckedChange={(on) => {
                const others = chosen.filter((id) => id !== location.id);
                onChoose(on ? [...others, location.id] : others);
              }}
            />
          </li>
        ))}
      </ul>
      {found.isPending && <ChoiceSkeleton />}
      {found.isLoadingError && <LoadFailed query={found}>Couldn’t load your locations.</LoadFailed>}
    </>
  );
}

function ChoiceSkeleton() {
  return (
    <SkeletonRegion label="Loading locations">
      {['w-56', 'w-44', 'w-64', 'w-48'].map((width) => (
        <div key={width} className="grid h-14 content-center gap-2.5 border-t border-line pl-6">
          <Skeleton className={width} />
          <Skeleton className="w-72 max-w-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
