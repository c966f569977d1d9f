import { Button } from '@placekeeper/ui/button';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ArrowUpToLine, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { useMoveBulkEditToFront } from '../../../data/bulk-edit/mutations.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { RetryFailed } from '../../../widgets/jobs/retry-failed.tsx';
import { editTitle, fieldsNote } from '../../../widgets/bulk-edit/edit-status.ts';
import { EditOutcome } from '../../../widgets/bulk-edit/edit-outcome.tsx';
import { UndoDialog } from '../undo/lazy-undo-dialog.ts';

/** Hides a column on narrow screens, where the first cell shows its content. */
const wide = 'max-md:hidden';
const useWide = () => useMediaQuery('(min-width: 48rem)');

export function EditTable({ edits }: { readonly edits: readonly BulkEdit[] }) {
  const [undone, setUndone] = useState<BulkEdit | null>(null);
  const isWide = useWide();
  return (
    <>
      <Table label="Bulk edits">
        <thead className={isWide ? undefined : 'sr-only'}>
          <tr>
            <HeaderCell>Edit</HeaderCell>
            <HeaderCell className={wide}>Created</HeaderCell>
            <HeaderCell align="end" className={wide}>
              Locations
            </HeaderCell>
            <HeaderCell className={`${wide} w-2/5 md:pl-9`}>Outcome</HeaderCell>
            <HeaderCell className={wide}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {edits.map((edit) => (
            <EditRow key={edit.id} edit={edit} onUndo={() => setUndone(edit)} />
          ))}
        </tbody>
      </Table>
      <Suspense fallback={null}>
        {undone && <UndoDialog id={undone.id} onClose={() => setUndone(null)} />}
      </Suspense>
    </>
  );
}

interface EditRowProps {
  readonly edit: BulkEdit;
  readonly onUndo: () => void;
}

function EditRow({ edit, onUndo }: EditRowProps) {
  const isWide = useWide();
  const { id, created_at: created, total } = edit;
  const note = fieldsNote(edit);
  return (
    <Row>
      <Cell className="min-w-40 py-2.5 align-top">
        <Link
          className="inline-flex min-h-6 items-center font-550 wrap-anywhere text-text hover:underline"
          to={to('bulk-edit.show', { bulkEdit: id })}
        >
          {editTitle(edit)}
        </Link>
        {note && <p className="line-clamp-2 text-12 text-text-3 wrap-anywhere">{note}</p>}
        {edit.value && (
          <p className="line-clamp-2 text-12 text-text-2 wrap-anywhere">{edit.value}</p>
        )}
        <p className="text-12 text-text-3 md:hidden">
          {`${formatCount(total, 'location')} · `}
          <RelativeTime date={created} />
        </p>
        {!isWide && (
          <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-2">
            <div className="min-w-0 flex-[1_1_10rem]">
              <EditOutcome edit={edit} />
            </div>
            <div className="flex flex-wrap gap-2 empty:hidden">
              <RowActions edit={edit} onUndo={onUndo} />
            </div>
          </div>
        )}
      </Cell>
      <Cell className={`${wide} py-2.5 align-top`}>
        <RelativeTime
          className="block leading-6 whitespace-nowrap first-letter:uppercase"
          date={created}
        />
      </Cell>
      <Cell numeric className={`${wide} py-2.5 align-top leading-6`}>
        {formatNumber(total)}
      </Cell>
      <Cell className={`${wide} min-w-44 py-2.5 align-top md:pl-9`}>
        {isWide && <EditOutcome edit={edit} />}
      </Cell>
      <Cell className={`${wide} py-2 align-top`}>
        {isWide && (
          <div className="flex flex-wrap justify-end gap-2">
            <RowActions edit={edit} onUndo={onUndo} />
          </div>
        )}
      </Cell>
    </Row>
  );
}

function RowActions({ edit, onUndo }: EditRowProps) {
  const toFront = useMoveBulkEditToFront();
  const title = editTitle(edit);
  return (
    <>
      {edit.can_be_retried && (
        <RetryFailed
          failed={edit.item_totals.failed ?? 0}
          job={edit.id}
          size="sm"
          onRetried={focusHeading}
        />
      )}
      {edit.queue_place !== null && edit.queue_place > 1 && (
        <Button
          aria-label={`Move to front: ${title}`}
          icon={<ArrowUpToLine aria-hidden />}
          loading={toFront.isPending}
          size="sm"
          onClick={() => toFront.mutate(edit.id)}
        >
          Move to front
        </Button>
      )}
      {edit.undoable > 0 && (
        <Button
          aria-label={`Undo: ${title}`}
          icon={<Undo2 aria-hidden />}
          size="sm"
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </>
  );
}
