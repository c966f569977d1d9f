import type { Location } from '@placekeeper/contracts/model/location';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Badge } from '@placekeeper/ui/badge';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';
import { useListOrigin } from './list-origin.ts';
import { LocationLabel } from './location-label.tsx';

interface LocationNameProps {
  readonly location: Location;
  /** False if leaving the screen would lose changes. */
  readonly linked?: boolean;
  /** False if the store code already appears beside the name. */
  readonly storeCode?: boolean;
  readonly status?: boolean;
}

export function LocationName({
  location,
  linked = true,
  storeCode = true,
  status = true,
}: LocationNameProps) {
  const code = storeCodeOf(location);
  const state = useListOrigin();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      {linked ? (
        <Link
          className="max-w-full truncate font-550 text-text hover:underline"
          state={state}
          title={location.name}
          to={to('location', { location: location.id })}
        >
          {location.name}
        </Link>
      ) : (
        <span className="max-w-full truncate font-550" title={location.name}>
          {location.name}
        </span>
      )}
      {storeCode && code !== undefined && (
        <span className="max-w-full truncate font-mono text-12 text-text-3" title={code}>
          {code}
        </span>
      )}
      {location.label && (
        <span className="flex max-w-32 min-w-0">
          <LocationLabel location={location} />
        </span>
      )}
      {status && <OpenStatus status={location.status} />}
    </span>
  );
}

const closedTexts: Readonly<Record<string, string>> = {
  closed_temporarily: 'Temporarily closed',
  closed_permanently: 'Permanently closed',
};

/** Hides "open"; an unknown status appears with its raw name. */
export function OpenStatus({ status }: Pick<Location, 'status'>) {
  if (status === undefined || status === 'open') return null;
  return <Badge>{closedTexts[status] ?? status}</Badge>;
}
