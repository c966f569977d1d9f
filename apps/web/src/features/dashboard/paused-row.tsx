import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { locationQueries } from '../../data/locations.ts';
import { usePausedWithoutAccount } from '../../data/paused-locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { to } from '../../lib/paths.ts';
import { pausedBecause, pausedTitle } from '../../widgets/paused-because.ts';
import { AttentionRow, FailedRow, hasFailed } from './attention-row.tsx';
import type { Concern } from './concern.ts';

/** GACC-2: a disconnected account is in no list, but its locations are still there. */
export function usePausedLocations(): Concern {
  const read = usePrefetched(locationQueries.paused());
  const paused = usePausedWithoutAccount();
  if (hasFailed(read)) {
    const failed = <FailedRow key="paused" what="What is paused" read={read} />;
    return { rows: [failed], isPending: false };
  }
  if (paused.count === 0) return { rows: [], isPending: read.isPending };
  const row = (
    <AttentionRow
      key="paused"
      tone="danger"
      action={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          Connect again
        </ButtonLink>
      }
    >
      <strong>{pausedTitle(paused)}</strong> {pausedBecause(paused)}
    </AttentionRow>
  );
  return { rows: [row], isPending: false };
}
