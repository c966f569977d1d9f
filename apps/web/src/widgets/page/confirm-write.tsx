import { ConfirmDialog, type ConfirmDialogProps } from '@placekeeper/ui/confirm-dialog';
import { writeErrorMessage, type ApiError } from '../../data/http/api-error.ts';

interface ConfirmWriteProps extends Omit<ConfirmDialogProps, 'onOpenChange' | 'pending'> {
  readonly write: {
    readonly error: ApiError | null;
    readonly isPending: boolean;
    readonly reset: () => void;
  };
  readonly onClose: () => void;
}

/** Asks before a write, and shows its progress and its error until the dialog is closed. */
export function ConfirmWrite({ write, onClose, ...props }: ConfirmWriteProps) {
  return (
    <ConfirmDialog
      error={writeErrorMessage(write.error)}
      {...props}
      pending={write.isPending}
      onOpenChange={(open) => {
        if (open) return;
        write.reset();
        onClose();
      }}
    />
  );
}
