import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { usePausedWithoutAccount } from '../../data/google-accounts/paused-locations.ts';
import { to } from '../../lib/url/paths.ts';
import { pausedBecause, pausedTitle } from '../../widgets/location/paused-because.ts';
import { AttentionRow } from './attention-row.tsx';

/** GACC-2: the list of accounts omits a disconnected account, but its locations remain. */
export function PausedRow() {
  const paused = usePausedWithoutAccount();
  if (paused.count === 0) return null;
  return (
    <AttentionRow
      tone="danger"
      action={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          Reconnect
        </ButtonLink>
      }
    >
      <strong>{pausedTitle(paused)}.</strong> {pausedBecause(paused)}
    </AttentionRow>
  );
}
