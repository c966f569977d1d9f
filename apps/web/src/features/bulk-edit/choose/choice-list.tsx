import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import type { Location } from '@placekeeper/contracts/model/location';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { LocationTags } from '../../../widgets/location/location-tags.tsx';
import { ManagementState } from '../../../widgets/location/management-state.tsx';
import {
  chooseLocations,
  isChosen,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';

interface ChoiceListProps {
  readonly choice: LocationChoice;
  /** One page of them. */
  readonly locations: readonly Location[];
  readonly onChoose: (choice: LocationChoice) => void;
}

export function ChoiceList({ choice, locations, onChoose }: ChoiceListProps) {
  const ids = locations.map(({ id }) => id);
  const chosen = ids.filter((id) => isChosen(choice, id)).length;
  return (
    <>
      <Checkbox
        checked={chosen === ids.length}
        className="mb-1.5 text-text-2"
        indeterminate={chosen > 0 && chosen < ids.length}
        label="All on this page"
        onCheckedChange={(on) => onChoose(chooseLocations(choice, ids, on))}
      />
      <ul aria-label="Locations" className="border-t border-line">
        {locations.map((location) => (
          <li
            key={location.id}
            className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2 max-md:grid-cols-[minmax(0,1fr)] md:min-h-11 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_9.5rem] md:py-1"
          >
            <Checkbox
              checked={isChosen(choice, location.id)}
              className="max-w-full"
              label={<LocationWords location={location} />}
              onCheckedChange={(on) => onChoose(chooseLocations(choice, [location.id], on))}
            />
            <span className="text-text-2 max-md:pl-6 max-md:wrap-anywhere md:truncate">
              {locationAddress(location) ?? '--'}
            </span>
            <span className="max-md:pl-6 max-md:empty:hidden">
              {location.tags && location.tags.length > 0 && <LocationTags tags={location.tags} />}
            </span>
            <span className="flex max-md:pl-6">
              <ManagementState status={location.gbp_management_status} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function LocationWords({ location }: { readonly location: Location }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <bdi className="font-550">{location.name}</bdi>
      {location.store_code && (
        <span className="ml-2.5 font-mono text-12 text-text-3">{location.store_code}</span>
      )}
    </span>
  );
}
