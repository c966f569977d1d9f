import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface LeaveGuardProps {
  /** The labels of the changed fields. */
  readonly names: readonly string[];
  /** Called when the user leaves, because the rendered state may miss the last key press. */
  readonly hasChanges: () => boolean;
  /** True while a save runs, which leaving doesn't stop. */
  readonly saving?: boolean;
  /** Discards the changes. */
  readonly onLeave: () => void;
}

/** DET-2: asks before leaving with unsaved changes. A change of only the query string doesn't leave the form. */
export function LeaveGuard({ names, hasChanges, saving = false, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  const isBlocked = blocker.state === 'blocked';
  const leaveIfSaved = (shown: HTMLElement | null) => {
    if (shown && !hasChanges()) blocker.proceed?.();
  };
  const [isConfirmed, setConfirmed] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  // Loads the dialog with the first change, so that it appears without delay.
  if ((isBlocked || names.length > 0) && !isNeeded) setNeeded(true);
  return (
    <>
      {names.length > 0 && <AskBeforeUnload />}
      {/* The save has ended, so there is nothing to ask. */}
      {isBlocked && !isConfirmed && names.length === 0 && <span hidden ref={leaveIfSaved} />}
      {isNeeded && (
        <Suspense>
          <LeaveDialog
            open={isBlocked}
            names={names}
            saving={saving}
            onOpenChange={(open) => !open && blocker.reset?.()}
            // SHELL-16: the heading of the next screen has the focus.
            finalFocus={() => (isConfirmed || names.length === 0 ? false : null)}
            onConfirm={() => {
              setConfirmed(true);
              onLeave();
              blocker.proceed?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** While mounted, makes the browser ask before the page is closed or reloaded. */
function AskBeforeUnload() {
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
