import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { NavigationType, useBlocker } from 'react-router';

interface DialogLeaveGuardProps {
  /** Asked at the moment of leaving: what was rendered may be a key behind. */
  readonly hasChanges: () => boolean;
}

/**
 * DET-2: for a dialog somebody types in. The browser's Back takes the dialog along with its page, so it asks in the
 * words of Escape; what the dialog itself leads to does not.
 */
export function DialogLeaveGuard({ hasChanges }: DialogLeaveGuardProps) {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && hasChanges(),
  );
  return (
    <ConfirmDialog
      destructive
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      description="What you typed is not saved and would be lost."
      open={blocker.state === 'blocked'}
      title="Discard what you typed?"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(open) => !open && blocker.reset?.()}
    />
  );
}
