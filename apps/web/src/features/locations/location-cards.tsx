import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';
import { LocationName } from '../../widgets/location-name.tsx';
import { LocationTags } from '../../widgets/location-tags.tsx';
import { ManagementState } from '../../widgets/management-state.tsx';

/** The list where a table has no room. */
export function LocationCards({ locations }: { readonly locations: readonly Location[] }) {
  return (
    <ul aria-label="Locations" className="border-t border-line">
      {locations.map((location) => (
        <li key={location.id} className="grid gap-1.5 border-b border-line py-3">
          <LocationName location={location} />
          <span className="wrap-anywhere text-text-2">{location.formatted_address ?? '--'}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <ManagementState status={location.gbp_management_status} />
            {location.has_unresolved_updates && <Badge tone="pending">To review</Badge>}
            <LocationTags tags={location.tags} />
          </span>
        </li>
      ))}
    </ul>
  );
}
