import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useUndoBulkEdit } from '../../../data/bulk-edits.ts';
import { formatCount } from '../../../lib/format.ts';
import type { EditDialogProps } from './cancel-dialog.tsx';
import { focusHeading } from './focus-heading.ts';
import { undoable } from './undoable.ts';

/** BULK-2: says what it means before it happens, and where it will not. */
export function UndoDialog({ edit, open, onClose }: EditDialogProps) {
  const { mutate, isPending, error, reset } = useUndoBulkEdit();
  const count = formatCount(undoable(edit), 'location');
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      destructive
      confirmLabel={`Undo at ${count}`}
      description={`The values from before come back at ${count}, and are sent to Google where the location is managed. A value that somebody changed since stays as it is; the list then says where. An undo cannot be undone.`}
      error={error?.message}
      open={open}
      pending={isPending}
      title="Undo this bulk edit?"
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
