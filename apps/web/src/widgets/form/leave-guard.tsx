import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import { Suspense, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { formatList } from '../../lib/text/format.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('@placekeeper/ui/confirm-dialog')).ConfirmDialog,
);

interface LeaveGuardProps {
  /** The number of unsaved changes. */
  readonly names: readonly string[];
  /** Called on leaving, because the rendered value may lag one key press behind. */
  readonly hasChanges: () => boolean;
  /** Discards the changes. */
  readonly onLeave: () => void;
}

/** DET-2: asks before leaving with unsaved changes. A change of the query string is not leaving. */
export function LeaveGuard({ names, hasChanges, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  const isBlocked = blocker.state === 'blocked';
  const [isNeeded, setNeeded] = useState(false);
  // Loaded with the first change, so that the question appears at once.
  if ((isBlocked || names.length > 0) && !isNeeded) setNeeded(true);
  return (
    <>
      {names.length > 0 && <AskBeforeUnload />}
      {isNeeded && (
        <Suspense>
          <ConfirmDialog
            open={isBlocked}
            onOpenChange={(open) => !open && blocker.reset?.()}
            title="Leave without saving?"
            description={`You have unsaved changes to ${formatList(names.map(lowerFirst))}.`}
            confirmLabel="Discard and leave"
            cancelLabel="Keep editing"
            destructive
            onConfirm={() => {
              // Discards first, because a redirect by the next page would ask again.
              onLeave();
              blocker.proceed?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** While mounted, the browser asks before the page is closed or reloaded. */
function AskBeforeUnload() {
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
