import type { JobId } from '../../../data/batch/job.ts';
import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '@placekeeper/ui/confirm-dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';
import { useCancelBulkEdit, useUndoBulkEdit } from '../../../data/bulk-edit/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';

interface EditDialogProps {
  readonly edit: BulkEdit;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CancelDialog(props: EditDialogProps) {
  const waiting = props.edit.item_totals['pending'] ?? 0;
  return (
    <EditQuestion
      {...props}
      cancelLabel="Let it go on"
      confirmLabel="Cancel the rest"
      description={`${formatCount(waiting, 'location that waits is', 'locations that wait are')} left as they are. What is done already stays, and can be undone afterwards.`}
      title="Cancel this bulk edit?"
      write={useCancelBulkEdit()}
    />
  );
}

/** BULK-2: says what it means before it happens, and where it will not. */
export function UndoDialog(props: EditDialogProps) {
  const navigate = useNavigate();
  const count = formatCount(props.edit.undoable, 'location');
  return (
    <EditQuestion
      {...props}
      confirmLabel={`Undo at ${count}`}
      description={`The values from before come back at ${count}, and are sent to Google where the location is managed. A value that somebody changed since stays as it is; the list then says where. An undo cannot be undone.`}
      title="Undo this bulk edit?"
      write={useUndoBulkEdit()}
      onDone={(undo) => undo !== null && void navigate(to('bulk-edit.show', { bulkEdit: undo }))}
    />
  );
}

type Words = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'cancelLabel'>;

interface EditQuestionProps<Answer> extends EditDialogProps, Words {
  readonly write: UseMutationResult<Answer, ApiError, JobId>;
  readonly onDone?: (answer: Answer) => void;
}

function EditQuestion<Answer>({
  edit,
  open,
  onClose,
  write,
  onDone,
  ...words
}: EditQuestionProps<Answer>) {
  const { mutate, isPending, error, reset } = write;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      destructive
      error={writeErrorMessage(error)}
      open={open}
      pending={isPending}
      onConfirm={() =>
        mutate(edit.id, {
          onSuccess(answer) {
            close();
            focusHeading();
            onDone?.(answer);
          },
        })
      }
      onOpenChange={(next) => !next && close()}
    />
  );
}
