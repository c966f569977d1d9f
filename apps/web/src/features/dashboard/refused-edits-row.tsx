import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { locationQueries } from '../../data/locations.ts';
import type { Standing } from '../../data/portfolio/standing.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatCount, formatList, formatNumber } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';
import { AttentionRow } from './attention-row.tsx';
import type { Concern } from './concern.ts';

const mostNamed = 2;

/** DET-3 */
export function useRefusedEdits(): Concern {
  const refused = usePrefetched(locationQueries.standing());
  // The same read fails aloud where it says which locations are paused.
  if (!refused.data || refused.data.declined.length === 0)
    return { rows: [], isPending: refused.isPending };
  return {
    rows: [<RefusedRow key="refused" declined={refused.data.declined} />],
    isPending: false,
  };
}

function RefusedRow({ declined }: Pick<Standing, 'declined'>) {
  const names = declined.slice(0, mostNamed).map(({ name }) => name);
  const more = declined.length - names.length;
  const [only] = declined;
  // One is shown itself, several as a list.
  const place =
    declined.length === 1 && only
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
      <strong>Google refused edits in {formatCount(declined.length, 'location')}:</strong>{' '}
      <bdi>{formatList(more > 0 ? [...names, `${formatNumber(more)} more`] : names)}</bdi>.
    </AttentionRow>
  );
}
