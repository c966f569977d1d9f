import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { loadCurrentUser } from '../current-user.ts';
import { loadJobKind, type ItemState, type Job, type JobId, type NewJob } from './job.ts';
import {
  addJob,
  changeJob,
  moveItems,
  readAllItems,
  readItems,
  readJob,
  readJobs,
  trimJournal,
  type ItemsPage,
} from './journal.ts';
import { jobsChanged } from './windows.ts';

const itemsPerPage = 50;

interface ItemsQuery {
  readonly status?: ItemState | undefined;
  /** Counted from 1. */
  readonly page?: number | undefined;
}

const userId = async () => (await loadCurrentUser()).id;

/** The journal of this browser. It answers at once and offline; whatever changes it invalidates `['jobs']`. */
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

/** @public the pages of jobs list them */
export const useJobs = (): UseQueryResult<readonly Job[]> => useQuery(jobQueries.list());
export const useJob = (id: JobId): UseQueryResult<Job | null> => useQuery(jobQueries.show(id));
export const useJobItems = (id: JobId, query: ItemsQuery = {}): UseQueryResult<ItemsPage> =>
  useQuery(jobQueries.items(id, query));

/** Stores the job and lets the window that runs jobs begin; throws `JournalUnavailable` where the browser keeps nothing. */
export async function startJob(job: NewJob): Promise<JobId> {
  const user = await userId();
  const id = await addJob(user, job);
  await trimJournal(user);
  jobsChanged(user);
  return id;
}

async function change(id: JobId, to: (job: Job) => Partial<Job> | undefined): Promise<void> {
  const user = await userId();
  await changeJob(user, id, to);
  jobsChanged(user);
}

export const pauseJob = (id: JobId): Promise<void> =>
  change(id, ({ status }) =>
    status === 'running' ? { status: 'paused', pausedBecause: 'user' } : undefined,
  );

export const resumeJob = (id: JobId): Promise<void> =>
  change(id, ({ status }) =>
    status === 'paused' ? { status: 'running', pausedBecause: null } : undefined,
  );

/** Calls on their way still end; nothing else is sent. */
export async function cancelJob(id: JobId): Promise<void> {
  const user = await userId();
  await moveItems(user, id, 'pending', () => 'cancelled', {
    status: 'running',
    pausedBecause: null,
  });
  jobsChanged(user);
}

export async function retryJob(id: JobId): Promise<void> {
  const user = await userId();
  await moveItems(user, id, 'failed', ({ isDoubtful }) => (isDoubtful ? 'unknown' : 'pending'), {
    status: 'running',
    pausedBecause: null,
    finished_at: null,
  });
  jobsChanged(user);
}

/** A new job that restores the values before; null where nothing can be restored. */
export async function undoJob(id: JobId, signal: AbortSignal): Promise<JobId | null> {
  const user = await userId();
  const job = await readJob(user, id);
  if (!job) return null;
  const kind = await loadJobKind(job.kind);
  if (!kind.undo) return null;
  const items = await kind.undo(await readAllItems(user, id, 'done'), job, signal);
  if (items.length === 0) return null;
  const undo = await addJob(
    user,
    { kind: job.kind, title: `Undo: ${job.title}`, meta: job.meta, items },
    id,
  );
  jobsChanged(user);
  return undo;
}
