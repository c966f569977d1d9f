import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Pause, Play, RotateCcw, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';
import {
  usePauseBulkEdit,
  useResumeBulkEdit,
  useRetryBulkEdit,
} from '../../../data/bulk-edit/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { CancelDialog, UndoDialog } from './edit-dialogs.tsx';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';

/** BULK-1, BULK-2: what is possible now. */
export function EditActions({ edit }: { readonly edit: BulkEdit }) {
  const [asked, setAsked] = useState<'cancel' | 'undo' | null>(null);
  const [pause, resume, retry] = [usePauseBulkEdit(), useResumeBulkEdit(), useRetryBulkEdit()];
  const close = () => setAsked(null);
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
            <Button icon={<X aria-hidden />} onClick={() => setAsked('cancel')}>
              Cancel the rest
            </Button>
          )}
          {edit.can_be_retried && (
            <Button
              icon={<RotateCcw aria-hidden />}
              loading={retry.isPending}
              onClick={() => retry.mutate(edit.id, { onSuccess: focusHeading })}
            >
              {`Try ${formatCount(edit.item_totals['failed'] ?? 0, 'location')} again`}
            </Button>
          )}
          {edit.undoable > 0 && (
            <Button icon={<Undo2 aria-hidden />} variant="danger" onClick={() => setAsked('undo')}>
              {`Undo at ${formatCount(edit.undoable, 'location')}`}
            </Button>
          )}
        </div>
      )}
      <ErrorBanner error={pause.error} title="It was not paused." />
      <ErrorBanner error={resume.error} title="It is still paused." />
      <ErrorBanner error={retry.error} title="Nothing was tried again." />
      <CancelDialog edit={edit} open={asked === 'cancel'} onClose={close} />
      <UndoDialog edit={edit} open={asked === 'undo'} onClose={close} />
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
