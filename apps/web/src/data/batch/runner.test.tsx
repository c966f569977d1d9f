import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/client.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { apiError, isKind } from '../http/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import {
  registerJobKind,
  startedLate,
  step,
  waitingOf,
  type Job,
  type JobKind,
  type NewItem,
} from './job.ts';
import { addJob, changeItem, readItems, readJob, readJobs } from './journal.ts';
import {
  cancelJob,
  moveToFront,
  pauseJob,
  resumeJob,
  retryJob,
  startJob,
  undoJob,
} from './jobs.ts';
import { runJobs } from './runner.ts';

/** A platform that deletes locations and counts its calls. */
let gone: Map<number, number>;
type Mood =
  | 'answers'
  | 'loses-answer'
  | 'refuses'
  | 'waits'
  | 'limits'
  /** A browser may repeat a call whose connection was lost, and see only the second response. */
  | 'limits-the-second'
  | 'expired'
  | 'unreachable'
  | 'broken';
let moodOf: (id: number, time: number) => Mood;
let calls: Map<number, number>;
/** Calls for later locations wait until this is raised. */
let lastAnswered: number;
let mostAtOnce: number;
let waiting: (() => void)[];

const json = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });

let user = UserId.parse(1);
const databaseOf = (id: UserId) => `placekeeper.jobs.${id}`;

const deletion: JobKind = {
  endpoints: [locations.remove],
  async lookUp({ location }, signal) {
    if (!location) return 'not-done';
    try {
      await call(locations.show, { params: { id: location.id } }, { signal });
      return 'not-done';
    } catch (error) {
      if (isKind(error, 'not-found')) return 'done';
      if (isKind(error, 'malformed')) return 'not-done';
      throw error;
    }
  },
  outcomeOfFailure: (_, { kind }) =>
    kind === 'conflict' ? { state: 'skipped', message: 'In use.' } : null,
  undo: async (items) =>
    items.map(({ location, title }) => ({
      location,
      title,
      steps: [],
      state: 'conflict' as const,
      message: 'It is gone.',
    })),
};

beforeEach(() => {
  user = UserId.parse(user + 1);
  gone = new Map();
  calls = new Map();
  lastAnswered = Infinity;
  moodOf = () => 'answers';
  mostAtOnce = 0;
  waiting = [];
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let atOnce = 0;
  document.cookie = 'XSRF-TOKEN=token';
  registerJobKind('deletion', { load: () => Promise.resolve(deletion), doneText: () => 'Deleted' });
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
  vi.stubGlobal('fetch', async (address: string, { method, signal }: RequestInit) => {
    signal?.throwIfAborted();
    const id = Number(/\/locations\/(\d+)/.exec(address)?.[1]);
    if (method === 'GET') return gone.has(id) ? json(404) : json(200, {});
    const time = (calls.get(id) ?? 0) + 1;
    calls.set(id, time);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await vi.waitUntil(() => id <= lastAnswered, { timeout: 20_000, interval: 5 });
    atOnce -= 1;
    const mood = moodOf(id, time);
    if (mood === 'waits') await new Promise<void>((resolve) => waiting.push(resolve));
    if (mood === 'limits') return json(429, {}, { 'Retry-After': '0' });
    if (mood === 'expired') return json(419);
    if (mood === 'unreachable') throw new TypeError('Failed to fetch');
    if (mood === 'broken') return json(503);
    if (mood === 'refuses') return json(409, { message: 'In use.' });
    gone.set(id, (gone.get(id) ?? 0) + 1);
    if (mood === 'limits-the-second') return json(429, {}, { 'Retry-After': '0' });
    if (mood === 'loses-answer') throw new TypeError('Failed to fetch');
    return json(204);
  });
});

const windows: AbortController[] = [];
const openWindow = () => {
  const window = new AbortController();
  windows.push(window);
  void runJobs(user, window.signal);
  return window;
};

afterEach(async () => {
  for (const window of windows.splice(0)) window.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deleteDB(databaseOf(user), { blocked: () => undefined }).catch(() => undefined);
});

const items = (count: number): readonly NewItem[] =>
  Array.from({ length: count }, (_, index) => {
    const id = LocationId.parse(index + 1);
    return {
      location: { id, name: `Location ${id}`, store_code: null },
      title: `Location ${id}`,
      steps: [step(locations.remove, { params: { id } })],
    };
  });

const start = (count: number) =>
  startJob({ kind: 'deletion', title: 'Delete', items: items(count) });

/** The clock advances with each read of the job. */
async function until(id: number, is: (job: Job) => boolean): Promise<Job> {
  let job = await readJob(user, id);
  for (let looks = 0; looks < 3000; looks += 1) {
    if (job && is(job)) return job;
    await vi.advanceTimersByTimeAsync(20);
    job = await readJob(user, id);
  }
  throw new Error(JSON.stringify(job));
}
const finished = ({ status }: Job) => status === 'finished';

test('each call is made once, a few at a time', async () => {
  openWindow();
  const id = await start(16);
  const job = await until(id, finished);
  expect(job.counts).toMatchObject({ done: 16, pending: 0, sending: 0 });
  expect([...calls.values()].every((times) => times === 1)).toBe(true);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
});

test('as many calls as may be are on their way, whichever ends first', async () => {
  moodOf = () => 'waits';
  openWindow();
  const id = await start(60);
  while (calls.size < 57) {
    await vi.waitFor(() => expect(waiting).toHaveLength(4), { interval: 5 });
    for (const answer of waiting.splice(0, 3)) answer();
  }
  moodOf = () => 'answers';
  for (const answer of waiting.splice(0)) answer();
  expect((await until(id, finished)).counts.done).toBe(60);
});

test('a call whose answer was lost is looked up, and not repeated where it was carried out', async () => {
  moodOf = (id, time) => {
    if (id % 3 === 0) return 'loses-answer';
    if (id % 3 === 1 && time === 1) return 'unreachable';
    return 'answers';
  };
  openWindow();
  const job = await until(await start(9), finished);
  expect(job.counts.done).toBe(9);
  expect([...gone.values()]).toEqual(Array.from({ length: 9 }, () => 1));
  expect([...calls].filter(([id]) => id % 3 === 0).map(([, times]) => times)).toEqual([1, 1, 1]);
});

test('429 is obeyed and costs nothing', async () => {
  moodOf = (id, time) => (id % 2 === 0 && time < 3 ? 'limits' : 'answers');
  openWindow();
  const job = await until(await start(12), finished);
  expect(job.counts.done).toBe(12);
  expect([...gone.values()].every((times) => times === 1)).toBe(true);
});

test('a call that was refused but carried out counts as done', async () => {
  registerJobKind('checked', {
    load: () =>
      Promise.resolve({
        ...deletion,
        check: ({ location }) =>
          Promise.resolve(gone.has(location?.id ?? 0) ? { state: 'unchanged' } : 'send'),
      }),
    doneText: () => 'Deleted',
  });
  gone.set(1, 0);
  moodOf = (id) => (id === 2 ? 'limits-the-second' : 'answers');
  openWindow();
  const id = await startJob({ kind: 'checked', title: 'Delete', items: items(3) });
  const job = await until(id, finished);
  expect(job.counts).toMatchObject({ done: 2, unchanged: 1 });
  expect(calls.get(2)).toBe(1);
});

test('a job whose code fails to load starts when the code arrives', async () => {
  const load = vi.fn<() => Promise<JobKind>>().mockResolvedValue(deletion);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  registerJobKind('late', { load, doneText: () => 'Deleted' });
  openWindow();
  const id = await startJob({ kind: 'late', title: 'Delete', items: items(2) });
  expect((await until(id, finished)).counts.done).toBe(2);
});

test('a refusal costs its own item, and failed ones can be sent again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  moodOf = (id, time) => {
    if (id === 2) return 'refuses';
    return id === 3 && time <= 5 ? 'broken' : 'answers';
  };
  openWindow();
  const id = await start(4);
  const job = await until(id, finished);
  expect(job.counts).toMatchObject({ done: 2, skipped: 1, failed: 1 });
  const [failed] = (await readItems(user, id, { state: 'failed', from: 0, count: 5 })).items;
  expect(failed).toMatchObject({ index: 2, failure: 'server', isDoubtful: true });
  await retryJob(id);
  expect((await until(id, finished)).counts).toMatchObject({ done: 3, skipped: 1, failed: 0 });
  expect([...gone.values()]).toEqual([1, 1, 1]);
});

test('a window that dies leaves its calls to the next one, which looks them up', async () => {
  const id = await addJob(user, { kind: 'deletion', title: 'Delete', items: items(6) });
  // One call was carried out before the crash; the other was never sent.
  await changeItem(user, { job: id, index: 0 }, { state: 'sending' });
  await changeItem(user, { job: id, index: 1 }, { state: 'sending' });
  gone.set(1, 1);
  openWindow();
  const job = await until(id, finished);
  expect(job.counts.done).toBe(6);
  expect(calls.has(1)).toBe(false);
  expect([...gone.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a call of a closed window that the platform still processes is not repeated', async () => {
  const id = await addJob(user, { kind: 'deletion', title: 'Delete', items: items(6) });
  await changeItem(user, { job: id, index: 0 }, { state: 'sending' });
  setTimeout(() => gone.set(1, (gone.get(1) ?? 0) + 1), 3000);
  openWindow();
  const job = await until(id, finished);
  expect(job.counts.done).toBe(6);
  expect(calls.has(1)).toBe(false);
  expect([...gone.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('of two windows one runs the job, and the other takes over', async () => {
  const first = openWindow();
  openWindow();
  const id = await start(24);
  await until(id, ({ counts }) => counts.done > 5);
  first.abort();
  const job = await until(id, finished);
  expect(job.counts.done).toBe(24);
  expect([...gone.values()].every((times) => times === 1)).toBe(true);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
});

test('the value read just before is sent, and stored for the undo', async () => {
  registerJobKind('revised', {
    load: () =>
      Promise.resolve({
        ...deletion,
        check: ({ location, before }) =>
          Promise.resolve({
            steps: [
              step(locations.remove, {
                params: { id: LocationId.parse((location?.id ?? 0) + 100) },
              }),
            ],
            before: `${String(before)}, and since`,
          }),
      }),
    doneText: () => 'Deleted',
  });
  openWindow();
  const id = await startJob({
    kind: 'revised',
    title: 'Delete',
    items: items(2).map((item) => ({ ...item, before: 'then' })),
  });
  await until(id, finished);
  expect(new Set(gone.keys())).toEqual(new Set([101, 102]));
  const { items: kept } = await readItems(user, id, { from: 0, count: 5 });
  expect(kept.map(({ before }) => before)).toEqual(['then, and since', 'then, and since']);
});

test('short jobs do not wait for a long one; jobs of one kind keep their order', async () => {
  registerJobKind('urgent', {
    load: () => Promise.resolve(deletion),
    doneText: () => 'Deleted',
    goesFirst: true,
  });
  const long = await start(40);
  openWindow();
  await until(long, ({ counts }) => counts.done > 3);
  const shifted = (count: number, by: number) =>
    items(count).map((item) => ({
      ...item,
      steps: [
        step(locations.remove, { params: { id: LocationId.parse((item.location?.id ?? 0) + by) } }),
      ],
    }));
  const few = await startJob({ kind: 'urgent', title: 'Few', items: shifted(3, 100) });
  await until(few, finished);
  expect((await readJob(user, long))?.status).toBe('running');
  const many = await startJob({ kind: 'urgent', title: 'Many', items: shifted(12, 200) });
  const last = await startJob({ kind: 'urgent', title: 'Last', items: shifted(3, 300) });
  await until(last, finished);
  const order = [...gone.keys()].filter((id) => id > 200);
  expect(order.slice(-3).every((id) => id > 300)).toBe(true);
  expect((await readJob(user, many))?.status).toBe('finished');
  expect((await until(long, finished)).counts.done).toBe(40);
  expect([...calls.values()].every((times) => times === 1)).toBe(true);
});

const inQueue = async () => waitingOf(await readJobs(user)).map(({ id }) => id);

test('@BULK-1 jobs wait for each other, can be moved to the front and cancelled', async () => {
  lastAnswered = 4;
  openWindow();
  const running = await start(8);
  await until(running, ({ counts }) => counts.done > 3);
  const [second, third, fourth] = [await start(2), await start(2), await start(2)];
  expect(await inQueue()).toEqual([second, third, fourth]);
  await moveToFront(fourth);
  await cancelJob(second);
  expect(await inQueue()).toEqual([fourth, third]);
  expect(await readJob(user, second)).toMatchObject({
    status: 'cancelled',
    counts: { done: 0, cancelled: 2 },
  });
  lastAnswered = Infinity;
  const [a, b] = [await until(fourth, finished), await until(third, finished)];
  expect(a.started_at).toBeLessThan(b.started_at ?? 0);
});

test('@BULK-1 a job starts at its time, or later if no window was open, and says so', async () => {
  const hour = 3_600_000;
  const later = { kind: 'deletion', title: 'Delete', items: items(2) };
  const early = openWindow();
  const [soon, late] = [
    await startJob({ ...later, startsIn: hour }),
    await startJob({ ...later, startsIn: 2 * hour }),
  ];
  await vi.advanceTimersByTimeAsync(hour - 60_000);
  expect(calls.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startedLate(await until(soon, finished))).toBe(false);
  early.abort();
  await vi.advanceTimersByTimeAsync(2 * hour);
  openWindow();
  expect(startedLate(await until(late, finished))).toBe(true);
});

test('@BULK-1 a job whose items changed while it waited asks before it starts', async () => {
  const countStale = vi.fn<NonNullable<JobKind['countStale']>>().mockResolvedValue(2);
  countStale.mockRejectedValueOnce(apiError({ kind: 'offline' }));
  registerJobKind('previewed', {
    load: () => Promise.resolve({ ...deletion, countStale }),
    doneText: () => 'Deleted',
  });
  openWindow();
  const job = { kind: 'previewed', title: 'Delete', items: items(3) };
  await until(await startJob(job), finished);
  expect(countStale).not.toHaveBeenCalled();
  calls.clear();
  const id = await startJob({ ...job, startsIn: 60_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = await until(id, ({ status }) => status === 'paused');
  expect(asked).toMatchObject({ pausedBecause: 'stale', stale: 2 });
  expect(calls.size).toBe(0);
  await resumeJob(id);
  expect((await until(id, finished)).counts.done).toBe(3);
  expect(countStale).toHaveBeenCalledTimes(2);
});

test('it pauses, resumes and stops', async () => {
  lastAnswered = 8;
  openWindow();
  const id = await start(120);
  await until(id, ({ counts }) => counts.done > 3);
  await pauseJob(id);
  lastAnswered = 16;
  const paused = await until(id, ({ counts }) => counts.sending === 0);
  expect(paused).toMatchObject({ status: 'paused', pausedBecause: 'user' });
  expect(paused.counts.pending).toBeGreaterThan(0);
  await resumeJob(id);
  await until(id, ({ counts }) => counts.done > paused.counts.done + 3);
  await cancelJob(id);
  lastAnswered = Infinity;
  const job = await until(id, ({ status }) => status === 'cancelled');
  expect(job.counts.cancelled).toBeGreaterThan(0);
  expect(job.counts.done + job.counts.cancelled).toBe(120);
  expect(calls.size).toBe(job.counts.done);
});

test('an expired session pauses the job, which continues when the platform answers again', async () => {
  let expired = true;
  moodOf = (id) => (expired && id > 3 ? 'expired' : 'answers');
  openWindow();
  const id = await start(12);
  const paused = await until(id, ({ status }) => status === 'paused');
  expect(paused.pausedBecause).toBe('session');
  expired = false;
  await call(currentUser.show, {}).catch(() => undefined);
  expect((await until(id, finished)).counts.done).toBe(12);
  expect([...gone.values()].every((times) => times === 1)).toBe(true);
});

test('an undo is a separate job, and reports its conflicts', async () => {
  openWindow();
  const id = await start(3);
  await until(id, finished);
  const undo = await undoJob(id, new AbortController().signal);
  if (undo === null) throw new Error('Nothing can be undone.');
  expect(await until(undo, finished)).toMatchObject({ undoes: id, counts: { conflict: 3 } });
  expect(await readJob(user, id)).toMatchObject({ undoneBy: undo });
});

test('an undo that two windows start at once is one job', async () => {
  openWindow();
  const id = await start(3);
  await until(id, finished);
  const { signal } = new AbortController();
  const [undo, other] = await Promise.all([undoJob(id, signal), undoJob(id, signal)]);
  expect(other).toBe(undo);
  expect(await readJobs(user)).toHaveLength(2);
});

test('jobs belong to their user', async () => {
  await start(1);
  expect(await readJobs(UserId.parse(user + 1000))).toEqual([]);
});

test('a browser that keeps nothing starts nothing, and says why', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  user = UserId.parse(user + 500);
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
  await expect(start(1)).rejects.toMatchObject({ name: 'JournalUnavailable' });
});
