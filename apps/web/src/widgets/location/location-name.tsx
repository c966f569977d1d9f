import type { Location } from '@placekeeper/contracts/model/location';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { cn } from '@placekeeper/ui/lib/cn';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';
import { useListOrigin } from './list-origin.ts';
import { LocationLabel } from './location-label.tsx';
import { OpenStatus } from './open-status.tsx';

interface LocationNameProps {
  readonly location: Location;
  /** False if leaving the screen would lose changes. */
  readonly linked?: boolean;
  /** False if the store code already appears beside the name. */
  readonly storeCode?: boolean;
  readonly status?: boolean;
}

/** Touch shows no title, so names are whole there. */
const wrapsOnPhones = 'max-md:whitespace-normal max-md:wrap-break-word';

export function LocationName({
  location,
  linked = true,
  storeCode = true,
  status = true,
}: LocationNameProps) {
  const code = storeCodeOf(location);
  const state = useListOrigin();
  // A short name never shrinks; a minimum width would leave a gap after it. A long name shrinks before the label, because
  // its beginning still identifies the location.
  const width = location.name.length > 16 ? 'min-w-24 shrink-5000' : 'max-w-full shrink-0';
  return (
    <span className="flex min-w-0 items-center gap-x-2.5 gap-y-1 max-xl:flex-wrap print:flex-wrap">
      {linked ? (
        <Link
          className={cn('truncate font-550 text-text hover:underline', wrapsOnPhones, width)}
          state={state}
          title={location.name}
          to={to('location', { location: location.id })}
        >
          {location.name}
        </Link>
      ) : (
        <span className={cn('truncate font-550', wrapsOnPhones, width)} title={location.name}>
          {location.name}
        </span>
      )}
      {storeCode && code !== undefined && (
        <span className="min-w-12 shrink-20000 truncate font-mono text-12 text-text-3" title={code}>
          {code}
        </span>
      )}
      {location.label && (
        <span className="flex max-w-32 min-w-10">
          <LocationLabel location={location} />
        </span>
      )}
      {status && <OpenStatus status={location.status} />}
    </span>
  );
}
