import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Pause, Play, RotateCcw, Undo2, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';
import {
  usePauseBulkEdit,
  useResumeBulkEdit,
  useRetryBulkEdit,
  useCancelBulkEdit,
} from '../../../data/bulk-edit/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import type { JobId } from '../../../data/batch/job.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '@placekeeper/ui/confirm-dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';

export function EditActions({ edit }: { readonly edit: BulkEdit }) {
  const [openDialog, setOpenDialog] = useState<'cancel' | 'undo' | null>(null);
  const [pause, resume, retry] = [usePauseBulkEdit(), useResumeBulkEdit(), useRetryBulkEdit()];
  const close = () => setOpenDialog(null);
  const some = edit.can_be_cancelled || edit.can_be_retried || edit.undoable > 0;
  return (
    <>
      {some && (
        <div className="mb-4 flex flex-wrap gap-2">
          {edit.can_be_paused && (
            <Button
              icon={<Pause aria-hidden />}
              loading={pause.isPending}
              onClick={() => pause.mutate(edit.id, { onSuccess: focusHeading })}
            >
              Pause
            </Button>
          )}
          {edit.can_be_resumed && (
            <Button
              icon={<Play aria-hidden />}
              loading={resume.isPending}
              variant="primary"
              onClick={() => resume.mutate(edit.id, { onSuccess: focusHeading })}
            >
              Resume
            </Button>
          )}
          {edit.can_be_cancelled && (
            <Button icon={<X aria-hidden />} onClick={() => setOpenDialog('cancel')}>
              Stop
            </Button>
          )}
          {edit.can_be_retried && (
            <Button
              icon={<RotateCcw aria-hidden />}
              loading={retry.isPending}
              onClick={() => retry.mutate(edit.id, { onSuccess: focusHeading })}
            >
              {`Retry ${formatCount(edit.item_totals['failed'] ?? 0, 'location')}`}
            </Button>
          )}
          {edit.undoable > 0 && (
            <Button
              icon={<Undo2 aria-hidden />}
              variant="danger"
              onClick={() => setOpenDialog('undo')}
            >
              {`Undo for ${formatCount(edit.undoable, 'location')}`}
            </Button>
          )}
        </div>
      )}
      <ErrorBanner error={pause.error} title="Couldn’t pause" />
      <ErrorBanner error={resume.error} title="Couldn’t resume" />
      <ErrorBanner error={retry.error} title="Couldn’t retry" />
      <CancelDialog edit={edit} open={openDialog === 'cancel'} onClose={close} />
      <Suspense fallback={null}>
        {openDialog === 'undo' && <UndoDialog open id={edit.id} onClose={close} />}
      </Suspense>
    </>
  );
}

interface ErrorBannerProps {
  readonly title: string;
  readonly error: ApiError | null;
}

function ErrorBanner({ title, error }: ErrorBannerProps) {
  const errorMessage = writeErrorMessage(error);
  return (
    errorMessage && (
      <Banner className="mb-4" role="alert" title={title} tone="danger">
        {errorMessage}
      </Banner>
    )
  );
}

interface EditDialogProps {
  readonly edit: BulkEdit;
  readonly open: boolean;
  readonly onClose: () => void;
}

function CancelDialog(props: EditDialogProps) {
  const waiting = props.edit.item_totals['pending'] ?? 0;
  return (
    <EditQuestion
      {...props}
      cancelLabel="Keep bulk edit"
      confirmLabel="Stop bulk edit"
      description={`${formatCount(waiting, 'remaining location', 'remaining locations')} won’t change. Completed changes stay, and you can undo them later.`}
      title="Stop this bulk edit?"
      write={useCancelBulkEdit()}
    />
  );
}

/** Reads locations and updates, so its code loads with the first undo. */
const UndoDialog = lazyPart(async () => (await import('../undo/undo-dialog.tsx')).UndoDialog);

type Words = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'cancelLabel'>;

interface EditQuestionProps extends EditDialogProps, Words {
  readonly write: UseMutationResult<void, ApiError, JobId>;
}

function EditQuestion({ edit, open, onClose, write, ...words }: EditQuestionProps) {
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
