import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobId } from '../../../data/batch/job.ts';
import { isForGoogle } from '../../../data/bulk-edit/bulk-edit-of-job.ts';
import { startUndo } from '../../../data/batch/jobs.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { readUndo, type UndoPlan } from './read-undo.ts';
import { ConflictList } from './conflict-list.tsx';

interface UndoDialogProps {
  readonly id: JobId;
  readonly onClose: () => void;
}

export function UndoDialog({ id, onClose }: UndoDialogProps) {
  const navigate = useNavigate();
  const [included, setIncluded] = useState<ReadonlySet<string>>(new Set());
  const plan = useQuery({
    queryKey: ['bulkEdits', 'undo', id],
    queryFn: ({ signal }) => readUndo(id, signal),
    gcTime: 0,
    staleTime: 'static',
  });
  const undo = useMutation({
    mutationFn: ({ job, itemsWith }: UndoPlan) => startUndo(job, itemsWith(included)),
  });
  const close = () => {
    setIncluded(new Set());
    onClose();
  };
  const { data } = plan;
  const locations = data ? restoredLocations(data, included) : 0;
  return (
    <ConfirmWrite
      destructive
      confirmDisabledReason={reasonAgainst(data, locations)}
      confirmLabel={locations > 0 ? `Undo for ${formatCount(locations, 'location')}` : 'Undo'}
      description={
        data ? summaryOf(data) : 'Placekeeper is checking which values have changed since the edit.'
      }
      open
      size="md"
      title="Undo this bulk edit?"
      write={undo}
      onClose={close}
      onConfirm={() =>
        data &&
        undo.mutate(data, {
          onSuccess(started) {
            close();
            focusHeading();
            void navigate(to('bulk-edit.show', { bulkEdit: started }));
          },
        })
      }
    >
      {plan.isPending && <ProgressBar labelHidden label="Checking locations" value={null} />}
      {!data && plan.error && <LoadFailed query={plan}>Couldn’t load locations.</LoadFailed>}
      {data && data.conflicts.length > 0 && (
        <ConflictList conflicts={data.conflicts} included={included} onInclude={setIncluded} />
      )}
    </ConfirmWrite>
  );
}

const restoredLocations = ({ itemsWith }: UndoPlan, included: ReadonlySet<string>): number =>
  itemsWith(included).filter(({ state = 'pending' }) => state === 'pending').length;

function summaryOf({ job, values, lost, conflicts }: UndoPlan): string {
  const publishing = isForGoogle(job)
    ? ` and publishes ${values === 1 ? 'it' : 'them'} at managed locations`
    : '';
  return [
    values === 0
      ? conflicts.length === 0 && 'Nothing to restore.'
      : `Restores ${formatCount(values, 'value')}${publishing}.`,
    conflicts.length > 0
      ? `${formatCount(conflicts.length, 'changed value is', 'changed values are')} kept unless you select ${conflicts.length === 1 ? 'it' : 'them'}.`
      : '',
    lost > 0 ? `${formatCount(lost, 'location')} can’t be fully restored.` : '',
    'You can’t undo this.',
  ]
    .filter(Boolean)
    .join(' ');
}

function reasonAgainst(plan: UndoPlan | undefined, locations: number): string | undefined {
  if (!plan) return 'Loading locations';
  if (locations > 0) return undefined;
  return plan.conflicts.length > 0
    ? 'Select a changed value to restore it.'
    : 'Nothing to restore.';
}
