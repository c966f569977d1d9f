import type { UserId } from '@placekeeper/contracts/core/id';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { FailureKind } from '../http/api-error.ts';
import {
  isSettled,
  isPartialUndo,
  noCounts,
  type CallStep,
  type ItemState,
  type Job,
  type JobId,
  type JobItem,
  type NewItem,
  type NewJob,
} from './job.ts';

/** The maximum number of finished jobs in the history. */
const keptJobs = 100;

interface JournalSchema extends DBSchema {
  jobs: { key: JobId; value: Job };
  items: {
    key: [JobId, number];
    value: JobItem;
    indexes: { state: [JobId, ItemState] };
  };
}

type Database = IDBPDatabase<JournalSchema>;
type Writing = IDBPTransaction<JournalSchema, ['jobs', 'items'], 'readwrite'>;

/** Thrown if the browser cannot store jobs: private mode, blocked storage or no space. */
export class JournalUnavailable extends Error {
  override readonly name = 'JournalUnavailable';
}

const unavailable = (cause: unknown): JournalUnavailable =>
  new JournalUnavailable(
    cause instanceof DOMException && cause.name === 'QuotaExceededError'
      ? 'This browser is out of storage space, so the job can’t start. Free up some space and try again.'
      : 'This browser doesn’t allow Placekeeper to store data, so the job can’t start.',
    { cause },
  );

let opened: { readonly user: UserId; readonly database: Promise<Database> } | null = null;

/** One database per user of this browser, because jobs outlive the log-out. */
async function open(user: UserId): Promise<Database> {
  if (opened?.user !== user) opened = { user, database: openDatabase(user) };
  try {
    return await opened.database;
  } catch (cause) {
    opened = null;
    throw unavailable(cause);
  }
}

// Async, because some browsers throw at once instead of rejecting.
const openDatabase = async (user: UserId): Promise<Database> =>
  openDB<JournalSchema>(`placekeeper.jobs.${user}`, 1, {
    upgrade(created) {
      created.createObjectStore('jobs', { keyPath: 'id', autoIncrement: true });
      const items = created.createObjectStore('items', { keyPath: ['job', 'index'] });
      items.createIndex('state', ['job', 'state']);
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });

/** Stores the whole job or nothing; if an equivalent job exists, returns its id instead. */
export async function addJob(
  user: UserId,
  { kind, title, meta, items, startsIn, isLike }: NewJob,
  undoes: JobId | null = null,
): Promise<JobId> {
  const database = await open(user);
  const writing = database.transaction(['jobs', 'items'], 'readwrite');
  const now = Date.now();
  const counts = { ...noCounts };
  for (const { state = 'pending' } of items) counts[state] += 1;
  const isOver = counts.pending === 0;
  const job: Omit<Job, 'id'> = {
    kind,
    title,
    meta,
    status: isOver ? 'finished' : 'running',
    pausedBecause: null,
    counts,
    total: items.length,
    created_at: now,
    starts_at: startsIn === undefined ? null : now + startsIn,
    started_at: null,
    finished_at: isOver ? now : null,
    workedMs: 0,
    worked: 0,
    undoes,
    undoneBy: null,
  };
  try {
    const stored = writing.objectStore('jobs');
    const undone = undoes === null ? undefined : await stored.get(undoes);
    const undo = undone && undone.undoneBy !== null ? await stored.get(undone.undoneBy) : undefined;
    const undoneBy = undo && isPartialUndo(undo) ? null : undone?.undoneBy;
    const known = undoneBy ?? (isLike && (await stored.getAll()).find(isLike)?.id);
    if (known !== undefined) return known;
    // The cast is safe: the object store assigns the id.
    const id = await stored.add(job as Job);
    await Promise.all(
      items.map((item, index) => writing.objectStore('items').add(asItem(item, id, index))),
    );
    if (undone) await stored.put({ ...undone, undoneBy: id });
    await writing.done;
    return id;
  } catch (cause) {
    await writing.done.catch(() => undefined);
    throw unavailable(cause);
  }
}

const asItem = (item: NewItem, job: JobId, index: number): JobItem => ({
  ...item,
  job,
  index,
  state: item.state ?? 'pending',
  message: item.message ?? '',
  failure: null,
  isDoubtful: false,
  stepsDone: 0,
  settled_at: item.state && item.state !== 'pending' ? Date.now() : null,
});

export async function readJobs(user: UserId): Promise<readonly Job[]> {
  return (await (await open(user)).getAll('jobs')).toReversed();
}

export const readJob = async (user: UserId, id: JobId): Promise<Job | undefined> =>
  (await open(user)).get('jobs', id);

export interface ItemsPage {
  readonly items: readonly JobItem[];
  readonly total: number;
}

export async function readItems(
  user: UserId,
  job: JobId,
  {
    state,
    from,
    count,
  }: { readonly state?: ItemState | undefined; readonly from: number; readonly count: number },
): Promise<ItemsPage> {
  const database = await open(user);
  const store = database.transaction('items').store;
  if (state === undefined) {
    const all = IDBKeyRange.bound([job, 0], [job, Infinity]);
    const page = IDBKeyRange.bound([job, from], [job, from + count], false, true);
    const [items, total] = await Promise.all([store.getAll(page), store.count(all)]);
    return { items, total };
  }
  const index = store.index('state');
  const total = await index.count([job, state]);
  const items: JobItem[] = [];
  let cursor = await index.openCursor([job, state]);
  if (cursor && from > 0) cursor = await cursor.advance(from);
  while (cursor && items.length < count) {
    items.push(cursor.value);
    cursor = await cursor.continue();
  }
  return { items, total };
}

/** In their order; all items without a `count`. */
export const readItemsByState = async (
  user: UserId,
  job: JobId,
  state: ItemState,
  count?: number,
): Promise<readonly JobItem[]> =>
  (await open(user)).getAllFromIndex('items', 'state', [job, state], count);

export interface ItemChange {
  readonly state: ItemState;
  readonly message?: string;
  readonly failure?: FailureKind | null;
  readonly stepsDone?: number;
  readonly isDoubtful?: boolean;
  readonly isDeclined?: true;
  readonly steps?: readonly CallStep[];
  readonly before?: unknown;
  /** Milliseconds since the job's last settled item, to estimate the remaining time. */
  readonly workedMs?: number;
}

/**
 * Updates an item and the counts of its job in one transaction. Returns undefined for a cancelled item, which stays as
 * it is.
 */
export async function changeItem(
  user: UserId,
  { job: id, index }: Pick<JobItem, 'job' | 'index'>,
  { workedMs, ...change }: ItemChange,
): Promise<JobItem | undefined> {
  const writing = (await open(user)).transaction(['jobs', 'items'], 'readwrite');
  const [job, item] = await Promise.all([
    writing.objectStore('jobs').get(id),
    writing.objectStore('items').get([id, index]),
  ]);
  if (!job || !item || item.state === 'cancelled') return undefined;
  const settled = isSettled(change.state);
  const changed: JobItem = {
    ...item,
    message: '',
    failure: null,
    isDoubtful: false,
    ...change,
    settled_at: settled ? Date.now() : null,
  };
  const counts = recounted(job.counts, item.state, change.state);
  await Promise.all([
    writing.objectStore('items').put(changed),
    writing.objectStore('jobs').put({
      ...job,
      counts,
      ...(change.isDeclined && !item.isDeclined && { declined: (job.declined ?? 0) + 1 }),
      ...(item.isPartial && {
        partial: (job.partial ?? 0) + countsAsPartial(changed) - countsAsPartial(item),
      }),
      ...(change.isDoubtful && { doubtful: (job.doubtful ?? 0) + 1 }),
      ...(workedMs !== undefined && {
        workedMs: job.workedMs + workedMs,
        worked: job.worked + (settled ? 1 : 0),
      }),
    }),
    writing.done,
  ]);
  return changed;
}

const countsAsPartial = ({ state, isDeclined }: JobItem): number =>
  state === 'done' && !isDeclined ? 1 : 0;

const recounted = (counts: Job['counts'], from: ItemState, to: ItemState): Job['counts'] =>
  from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };

/** Updates a job in one transaction; `change` returns `undefined` to leave the job as it is. */
export async function changeJob(
  user: UserId,
  id: JobId,
  change: (job: Job) => Partial<Job> | undefined,
): Promise<Job | undefined> {
  const writing = (await open(user)).transaction('jobs', 'readwrite');
  const job = await writing.store.get(id);
  const changes = job && change(job);
  if (job && changes) await writing.store.put({ ...job, ...changes });
  await writing.done;
  return job && { ...job, ...changes };
}

export async function moveItems(
  user: UserId,
  id: JobId,
  from: ItemState,
  to: (item: JobItem) => ItemState,
  change: Partial<Job> = {},
): Promise<void> {
  const writing = (await open(user)).transaction(['jobs', 'items'], 'readwrite');
  const job = await writing.objectStore('jobs').get(id);
  if (!job) return;
  const items = await writing.objectStore('items').index('state').getAll([id, from]);
  let { counts } = job;
  for (const item of items) {
    const state = to(item);
    counts = recounted(counts, from, state);
    const settled_at = isSettled(state) ? Date.now() : null;
    void writing.objectStore('items').put({ ...item, state, settled_at });
  }
  void writing.objectStore('jobs').put({ ...job, counts, ...change });
  await writing.done;
}

/** Deletes the oldest finished jobs beyond the length of the history. */
export async function trimJournal(user: UserId): Promise<void> {
  const over = (await readJobs(user)).filter(({ finished_at: at }) => at !== null);
  const writing: Writing = (await open(user)).transaction(['jobs', 'items'], 'readwrite');
  for (const { id } of over.slice(keptJobs)) {
    await writing.objectStore('items').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await writing.objectStore('jobs').delete(id);
  }
  await writing.done;
}
