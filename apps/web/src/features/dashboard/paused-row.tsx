import { usePausedWithoutAccount } from '../../data/google-accounts/paused-locations.ts';
import { pausedBecause, pausedTitle } from '../../widgets/location/paused-because.ts';
import { ReconnectRow } from './lost-accounts-row.tsx';

/** GACC-2: the list of accounts omits a disconnected account, but its locations remain. */
export function PausedRow() {
  const paused = usePausedWithoutAccount();
  if (paused.count === 0) return null;
  return (
    <ReconnectRow>
      <strong>{pausedTitle(paused)}.</strong> {pausedBecause(paused)}
    </ReconnectRow>
  );
}
