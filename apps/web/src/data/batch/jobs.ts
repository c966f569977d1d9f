import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { UserId } from '@placekeeper/contracts/core/id';
import { loadCurrentUser } from '../current-user/queries.ts';
import { apiError } from '../http/api-error.ts';
import {
  hasUnsent,
  isStopping,
  isUndone,
  startsIn,
  type ItemState,
  type Job,
  type JobId,
  type JobItem,
  type NewItem,
  type NewJob,
} from './job.ts';
import { firstInQueue, loadJobKind } from './job-kinds.ts';
import {
  addJob,
  changeJob,
  moveItems,
  readItemsByState,
  readItems,
  readJob,
  readJobs,
  trimJournal,
  type ItemsPage,
} from './journal.ts';
import { announceJobChange, onJobChange } from './job-changes.ts';

const itemsPerPage = 50;

interface ItemsQuery {
  readonly status?: ItemState | undefined;
  /** Counted from 1. */
  readonly page?: number | undefined;
}

const userId = async () => (await loadCurrentUser()).id;

/** Reads this browser's journal, so it works offline; every change invalidates `['jobs']`. */
const jobQueries = {
  list: () =>
    queryOptions<readonly Job[]>({
      queryKey: ['jobs', 'list'],
      queryFn: async () => readJobs(await userId()),
      staleTime: Infinity,
    }),
  show: (id: JobId) =>
    queryOptions<Job | null>({
      queryKey: ['jobs', 'show', id],
      queryFn: async () => (await readJob(await userId(), id)) ?? null,
      staleTime: Infinity,
    }),
  items: (id: JobId, { status, page = 1 }: ItemsQuery = {}) =>
    queryOptions<ItemsPage>({
      queryKey: ['jobs', 'items', id, { status, page }],
      queryFn: async () =>
        readItems(await userId(), id, {
          state: status,
          from: (page - 1) * itemsPerPage,
          count: itemsPerPage,
        }),
      staleTime: Infinity,
    }),
};

export const useJobs = (): UseQueryResult<readonly Job[]> => useQuery(jobQueries.list());
export const useJob = (id: JobId | null): UseQueryResult<Job | null> =>
  useQuery({ ...jobQueries.show(id ?? 0), enabled: id !== null });
export const useJobItems = (id: JobId, query: ItemsQuery): UseQueryResult<ItemsPage> =>
  useQuery(jobQueries.items(id, query));

/**
 * Stores the job and wakes the window that runs jobs. Throws `JournalUnavailable` if the browser cannot store the job.
 */
export async function startJob(job: NewJob): Promise<JobId> {
  const user = await userId();
  const id = await addJob(user, job);
  await trimJournal(user);
  announceJobChange(user);
  return id;
}

export interface EndedJob {
  readonly job: Job;
  readonly items: readonly JobItem[];
}

/** Resolves when a job ends, in whichever window it runs. */
export async function jobEnd(id: JobId): Promise<EndedJob> {
  const user = await userId();
  let changed = Promise.withResolvers<void>();
  const stopListening = onJobChange(() => changed.resolve());
  try {
    for (;;) {
      changed = Promise.withResolvers<void>();
      const job = await readJob(user, id);
      if (!job) throw new Error('The job is not in the journal any more.');
      if (job.finished_at !== null) {
        const { items } = await readItems(user, id, { from: 0, count: job.total });
        return { job, items };
      }
      await changed.promise;
    }
  } finally {
    stopListening();
  }
}

async function change(id: JobId, to: (job: Job) => Partial<Job> | undefined): Promise<void> {
  const user = await userId();
  await changeJob(user, id, to);
  announceJobChange(user);
}

export const pauseJob = (id: JobId): Promise<void> =>
  change(id, (job) =>
    job.status === 'running' && !isStopping(job) && hasUnsent(job)
      ? { status: 'paused', pausedBecause: 'user' }
      : undefined,
  );

export const resumeJob = (id: JobId): Promise<void> =>
  change(id, ({ status }) =>
    status === 'paused'
      ? { status: 'running', pausedBecause: null, queued_at: Date.now() }
      : undefined,
  );

/** Cancels the unsent items; calls already sent still complete. */
export async function cancelJob(id: JobId): Promise<void> {
  const user = await userId();
  await moveItems(user, id, 'pending', () => 'cancelled', {
    status: 'running',
    pausedBecause: null,
    // The job has nothing left to send, so it ends before other jobs continue.
    queued_at: 0,
  });
  // Ends a job that hasn't started, because no window runs a waiting job.
  await change(id, ({ started_at: start, counts }) =>
    typeof start === 'number' || counts.sending + counts.unknown > 0
      ? undefined
      : { status: 'cancelled', finished_at: Date.now(), starts_at: 0, isSeen: true },
  );
}

export const startJobNow = (id: JobId): Promise<void> =>
  change(id, (job) => (startsIn(job) > 0 ? { starts_at: null, queued_at: Date.now() } : undefined));

export async function moveToFront(id: JobId): Promise<void> {
  const jobs = await readJobs(await userId());
  await change(id, () => ({ queued_at: firstInQueue(jobs.filter((job) => job.id !== id)) }));
}

export async function markSeen(ids: readonly JobId[]): Promise<void> {
  for (const id of ids)
    await change(id, ({ finished_at: end, isSeen }) =>
      end !== null && isSeen === false ? { isSeen: true } : undefined,
    );
}

/** Refuses an undone job, because no undo would cover the retried items. */
export async function retryJob(id: JobId): Promise<void> {
  const user = await userId();
  const { job, undo } = await readWithUndo(user, id);
  if (job && isUndone(job, undo))
    throw apiError({ kind: 'conflict' }, { message: 'The job has already been undone.' });
  await moveItems(user, id, 'failed', ({ isDoubtful }) => (isDoubtful ? 'unknown' : 'pending'), {
    doubtful: 0,
    status: 'running',
    pausedBecause: null,
    finished_at: null,
    queued_at: Date.now(),
  });
  announceJobChange(user);
}

export interface UndoableJob {
  readonly job: Job;
  /** Only the items that the job changed. */
  readonly items: readonly JobItem[];
}

/** Null if the job was deleted or undone. */
export async function readUndoable(id: JobId): Promise<UndoableJob | null> {
  const user = await userId();
  const { job, undo } = await readWithUndo(user, id);
  if (!job || isUndone(job, undo)) return null;
  return { job, items: await readItemsByState(user, id, 'done') };
}

async function readWithUndo(user: UserId, id: JobId) {
  const job = await readJob(user, id);
  return {
    job,
    undo: job && job.undoneBy !== null ? await readJob(user, job.undoneBy) : undefined,
  };
}

export async function startUndo(
  { id, kind, title, meta }: Job,
  items: readonly NewItem[],
): Promise<JobId> {
  const user = await userId();
  const undo = await addJob(user, { kind, title: `Undo: ${title}`, meta, items }, id);
  announceJobChange(user);
  return undo;
}

/** Undoes a job without confirmation; null if nothing can be restored. */
export async function undoJob(id: JobId, signal: AbortSignal): Promise<JobId | null> {
  const found = await readUndoable(id);
  if (!found) return null;
  const kind = await loadJobKind(found.job.kind);
  const items = await kind.undo?.(found.items, found.job, signal);
  return items && items.length > 0 ? startUndo(found.job, items) : null;
}
