import type { UserId } from '@placekeeper/contracts/core/id';
import { createElement } from 'react';
import { openJobPage, shownOutcomes, watchedJob } from '../data/batch/job-run.ts';
import {
  isPartialUndo,
  isUndone,
  startedLate,
  startsIn,
  type Job,
  type JobId,
} from '../data/batch/job.ts';
import { isUnseen, jobAddress, waitingOf, wordingOf } from '../data/batch/job-kinds.ts';
import { retryJob, undoJob } from '../data/batch/jobs.ts';
import { unseenOutcomes } from '../data/batch/unseen-outcomes.ts';
import { readJobs } from '../data/batch/journal.ts';
import { onJobChange } from '../data/batch/job-changes.ts';
import { reportUnexpected } from '../data/http/report-unexpected.ts';
import { JobState } from '../features/jobs/job-state.tsx';
import { jobOutcomeText } from '../features/jobs/job-text.ts';
import { shownJob } from '../features/jobs/shown-job.ts';
import { lateText, retryText } from '../widgets/jobs/job-wording.ts';
import { showToast, dismissToast } from '../widgets/toast/show-toast.ts';
import { undoMs } from '../widgets/toast/show-success.ts';
import { wantsDesktopNotices } from '../data/preferences/desktop-notices.ts';

const noticeMs = 300;
/** A job that ends within this time shows no progress. */
const quietMs = 1000;

/** Shows one toast per job: its progress while it runs, then its outcome. */
export async function followJobs(
  user: UserId,
  navigate: (address: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const announced = new Set<JobId>();
  const told = new Set<JobId>();
  const isOver = ({ finished_at: at }: Job) => at !== null;
  for (const job of await readJobs(user)) if (isOver(job)) announced.add(job.id);
  const details = (job: Job): Action => ({
    label: 'Details',
    onClick: () => {
      const address = jobAddress(job);
      if (address === undefined) shownJob.set(job.id);
      else navigate(address);
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announceAll = async () => {
    timer = undefined;
    const jobs = await readJobs(user);
    const waiting = new Set(waitingOf(jobs));
    unseenOutcomes.set(jobs.filter(isUnseen).length);
    for (const job of jobs) {
      const isWatched = watchedJob.get() === job.id;
      if (isOver(job)) {
        if (announced.has(job.id)) {
          if (told.has(job.id) && isOutdated(job, jobs)) {
            told.delete(job.id);
            void dismissToast(idOf(job));
          }
          continue;
        }
        announced.add(job.id);
        told.add(job.id);
        showOutcome(job, details(job), shownOutcomes.delete(job.id) || isWatched);
        continue;
      }
      announced.delete(job.id);
      if (startsIn(job) > 0) continue;
      const isShown = isWatched || openJobPage.get() === job.id;
      if (isShown || waiting.has(job)) void dismissToast(idOf(job));
      else if (Date.now() - job.created_at < quietMs) setTimeout(soon, quietMs);
      else showProgress(job, details(job));
    }
  };
  const soon = () => {
    if (signal.aborted) return;
    timer ??= setTimeout(
      () => void announceAll().catch((error: unknown) => reportUnexpected(error, 'jobs')),
      noticeMs,
    );
  };
  const stops = [onJobChange(soon), watchedJob.subscribe(soon), openJobPage.subscribe(soon)];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  });
  soon();
}

/** Whether a later undo has made the toast wrong. The toast of a stopped undo also offers to undo the rest. */
function isOutdated(job: Job, jobs: readonly Job[]): boolean {
  const undo = jobs.find(({ id }) => id === job.undoneBy);
  const original = jobs.find(({ id }) => id === job.undoes);
  return isUndone(job, undo) || (original !== undefined && original.undoneBy !== job.id);
}

const idOf = ({ id }: Job) => `job-${id}`;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

function showProgress(job: Job, action: Action): void {
  const pausedType = job.pausedBecause === 'stale' ? 'warning' : 'info';
  const type = job.status === 'paused' ? pausedType : 'loading';
  void showToast(type, job.title, {
    id: idOf(job),
    duration: Infinity,
    description: createElement(JobState, { job }),
    action,
  });
}

function showOutcome(job: Job, action: Action, isWatched: boolean): void {
  const { doneText, note, ordinary, offersUndo } = wordingOf(job);
  const isWhole =
    !job.partial &&
    (['skipped', 'failed', 'conflict', 'cancelled'] as const).every(
      (state) => job.counts[state] === 0 || ordinary?.includes(state),
    );
  const undo = offersUndo && job.undoes === null && job.counts.done > 0 && undoOf(job.id, 'Undo');
  // The user undid the job before it started.
  if (job.starts_at === 0 && job.counts.cancelled === job.total)
    return void dismissToast(idOf(job));
  // The open dialog of the job already shows which items are not done.
  if (isWatched && !isWhole && !undo) return;
  const isComplete = isWhole || isWatched;
  const late = lateTextOf(job);
  // The page of a job has its own buttons for the same actions.
  const isOnItsPage = openJobPage.get() === job.id;
  const retry =
    (offersUndo &&
      job.undoes !== null &&
      isPartialUndo(job) &&
      undoOf(job.undoes, 'Undo the rest')) ||
    (!isComplete && !isOnItsPage && job.counts.failed > 0 && retryOf(job));
  const other = retry || (isOnItsPage ? undefined : action);
  // The page of the job already shows its outcome, and why it started late.
  if (isOnItsPage && !other) void dismissToast(idOf(job));
  else
    void showToast(isComplete ? 'success' : 'warning', doneText(job), {
      id: idOf(job),
      duration: isComplete && !late ? (undo ? undoMs : 4000) : Infinity,
      description:
        [isComplete ? '' : jobOutcomeText(job), note?.(job), late].filter(Boolean).join(' ') ||
        undefined,
      action: isComplete ? undo || undefined : other,
      cancel: retry ? action : undefined,
    });
  notifyDesktop(idOf(job), doneText(job), jobOutcomeText(job), action.onClick);
}

const lateTextOf = (job: Job): string =>
  startedLate(job) ? lateText(job.starts_at ?? 0, job.started_at ?? 0) : '';

const retryOf = ({ id, counts }: Job): Action => ({
  label: retryText(counts.failed),
  onClick: () =>
    void retryJob(id).catch((error: unknown) =>
      showToast('error', 'Couldn’t retry', {
        description: error instanceof Error ? error.message : undefined,
      }),
    ),
});

const undoOf = (id: JobId, label: string): Action => ({
  label,
  onClick: () =>
    void undoJob(id, new AbortController().signal).catch((error: unknown) =>
      showToast('error', 'Couldn’t start the undo', {
        description: error instanceof Error ? error.message : undefined,
      }),
    ),
});

/** Windows that send the same `id` share one notification. A focused window sends none. */
function notifyDesktop(id: string, title: string, body: string, onClick: () => void): void {
  if (!wantsDesktopNotices() || document.hasFocus()) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag: `placekeeper.${id}` });
    notice.addEventListener('click', () => {
      globalThis.focus();
      notice.close();
      onClick();
    });
  } catch {
    // Phone browsers throw, because they allow notifications only from service workers.
  }
}
