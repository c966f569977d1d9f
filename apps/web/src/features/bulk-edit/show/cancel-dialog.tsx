import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useCancelBulkEdit } from '../../../data/bulk-edits.ts';
import { formatCount } from '../../../lib/format.ts';
import { focusHeading } from './focus-heading.ts';

export interface EditDialogProps {
  readonly edit: BulkEdit;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CancelDialog({ edit, open, onClose }: EditDialogProps) {
  const { mutate, isPending, error, reset } = useCancelBulkEdit();
  const waiting = edit.item_totals['pending'] ?? 0;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      destructive
      cancelLabel="Let it go on"
      confirmLabel="Cancel the rest"
      description={`${formatCount(waiting, 'location that waits is', 'locations that wait are')} left as they are. What is done already stays, and can be undone afterwards.`}
      error={error?.message}
      open={open}
      pending={isPending}
      title="Cancel this bulk edit?"
      onConfirm={() =>
        mutate(edit.id, {
          onSuccess() {
            close();
            focusHeading();
          },
        })
      }
      onOpenChange={(next) => !next && close()}
    />
  );
}
