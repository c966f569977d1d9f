import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { valueKey } from '@placekeeper/contracts/rules/similar-updates';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useRef, useState } from 'react';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useJobRun } from '../../../data/batch/job-run.ts';
import { useSimilarUpdates } from '../../../data/updates/similar-updates.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { FieldChange } from '../../../widgets/field-value/field-change.tsx';
import { JobProgress } from '../../../widgets/jobs/job-progress.tsx';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { UpdateSource } from '../../../widgets/updates/update-source.tsx';
import { UpdateTitle } from '../../../widgets/updates/update-title.tsx';
import { decisionJob, decisionOf } from './decision-jobs.ts';
import { decidedText, decisionNames } from './decision-wording.ts';
import { SimilarList } from './similar-list.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

interface SimilarDialogProps {
  readonly update: GoogleUpdate;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDecided: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

const actions = [
  { action: 'dismiss', variant: 'ghost' },
  { action: 'reject', variant: 'secondary' },
  { action: 'accept', variant: 'primary' },
] as const;

interface Outcome {
  readonly words: string;
  /** Reason by update. */
  readonly failed: ReadonlyMap<GoogleUpdateId, string>;
  readonly settled: ReadonlySet<GoogleUpdateId>;
}

/** One action for identical updates; single ones can be deselected. */
export function SimilarDialog({
  update,
  open,
  onClose,
  onDecided,
  finalFocus,
}: SimilarDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const found = useSimilarUpdates(update, open);
  const [except, setExcept] = useState<ReadonlySet<GoogleUpdateId>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [chosen, setChosen] = useState<UpdateAction | null>(null);
  const { watch, ...run } = useJobRun();
  const { isPending } = run;
  const errorMessage = writeErrorMessage(run.error);
  const left = (found.data?.updates ?? []).filter(({ id }) => !outcome?.settled.has(id));
  const taken = left.filter(({ id }) => !except.has(id));
  const top = found.data ? mostCommon(left, update) : update;
  const possible = (action: UpdateAction) => taken.filter((one) => updateCan(action, one).allowed);

  const whyNot = (action: UpdateAction): string | undefined => {
    if (isPending) return chosen === action ? undefined : 'In progress';
    if (!found.data) return 'Loading locations…';
    if (found.isFetching) return 'Still looking for identical updates.';
    if (taken.length === 0) return 'Select at least one location.';
    if (possible(action).length > 0) return undefined;
    const [first] = taken;
    return (first && updateCan(action, first).reason) ?? 'Not available right now';
  };

  const decide = (action: UpdateAction) => {
    setChosen(action);
    run.mutate(decisionJob(action, possible(action)), {
      onSuccess: ({ job, items }) => {
        if (job.counts.failed + job.counts.cancelled === 0) return onDecided();
        const settled = items.filter(({ state }) => state === 'done' || state === 'skipped');
        const failed = items.filter(({ state }) => state === 'failed');
        return setOutcome({
          words: decidedText(job),
          failed: new Map(failed.map((item) => [decisionOf(item).update, item.message])),
          settled: new Set([
            ...(outcome?.settled ?? []),
            ...settled.map((item) => decisionOf(item).update),
          ]),
        });
      },
    });
  };

  const close = () => {
    run.reset();
    if (outcome || isPending) onDecided();
    else onClose();
    setOutcome(null);
  };

  return (
    <Dialog
      description={
        <>
          <UpdateSource source={update.type} /> made the same change
          {found.data && !found.isFetching && ` at ${formatCount(left.length, 'location')}`}. Clear
          any location that this doesn’t apply to.
        </>
      }
      finalFocus={finalFocus}
      footer={
        <>
          {isPending && run.job && <JobProgress job={run.job} one="update" />}
          <span className="flex-1 self-center text-text-2" role="status">
            {except.size > 0 && formatCount(except.size, 'exception')}
          </span>
          {actions.map(({ action, variant }) => (
            <Button
              key={action}
              disabledReason={whyNot(action)}
              loading={isPending && chosen === action}
              variant={variant}
              onClick={() => decide(action)}
            >
              {decisionNames[action].verb}{' '}
              {possible(action).length > 0 && formatNumber(possible(action).length)}
            </Button>
          ))}
        </>
      }
      initialFocus={dialog}
      open={open}
      ref={dialog}
      title={<UpdateTitle update={update} />}
      onOpenChange={(next) => !next && close()}
    >
      <div ref={watch}>
        {(errorMessage ?? outcome?.words) && (
          <Banner className="mb-3" role="alert" tone="danger">
            {errorMessage ?? outcome?.words}
          </Banner>
        )}
      </div>
      <div className="mb-4">
        <FieldChange {...top} />
      </div>
      {found.data && (
        <>
          <Search found={found} />
          <UnreadRows count={found.data.unread} one="update" />
          <div ref={takeFocus}>
            <SimilarList
              except={except}
              failed={outcome?.failed ?? new Map()}
              previous={top.platform_value}
              updates={left}
              onExcept={setExcept}
            />
          </div>
        </>
      )}
      {found.isPending && (
        <SkeletonRegion className="grid gap-4 py-3" label="Loading locations">
          {['w-56', 'w-44', 'w-64', 'w-48'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </SkeletonRegion>
      )}
      {!found.data && found.error && (
        <LoadFailed query={found}>Couldn’t load locations.</LoadFailed>
      )}
    </Dialog>
  );
}

/** The previous value that most of them share is shown once; the others are listed with theirs. */
function mostCommon(updates: readonly GoogleUpdate[], opened: GoogleUpdate): GoogleUpdate {
  const groups = [...Map.groupBy(updates, (one) => valueKey(one.platform_value)).values()];
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const isOpened = (group: readonly GoogleUpdate[]) => group.some(({ id }) => id === opened.id);
  const largest = groups.filter(({ length }) => length === most);
  return (largest.find(isOpened) ?? largest[0])?.[0] ?? opened;
}

/** The dialog holds the focus while the list loads; a control in it that the user went to keeps the focus. */
function takeFocus(list: HTMLElement | null): void {
  const dialog = list?.closest('[role=dialog]');
  const focused = document.activeElement;
  if (focused !== dialog && dialog?.contains(focused)) return;
  list?.querySelector('input')?.focus({ preventScroll: true });
}

/** Progress of an incomplete search. */
function Search({ found }: { readonly found: ReturnType<typeof useSimilarUpdates> }) {
  const { data, error, isFetching, refetch, stop } = found;
  if (!data || (!isFetching && !error && data.read >= data.total)) return null;
  const searched = `${formatNumber(data.read)} of ${formatCount(data.total, 'update')} searched`;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      {isFetching ? (
        <ProgressBar
          className="flex-1"
          label="Looking for identical updates"
          max={data.total}
          value={data.read}
          valueText={searched}
        />
      ) : (
        <p className="flex-1" role={error ? 'alert' : 'status'}>
          {error ? `Couldn’t finish the search. ${error.message} ` : 'Search stopped. '}
          {searched}.
        </p>
      )}
      <Button size="sm" onClick={() => void (isFetching ? stop() : refetch())}>
        {isFetching ? 'Stop' : 'Search again'}
      </Button>
    </div>
  );
}
