import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { locationQueries } from '../../data/locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatCount, formatList, formatNumber } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';
import { AttentionRow, FailedRow, hasFailed } from './attention-row.tsx';
import type { Concern } from './concern.ts';

/** DET-3 */
export function useRefusedEdits(): Concern {
  const refused = usePrefetched(locationQueries.refused());
  if (hasFailed(refused)) {
    const failed = <FailedRow key="refused" what="What Google refused" read={refused} />;
    return { rows: [failed], isPending: false };
  }
  if (!refused.data || refused.data.meta.total === 0)
    return { rows: [], isPending: refused.isPending };
  return { rows: [<RefusedRow key="refused" page={refused.data} />], isPending: false };
}

function RefusedRow({ page: { data, meta } }: { readonly page: Paged<Location> }) {
  const more = meta.total - data.length;
  const names = data.map(({ name }) => name);
  const [only] = data;
  // One is shown itself, several as a list.
  const place =
    meta.total === 1 && only
      ? to('location', { location: only.id })
      : to('locationManager', {}, { refused: true });
  return (
    <AttentionRow
      tone="danger"
      action={
        <ButtonLink size="sm" render={<Link to={place} />}>
          Show
        </ButtonLink>
      }
    >
      <strong>Google refused edits in {formatCount(meta.total, 'location')}:</strong>{' '}
      <bdi>{formatList(more > 0 ? [...names, `${formatNumber(more)} more`] : names)}</bdi>.
    </AttentionRow>
  );
}
