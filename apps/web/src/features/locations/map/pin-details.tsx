import type { LocationId } from '@placekeeper/contracts/core/id';
import { IconButton } from '@placekeeper/ui/icon-button';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { RowCheckbox } from '../../../widgets/selection/row-checkbox.tsx';
import { UpdatesLink } from '../../../widgets/location-table/updates-link.tsx';
import { distinctNames } from '../../../widgets/location/distinct-names.ts';
import { useListOrigin } from '../../../widgets/location/list-origin.ts';
import { ManagementState } from '../../../widgets/location/management-state.tsx';
import type { LocationListSelection } from '../selection/use-selection.ts';

interface DetailsProps {
  readonly records: readonly LocationRecord[];
  readonly selection: LocationListSelection;
  readonly onClose: () => void;
}

export function Details({ records, selection, onClose }: DetailsProps) {
  const state = useListOrigin();
  const nameOf = distinctNames(records);
  const ids: readonly LocationId[] = records.map(({ id }) => id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its links
    <section
      aria-label="Locations at this pin"
      className="absolute inset-x-2 bottom-2 z-10 flex max-h-[60%] flex-col rounded-8 border border-line bg-surface shadow-pop sm:right-auto sm:w-80"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3">
        <h2 className="font-550" data-details-heading="" tabIndex={-1}>
          {formatCount(records.length, 'location')}
        </h2>
        <IconButton icon={<X aria-hidden />} label="Close" size="sm" onClick={onClose} />
      </header>
      <ul className="overflow-y-auto">
        {records.map((record) => (
          <li
            key={record.id}
            className="flex gap-2.5 border-b border-line px-3 py-2 last:border-b-0"
          >
            <span className="flex h-5 items-center">
              <RowCheckbox id={record.id} name={nameOf(record)} page={ids} selection={selection} />
            </span>
            <span className="grid min-w-0 gap-0.5">
              <Link
                className="font-550 wrap-anywhere hover:underline"
                state={state}
                to={to('location', { location: record.id })}
              >
                {record.name}
              </Link>
              <span className="text-12 wrap-anywhere text-text-2 empty:hidden">
                {record.formatted_address}
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12">
                <ManagementState status={record.gbp_management_status} />
                <UpdatesLink location={record} />
                {record.has_failed_patch_attempts && (
                  <span className="text-removed">Declined by Google</span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
