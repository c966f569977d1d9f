import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { locationQueries } from '../../data/locations/queries.ts';
import type { PortfolioSummary } from '../../data/portfolio/portfolio-summary.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { formatCount, formatList, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { AttentionRow } from './attention-row.tsx';
import type { Concern } from './attention-section.ts';

const mostNamed = 2;

/** DET-3 */
export function useDeclinedEdits(): Concern {
  const refused = usePrefetched(locationQueries.standing());
  // The same read fails aloud where it says which locations are paused.
  if (!refused.data || refused.data.declined.length === 0)
    return { rows: [], isPending: refused.isPending };
  return {
    rows: [<RefusedRow key="refused" declined={refused.data.declined} />],
    isPending: false,
  };
}

function RefusedRow({ declined }: Pick<PortfolioSummary, 'declined'>) {
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
