import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Link } from 'react-router';
import {
  hasUnsent,
  isStopping,
  isUndoable,
  isUndone,
  settledCount,
  type ItemState,
  type Job,
  type JobItem,
} from '../../data/batch/job.ts';
import { wordingOf } from '../../data/batch/job-kinds.ts';
import {
  cancelJob,
  pauseJob,
  resumeJob,
  undoJob,
  useJob,
  useJobItems,
} from '../../data/batch/jobs.ts';
import { useStore } from '../../lib/browser/external-store.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { useLastValue } from '../../lib/react/use-last-value.ts';
import { RetryFailed } from '../../widgets/jobs/retry-failed.tsx';
import { JobState } from './job-state.tsx';
import { shownJob } from './shown-job.ts';

export function JobDialog() {
  const id = useStore(shownJob);
  const kept = useLastValue(id);
  return kept !== null && <Details id={kept} open={id !== null} />;
}

function Details({ id, open }: { readonly id: number; readonly open: boolean }) {
  const { data: job } = useJob(id);
  if (!job) return null;
  const isActive = job.status === 'running' || job.status === 'paused';
  const settled = settledCount(job);
  return (
    <Dialog
      open={open}
      description={<JobState job={job} />}
      footer={<Controls job={job} />}
      title={job.title}
      onOpenChange={(next) => !next && shownJob.set(null)}
    >
      {isActive && (
        <ProgressBar
          labelHidden
          label="Progress"
          max={job.total}
          value={settled}
          valueText={`${formatNumber(settled)} of ${formatNumber(job.total)}`}
        />
      )}
      {listedStates.map(
        (state) => job.counts[state] > 0 && <Items key={state} job={job} state={state} />,
      )}
    </Dialog>
  );
}

function Controls({ job }: { readonly job: Job }) {
  const undo = useJob(job.undoneBy).data ?? undefined;
  return (
    <>
      {job.status === 'running' && !isStopping(job) && hasUnsent(job) && (
        <Button variant="ghost" onClick={() => void pauseJob(job.id)}>
          Pause
        </Button>
      )}
      {job.status === 'paused' && job.pausedBecause === 'user' && (
        <Button variant="ghost" onClick={() => void resumeJob(job.id)}>
          Resume
        </Button>
      )}
      {(job.counts.pending > 0 || isStopping(job)) && (
        <Button variant="ghost" loading={isStopping(job)} onClick={() => void cancelJob(job.id)}>
          Stop
        </Button>
      )}
      {job.counts.failed > 0 && job.finished_at !== null && !isUndone(job, undo) && (
        <RetryFailed failed={job.counts.failed} job={job.id} />
      )}
      {wordingOf(job).offersUndo && job.undoes === null && isUndoable(job, undo) && (
        <Button variant="ghost" onClick={() => void undoJob(job.id, new AbortController().signal)}>
          Undo
        </Button>
      )}
      <DialogClose>
        <Button variant="primary">Close</Button>
      </DialogClose>
    </>
  );
}

const nounOf = (job: Job): string => wordingOf(job).noun ?? 'location';

const listedStates = [
  'failed',
  'conflict',
  'skipped',
  'cancelled',
] as const satisfies readonly ItemState[];

const headings: Readonly<Record<(typeof listedStates)[number], string>> = {
  failed: 'failed',
  conflict: 'changed in the meantime',
  skipped: 'skipped',
  cancelled: 'not changed, because the job was stopped',
};

function Items({
  job,
  state,
}: {
  readonly job: Job;
  readonly state: (typeof listedStates)[number];
}) {
  const page = useJobItems(job.id, { status: state }).data;
  if (!page) return null;
  const reasons = [...new Set(page.items.map(({ message }) => message))];
  const more = page.total - page.items.length;
  return (
    <section className="not-first:mt-5">
      <h3 className="font-550">
        {formatCount(page.total, nounOf(job))}{' '}
        {wordingOf(job).words?.(job)[state] ?? headings[state]}
      </h3>
      {reasons.map((reason) => (
        <div key={reason}>
          {reason && <p className="mt-1.5 text-text-2">{reason}</p>}
          <ul className="mt-1.5">
            {page.items
              .filter(({ message }) => message === reason)
              .map((item) => (
                <Item key={item.index} item={item} />
              ))}
          </ul>
        </div>
      ))}
      {more > 0 && (
        <p className="border-t border-line pt-1.5 text-text-2">and {formatNumber(more)} more</p>
      )}
    </section>
  );
}

function Item({ item: { title, location } }: { readonly item: JobItem }) {
  const code = location && storeCodeOf(location);
  return (
    <li className="border-t border-line py-1.5 wrap-anywhere">
      {location ? (
        <Link
          className="hover:underline"
          to={to('location', { location: location.id })}
          onClick={() => shownJob.set(null)}
        >
          {title}
        </Link>
      ) : (
        title
      )}
      {code !== undefined && <span className="ml-2.5 font-mono text-12 text-text-3">{code}</span>}
    </li>
  );
}
