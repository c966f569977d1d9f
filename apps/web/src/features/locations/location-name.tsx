import type { Location } from '@placekeeper/contracts/model/location';
import { Link } from 'react-router';
import { to } from '../../lib/paths.ts';
import { LabelChip } from '../../widgets/label-chip.tsx';

/** LOC-6 */
export function LocationName({ location }: { readonly location: Location }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Link
        className="truncate font-550 text-text hover:underline"
        to={to('location', { location: location.id })}
      >
        {location.name}
      </Link>
      {location.store_code && (
        <span className="shrink-0 font-mono text-12 text-text-3">{location.store_code}</span>
      )}
      <LabelChip className="shrink-0" location={location} />
    </span>
  );
}
