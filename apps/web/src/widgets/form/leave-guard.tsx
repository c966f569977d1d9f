import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import { useBeforeUnload, useBlocker } from 'react-router';
import { formatList } from '../../lib/text/format.ts';

interface LeaveGuardProps {
  /** What is not saved. */
  readonly names: readonly string[];
  /** Called on leaving, because the rendered value may lag one key press behind. */
  readonly hasChanges: () => boolean;
  /** Gives the changes up. */
  readonly onLeave: () => void;
}

/** DET-2: leaving with unsaved changes asks. Another filter or tab of the same page is not leaving. */
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
        description={`What you changed is not saved and would be lost: ${formatList(names.map(lowerFirst))}.`}
        confirmLabel="Discard and leave"
        cancelLabel="Keep editing"
        destructive
        onConfirm={() => {
          // First: whatever the next page does to the address on arrival would be asked about again.
          onLeave();
          blocker.proceed?.();
        }}
      />
    </>
  );
}

/** While it is there, the browser asks before the page is closed or loaded again. */
function AskBeforeUnload() {
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
