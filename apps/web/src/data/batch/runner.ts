import type { UserId } from '@placekeeper/contracts/core/id';
import { isApiError } from '../http/api-error.ts';
import { importWithRetry } from '../http/import-with-retry.ts';
import { backoffMs, wait } from '../api/throttle.ts';
import { onNextResponse } from '../session/session.ts';
import { settledCount, startsIn, type Job, type JobId, type JobItem } from './job.ts';
import { loadJobKind, nextOf } from './job-kinds.ts';
import { changeJob, moveItems, readItemsByState, readJob, readJobs } from './journal.ts';
import { afterError, mostAttempts, runItem, type Worker } from './run-item.ts';
import { announceJobChange, onJobChange } from './job-changes.ts';

const itemsInFlight = 4;
/** How long the platform may still be processing the calls of a closed window. */
const takeOverMs = 5000;

const lockOf = (user: UserId): string => `placekeeper.jobs.${user}`;
let runningHere = false;

/** Whether closing this window would interrupt a job. */
export const runsJobs = (): boolean => runningHere;

/** Runs the user's jobs whenever no other window does, until the signal aborts. */
export async function runJobs(user: UserId, signal: AbortSignal): Promise<void> {
  let nudge = Promise.withResolvers<void>();
  const stopListening = onJobChange(() => nudge.resolve());
  signal.addEventListener('abort', () => nudge.resolve(), { once: true });
  try {
    await resumeAfterLogIn(user);
    while (!signal.aborted) {
      nudge = Promise.withResolvers<void>();
      if ((await nextJob(user)) === undefined)
        await Promise.race([nudge.promise, untilStart(user, signal)]);
      else await runWithLock(user, signal);
    }
  } finally {
    stopListening();
  }
}

/** Holds the lock only while a job exists, because a window with a lock cannot enter the back/forward cache. */
async function runWithLock(user: UserId, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(lockOf(user), { signal }, async () => {
      runningHere = true;
      try {
        for (let job = await nextJob(user); job && !signal.aborted; job = await nextJob(user)) {
          await runJob(user, job, signal);
        }
      } finally {
        runningHere = false;
      }
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const nextJob = async (user: UserId): Promise<Job | undefined> => nextOf(await readJobs(user));

/** Waits until the first scheduled job may start, but 30 seconds at most, so the caller must check again. Never resolves if no job is waiting. */
async function untilStart(user: UserId, signal: AbortSignal): Promise<void> {
  const waiting = (await readJobs(user)).filter(({ status }) => status === 'running');
  if (waiting.length === 0) return new Promise(() => undefined);
  // Waits in short steps, because a timer stops while the computer sleeps and cannot exceed 24 days.
  return wait(Math.min(longestWaitMs, ...waiting.map(startsIn)), signal).catch(() => undefined);
}

const longestWaitMs = 30_000;

/** Continues jobs that paused for a log-in; called once there is a session again. */
async function resumeAfterLogIn(user: UserId): Promise<void> {
  for (const { id, pausedBecause } of await readJobs(user))
    if (pausedBecause === 'session')
      await changeJob(user, id, () => ({ status: 'running', pausedBecause: null }));
}

async function runJob(user: UserId, { id, kind: name }: Job, signal: AbortSignal): Promise<void> {
  const kind = await importWithRetry(() => loadJobKind(name), signal, 'job');
  if (!kind) return;
  const endpoints = new Map(kind.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const worker: Worker = {
    user,
    kind,
    endpoints,
    signal,
    settledAt: performance.now(),
    isSessionOver: false,
  };
  if (!(await begin(worker, id))) return;
  // Items in `sending` belong to a closed window, which never received their responses.
  const wasClosed = ((await readJob(user, id))?.counts.sending ?? 0) > 0;
  await moveItems(user, id, 'sending', () => 'unknown');
  const closedCalls = wasClosed ? wait(takeOverMs, signal).catch(() => undefined) : undefined;
  let canLookUp = !wasClosed;
  void closedCalls?.then(() => (canLookUp = true));
  const underway = new Map<number, Promise<void>>();
  const start = (item: JobItem) => {
    const work = runItem(worker, item).then((end) => {
      if (end === 'session-over') worker.isSessionOver = true;
      underway.delete(item.index);
      announceJobChange(user);
    });
    underway.set(item.index, work);
  };
  while (!worker.isSessionOver && !signal.aborted && (await nextJob(user))?.id === id) {
    const items = await nextItems(user, id, underway, canLookUp);
    items.forEach(start);
    if (underway.size === 0) {
      if (canLookUp) break;
      await closedCalls;
      continue;
    }
    const isFull = items.length === 0 || underway.size === itemsInFlight;
    // If not full, an item ended while the journal was read, so another item can start at once.
    if (isFull) await Promise.race(underway.values());
  }
  await Promise.all(underway.values());
  if (worker.isSessionOver) return pauseForSession(user, id);
  // A pause has no effect on calls that are underway, which can be the last ones.
  const finished = await changeJob(user, id, (job) =>
    (job.status === 'running' || job.pausedBecause === 'user') && settledCount(job) === job.total
      ? {
          status: job.counts.cancelled > 0 ? 'cancelled' : 'finished',
          pausedBecause: null,
          finished_at: Date.now(),
          isSeen: false,
        }
      : undefined,
  );
  if (finished && finished.finished_at !== null) {
    kind.onFinished?.(finished);
    announceJobChange(user, 'finished');
  }
}

const freshMs = 30_000;

/** Returns whether the job may start. If data changed while the job waited, pauses it for the user's confirmation. */
async function begin(worker: Worker, id: JobId): Promise<boolean> {
  const { user, signal } = worker;
  const job = await readJob(user, id);
  if (!job || job.started_at !== null) return job !== undefined;
  const hasWaited = Date.now() - job.created_at > freshMs;
  const stale = hasWaited ? await countStale(worker, id) : 0;
  if (signal.aborted) return false;
  if (stale === 'session-over') {
    await pauseForSession(user, id);
    return false;
  }
  const begun = await changeJob(user, id, ({ status }) =>
    status === 'running'
      ? {
          started_at: Date.now(),
          ...(stale > 0 && { status: 'paused', pausedBecause: 'stale', stale }),
        }
      : undefined,
  );
  announceJobChange(user);
  return begun?.status === 'running';
}

/** Returns 0 if the read fails, because each item is checked again before it is sent. */
async function countStale(
  { user, kind, signal }: Worker,
  id: JobId,
): Promise<number | 'session-over'> {
  if (!kind.countStale) return 0;
  const items = await readItemsByState(user, id, 'pending');
  for (let failures = 0; failures < mostAttempts && !signal.aborted; failures += 1) {
    try {
      return await kind.countStale(items, signal);
    } catch (error) {
      if (signal.aborted) break;
      if (isApiError(error) && afterError[error.kind] === 'session-over') return 'session-over';
      if (!isApiError(error) || afterError[error.kind] === 'refused') break;
      await wait(backoffMs(failures), signal).catch(() => undefined);
    }
  }
  return 0;
}

/** Items with lost responses come last. */
async function nextItems(
  user: UserId,
  job: JobId,
  underway: ReadonlyMap<number, unknown>,
  mayLookUp: boolean,
): Promise<readonly JobItem[]> {
  const free = itemsInFlight - underway.size;
  if (free <= 0) return [];
  const pending = await readItemsByState(user, job, 'pending', itemsInFlight);
  const lost = mayLookUp ? await readItemsByState(user, job, 'unknown', itemsInFlight) : [];
  return [...pending, ...lost].filter(({ index }) => !underway.has(index)).slice(0, free);
}

async function pauseForSession(user: UserId, id: JobId): Promise<void> {
  await changeJob(user, id, () => ({ status: 'paused', pausedBecause: 'session' }));
  announceJobChange(user);
  onNextResponse(() => {
    void resumeAfterLogIn(user).then(() => announceJobChange(user));
  });
}
