import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { Badge } from '@placekeeper/ui/badge';
import { cn } from '@placekeeper/ui/lib/cn';
import { distinctNames } from '../../../widgets/location/distinct-names.ts';
import { LocationName } from '../../../widgets/location/location-name.tsx';
import { LocationTags } from '../../../widgets/location/location-tags.tsx';
import { ManagementState } from '../../../widgets/location/management-state.tsx';
import { RowActions } from './row-actions.tsx';
import type { RowsProps } from './rows-props.ts';
import { PageCheckbox } from '../selection/page-checkbox.tsx';
import { RowCheckbox } from '../selection/row-checkbox.tsx';

/** The list where a table has no room. */
export function LocationCards({ locations, selection, keys, pageBox, onActions }: RowsProps) {
  const page = locations.map(({ id }) => id);
  const nameOf = distinctNames(locations);
  return (
    <>
      <div className="flex min-h-control items-center pb-1.5 print:hidden">
        <PageCheckbox labelled page={page} ref={pageBox} selection={selection} />
      </div>
      <ul aria-label="Locations" className="-mx-gutter border-t border-line">
        {locations.map((location) => (
          <li
            key={location.id}
            {...keys.row(location.id)}
            className={cn(
              'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line px-gutter py-3 -outline-offset-2',
              selection.has(location.id) && 'bg-accent-soft print:bg-transparent',
            )}
          >
            <span className="flex h-5 items-center print:hidden">
              <RowCheckbox
                id={location.id}
                name={nameOf(location)}
                page={page}
                selection={selection}
              />
            </span>
            <span className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
              <LocationName location={location} />
              <span className="wrap-anywhere text-text-2">{locationAddress(location) ?? '--'}</span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <ManagementState status={location.gbp_management_status} />
                {location.has_unresolved_updates && <Badge tone="pending">To review</Badge>}
                <LocationTags tags={location.tags ?? []} />
              </span>
            </span>
            <span className="-mt-1 -mr-1.5 print:hidden">
              <RowActions location={location} name={nameOf(location)} onOpen={onActions} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
