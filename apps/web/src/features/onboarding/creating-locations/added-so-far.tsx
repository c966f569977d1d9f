import type { Location } from '@placekeeper/contracts/model/location';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { useState } from 'react';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatNumber } from '../../../lib/text/format.ts';

/** The number of locations shown, so that the list keeps its height while the import runs. */
const mostShown = 6;

export const addedQuery = locationQueries.list({ page: { number: 1, size: mostShown } });

/** Names imported locations. Hidden if the account has others, which the list can't tell apart. */
export function AddedSoFar({ imported }: { readonly imported: number }) {
  const { data } = usePrefetched(addedQuery);
  const total = data?.meta.total ?? 0;
  // The list stays once it has shown only imported locations, because the count of the import can lag behind the list.
  const [isOnlyImport, setIsOnlyImport] = useState(false);
  if (!isOnlyImport && total > 0 && total <= imported) setIsOnlyImport(true);
  if (!data || !isOnlyImport) return null;
  const shown = data.data.slice(0, mostShown);
  // Counted by the import, like the progress above, because the total of the list differs meanwhile.
  const rest = imported - shown.length;
  return (
    <section aria-labelledby="added" className="mt-6 rounded-8 border border-line bg-surface px-4">
      <h2 className="py-3 text-14 font-550" id="added">
        Added so far
      </h2>
      <ul>
        {shown.map((location) => (
          <Added key={location.id} location={location} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="border-t border-line py-2.5 text-text-3 tabular-nums">{`and ${formatNumber(rest)} more`}</p>
      )}
    </section>
  );
}

function Added({ location }: { readonly location: Location }) {
  return (
    <li className="grid gap-x-6 border-t border-line py-2.5 sm:flex sm:justify-between">
      <bdi className="min-w-0 font-550 wrap-anywhere">{location.name}</bdi>
      <span className="min-w-0 text-text-3 wrap-anywhere">{locationAddress(location) ?? '--'}</span>
    </li>
  );
}
