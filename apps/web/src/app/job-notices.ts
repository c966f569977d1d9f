import type { UserId } from '@placekeeper/contracts/core/id';
import { jobAddress, jobDoneText, type Job, type JobId } from '../data/batch/job.ts';
import { readJobs } from '../data/batch/journal.ts';
import { onJobsChanged } from '../data/batch/windows.ts';
import { jobStateText, outcomeText, runsInBrowser } from '../features/jobs/job-text.ts';
import { shownJob } from '../features/jobs/shown-job.ts';
import { reportError } from '../lib/report-error.ts';
import { notify } from '../widgets/notify.ts';

const noticeMs = 300;

/** One message per job: its progress while it runs, in every window, and its outcome once. */
export async function followJobs(
  user: UserId,
  navigate: (address: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const told = new Set<JobId>();
  const isOver = ({ finished_at: at }: Job) => at !== null;
  for (const job of await readJobs(user)) if (isOver(job)) told.add(job.id);
  const details = (job: Job): Action => ({
    label: 'Details',
    onClick: () => {
      const address = jobAddress(job);
      if (address === undefined) shownJob.set(job.id);
      else navigate(address);
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellAll = async () => {
    timer = undefined;
    for (const job of await readJobs(user)) {
      if (!isOver(job)) {
        told.delete(job.id);
        tellProgress(job, details(job));
      } else if (!told.has(job.id)) {
        told.add(job.id);
        tellOutcome(job, details(job));
      }
    }
  };
  const soon = () => {
    timer ??= setTimeout(
      () => void tellAll().catch((error: unknown) => reportError(error, 'jobs')),
      noticeMs,
    );
  };
  const stop = onJobsChanged(soon);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  soon();
}

const idOf = ({ id }: Job) => `job-${id}`;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

function tellProgress(job: Job, action: Action): void {
  void notify(job.status === 'paused' ? 'info' : 'loading', job.title, {
    id: idOf(job),
    duration: Infinity,
    description: `${jobStateText(job)} ${runsInBrowser}`,
    action,
  });
}

function tellOutcome(job: Job, action: Action): void {
  const { skipped, failed, conflict, cancelled } = job.counts;
  const isWhole = skipped + failed + conflict + cancelled === 0;
  void notify(isWhole ? 'success' : 'warning', jobDoneText(job), {
    id: idOf(job),
    duration: isWhole ? 4000 : Infinity,
    description: isWhole ? undefined : outcomeText(job),
    action: isWhole ? undefined : action,
  });
}
