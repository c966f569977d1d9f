import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import { useBeforeUnload, useBlocker } from 'react-router';
import { formatList } from '../../lib/text/format.ts';

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
  return (
    <>
      {names.length > 0 && <AskBeforeUnload />}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
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
    </>
  );
}

/** While mounted, the browser asks before the page is closed or reloaded. */
function AskBeforeUnload() {
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
