import type { Location } from '@placekeeper/contracts/model/location';
import { recordOf } from '../../data/portfolio/location-record.ts';
import { hiddenMatch, matchNames } from '../../data/portfolio/search-records.ts';

interface HiddenMatchProps {
  readonly location: Location;
  readonly search: string;
}

export function HiddenMatch({ location, search }: HiddenMatchProps) {
  const found = hiddenMatch(recordOf(location), search);
  return (
    found && (
      <span className="block truncate text-12 text-text-2">
        {matchNames[found.field]} <bdi>{found.value}</bdi>
      </span>
    )
  );
}
