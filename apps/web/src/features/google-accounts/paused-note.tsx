import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import type { PausedLocations } from '../../data/google-accounts/paused-locations.ts';
import { pausedBecause, pausedTitle } from '../../widgets/location/paused-because.ts';

interface PausedProps {
  readonly paused: PausedLocations;
  readonly onConnect: () => void;
}

/** GACC-2: for locations whose account is not in the list below. */
export function PausedNote({ paused, onConnect }: PausedProps) {
  return (
    <Banner
      actions={
        <Button size="sm" onClick={onConnect}>
          Connect again
        </Button>
      }
      className="mb-4"
      title={pausedTitle(paused)}
      tone="pending"
    >
      {pausedBecause(paused)} {whatConnectingDoes}
    </Banner>
  );
}

/** The same where no account is left. */
export function NoneLeft({ paused, onConnect }: PausedProps) {
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={onConnect}>
          Connect a Google account
        </Button>
      }
      variant="first-use"
    >
      <strong className="font-600 text-text">{pausedTitle(paused)}</strong> {pausedBecause(paused)}{' '}
      {whatConnectingDoes}
    </EmptyState>
  );
}

const whatConnectingDoes =
  'Connect the account again to publish: locations, tags and settings stay, and what you edit meanwhile waits.';
