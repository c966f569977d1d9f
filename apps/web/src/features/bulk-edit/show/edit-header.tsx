import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { Crumb } from '@placekeeper/ui/breadcrumbs';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { editLook, editTitle } from '../../../widgets/bulk-edit/edit-status.ts';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { BulkEditBreadcrumbs } from '../flow/bulk-edit-breadcrumbs.tsx';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ArrowUpToLine, Pause, Play, Undo2, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';
import {
  usePauseBulkEdit,
  useResumeBulkEdit,
  useMoveBulkEditToFront,
  useStartBulkEditNow,
  useCancelBulkEdit,
} from '../../../data/bulk-edit/mutations.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { formatCount, formatDateTime } from '../../../lib/text/format.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import type { JobId } from '../../../data/batch/job.ts';
import type { ConfirmDialogProps } from '@placekeeper/ui/confirm-dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { RetryFailed } from '../../../widgets/jobs/retry-failed.tsx';
import { UndoDialog } from '../undo/lazy-undo-dialog.ts';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';

interface EditHeaderProps {
  readonly edit: BulkEdit | undefined;
}

export function EditHeader({ edit }: EditHeaderProps) {
  const [openDialog, setOpenDialog] = useState<Dialog | null>(null);
  const [pause, resume] = [usePauseBulkEdit(), useResumeBulkEdit()];
  const [now, toFront] = [useStartBulkEditNow(), useMoveBulkEditToFront()];
  const close = () => setOpenDialog(null);
  return (
    <>
      <PageHeader
        // On a phone, the state is below the title instead of beside it.
        className="[&_h1]:max-sm:basis-full"
        actions={
          edit && (
            <EditActions
              edit={edit}
              writes={{ pause, resume, now, toFront }}
              onAsk={setOpenDialog}
            />
          )
        }
        breadcrumbs={
          <BulkEditBreadcrumbs>
            <Crumb render={<Link to={to('bulk-edit.history')} />}>History</Crumb>
          </BulkEditBreadcrumbs>
        }
        meta={edit && <StateAndOrigin edit={edit} />}
        title={edit ? editTitle(edit) : 'Bulk edit'}
      />
      {edit && edit.stale > 0 && <StaleNote edit={edit} />}
      <ErrorBanner error={pause.error} title="Couldn’t pause" />
      <ErrorBanner error={resume.error} title="Couldn’t resume" />
      <ErrorBanner error={now.error} title="Couldn’t start" />
      <ErrorBanner error={toFront.error} title="Couldn’t move" />
      {edit && <CancelDialog edit={edit} open={openDialog === 'cancel'} onClose={close} />}
      <Suspense fallback={null}>
        {edit && openDialog === 'undo' && <UndoDialog id={edit.id} onClose={close} />}
      </Suspense>
    </>
  );
}

function StateAndOrigin({ edit }: { readonly edit: BulkEdit }) {
  const { tone, label } = editLook(edit);
  return (
    // On a phone, each part has its own line, because a longer status would wrap a shared one.
    <p className="flex flex-wrap gap-x-3 max-sm:grid">
      <StatusDot tone={tone}>{label}</StatusDot>
      <span className="text-text-3">
        Created <RelativeTime date={edit.created_at} /> in this browser
      </span>
      {edit.counterpart !== null && (
        <Link
          className="text-accent-text hover:underline"
          to={to('bulk-edit.show', { bulkEdit: edit.counterpart })}
        >
          {edit.is_undo ? 'View the original edit' : 'View the undo'}
        </Link>
      )}
    </p>
  );
}

type Dialog = 'cancel' | 'undo';
type Write = UseMutationResult<void, ApiError, JobId>;

interface EditActionsProps {
  readonly edit: BulkEdit;
  readonly writes: Readonly<Record<'pause' | 'resume' | 'now' | 'toFront', Write>>;
  readonly onAsk: (dialog: Dialog) => void;
}

function EditActions({ edit, writes, onAsk }: EditActionsProps) {
  const { pause, resume, now, toFront } = writes;
  const { queue_place: place, stale, status } = edit;
  return (
    <>
      {edit.can_be_paused && (
        <Button
          icon={<Pause aria-hidden />}
          loading={pause.isPending}
          onClick={() => pause.mutate(edit.id, { onSuccess: focusHeading })}
        >
          Pause
        </Button>
      )}
      {edit.can_be_resumed && unchangedText(edit) && (
        <Button
          icon={<Play aria-hidden />}
          loading={resume.isPending}
          variant="primary"
          onClick={() => resume.mutate(edit.id, { onSuccess: focusHeading })}
        >
          {unchangedText(edit)}
        </Button>
      )}
      {status === 'scheduled' && (
        <Button
          icon={<Play aria-hidden />}
          loading={now.isPending}
          onClick={() => now.mutate(edit.id, { onSuccess: focusHeading })}
        >
          Start now
        </Button>
      )}
      {place !== null && place > 1 && (
        <Button
          icon={<ArrowUpToLine aria-hidden />}
          loading={toFront.isPending}
          onClick={() => toFront.mutate(edit.id, { onSuccess: focusHeading })}
        >
          Move to front
        </Button>
      )}
      {edit.can_be_cancelled && (
        <Button icon={<X aria-hidden />} onClick={() => onAsk('cancel')}>
          {edit.started_at !== null && stale === 0
            ? 'Stop'
            : `Cancel ${edit.is_undo ? 'undo' : 'edit'}`}
        </Button>
      )}
      {edit.can_be_retried && (
        <RetryFailed failed={edit.item_totals.failed ?? 0} job={edit.id} onRetried={focusHeading} />
      )}
      {edit.undoable > 0 && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => onAsk('undo')}>
          {`Undo for ${formatCount(edit.undoable, 'location')}`}
        </Button>
      )}
    </>
  );
}

/** Label of the resume button; null if every remaining location has changed since the preview. */
function unchangedText({ stale, item_totals: totals, is_undo: isUndo }: BulkEdit): string | null {
  if (stale === 0) return 'Resume';
  const others = (totals.pending ?? 0) + (totals.undoing ?? 0) - stale;
  return others > 0
    ? `${isUndo ? 'Undo for' : 'Apply to'} ${formatCount(others, 'unchanged location')}`
    : null;
}

/** Whether another edit changed the same fields after the preview of this edit. */
const wroteDuring = (other: BulkEdit, { created_at: created, fields }: BulkEdit): boolean =>
  other.started_at !== null &&
  (other.finished_at === null || other.finished_at > created) &&
  other.fields.some((field) => fields.includes(field));

function StaleNote({ edit }: { readonly edit: BulkEdit }) {
  const { stale, is_undo: isUndo } = edit;
  const [since, name, again] = isUndo
    ? ['you started this undo', 'undo', 'undo the original edit again']
    : ['the preview', 'edit', 'create a new preview'];
  const edits = usePrefetched(bulkEditQueries.list()).data?.bulk_edits ?? [];
  const own = edits.find((other) => other.id !== edit.id && wroteDuring(other, edit));
  return (
    <Banner
      className="mb-4"
      role="alert"
      title={`${formatCount(stale, 'location has', 'locations have')} changed since ${since}`}
      tone="pending"
    >
      {[
        own && `Your bulk edit from ${formatDateTime(own.created_at)} changed the same fields.`,
        unchangedText(edit) === null
          ? `Nothing has been sent. Cancel the ${name} and ${again}.`
          : `Nothing has been sent. Continue with the unchanged locations, or cancel the ${name} and ${again}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
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
  const { item_totals: totals, started_at: start, stale, is_undo: isUndo } = props.edit;
  const waiting = (totals.pending ?? 0) + (totals.undoing ?? 0);
  const write = useCancelBulkEdit();
  if ((start === null || stale > 0) && isUndo)
    return (
      <EditQuestion
        {...props}
        cancelLabel="Keep undo"
        confirmLabel="Cancel undo"
        description={`Nothing has been sent. ${formatCount(waiting, 'location')} won’t be restored. You can undo the edit later.`}
        title="Cancel this undo?"
        write={write}
      />
    );
  if (start === null || stale > 0)
    return (
      <EditQuestion
        {...props}
        cancelLabel="Keep bulk edit"
        confirmLabel="Cancel bulk edit"
        description={`Nothing has been sent. ${formatCount(waiting, 'location')} won’t change.`}
        title="Cancel this bulk edit?"
        write={write}
      />
    );
  if (isUndo)
    return (
      <EditQuestion
        {...props}
        cancelLabel="Keep undoing"
        confirmLabel="Stop undo"
        description={`${formatCount(waiting, 'remaining location', 'remaining locations')} won’t be restored. Restored values stay, and you can undo the edit for the others later.`}
        title="Stop this undo?"
        write={write}
      />
    );
  return (
    <EditQuestion
      {...props}
      cancelLabel="Keep bulk edit"
      confirmLabel="Stop bulk edit"
      description={`${formatCount(waiting, 'remaining location', 'remaining locations')} won’t change. Completed changes stay, and you can undo them later.`}
      title="Stop this bulk edit?"
      write={write}
    />
  );
}

type Words = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'cancelLabel'>;

interface EditQuestionProps extends EditDialogProps, Words {
  readonly write: Write;
}

function EditQuestion({ edit, ...props }: EditQuestionProps) {
  return (
    <ConfirmWrite
      {...props}
      destructive
      onConfirm={() =>
        props.write.mutate(edit.id, {
          onSuccess() {
            props.onClose();
            focusHeading();
          },
        })
      }
    />
  );
}
