import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, vi } from 'vitest';
import { call } from '../data/api/client.ts';
import { queryClient } from '../data/api/query-client.ts';
import { step, type Job, type NewItem } from '../data/batch/job.ts';
import { registerJobKind, type JobKind } from '../data/batch/job-kinds.ts';
import { startJob } from '../data/batch/jobs.ts';
import { readJob } from '../data/batch/journal.ts';
import { runJobs } from '../data/batch/runner.ts';
import { currentUserQueries } from '../data/current-user/queries.ts';
import { isKind } from '../data/http/api-error.ts';

type DeletionAnswer =
  | 'deletes'
  | 'loses-answer'
  | 'refuses'
  | 'waits'
  | 'limits'
  /** A browser may repeat a call whose connection was lost, and see only the second response. */
  | 'limits-the-second'
  | 'expired'
  | 'unreachable'
  | 'broken';

const started = () => ({
  /** The number of deletions of each location. */
  gone: new Map<number, number>(),
  calls: new Map<number, number>(),
  answerOf: (_id: number, _time: number): DeletionAnswer => 'deletes',
  /** The highest id of a location whose calls are answered; calls with higher ids wait. */
  lastAnswered: Infinity,
  mostAtOnce: 0,
  /** Each function ends the wait of one call with the answer `waits`. */
  waiting: [] as (() => void)[],
});

/** A platform that deletes locations and counts its calls. */
export const platform = { ...started(), user: UserId.parse(1) };

const json = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });

/** Sets the current user, to whom new jobs belong. */
export const logIn = () =>
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: platform.user } });

const databaseOf = (id: UserId) => `placekeeper.jobs.${id}`;

export const deletion: JobKind = {
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

const windows: AbortController[] = [];

function prepare(): void {
  Object.assign(platform, started(), { user: UserId.parse(platform.user + 1) });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let atOnce = 0;
  registerJobKind('deletion', { load: () => Promise.resolve(deletion), doneText: () => 'Deleted' });
  logIn();
  vi.stubGlobal('fetch', async (address: string, { method, signal }: RequestInit) => {
    signal?.throwIfAborted();
    const id = Number(/\/locations\/(\d+)/.exec(address)?.[1]);
    if (method === 'GET') return platform.gone.has(id) ? json(404) : json(200, {});
    const time = (platform.calls.get(id) ?? 0) + 1;
    platform.calls.set(id, time);
    atOnce += 1;
    platform.mostAtOnce = Math.max(platform.mostAtOnce, atOnce);
    await vi.waitUntil(() => id <= platform.lastAnswered, { timeout: 20_000, interval: 5 });
    atOnce -= 1;
    const answer = platform.answerOf(id, time);
    if (answer === 'waits') await new Promise<void>((resolve) => platform.waiting.push(resolve));
    if (answer === 'limits') return json(429, {}, { 'Retry-After': '0' });
    if (answer === 'expired') return json(419);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer === 'broken') return json(503);
    if (answer === 'refuses') return json(409, { message: 'In use.' });
    platform.gone.set(id, (platform.gone.get(id) ?? 0) + 1);
    if (answer === 'limits-the-second') return json(429, {}, { 'Retry-After': '0' });
    if (answer === 'loses-answer') throw new TypeError('Failed to fetch');
    return json(204);
  });
}

async function end(): Promise<void> {
  for (const window of windows.splice(0)) window.abort();
  await deleteDB(databaseOf(platform.user), { blocked: () => undefined }).catch(() => undefined);
}

/** Gives each test of the file a new platform and user. */
export function renewPlatform(): void {
  beforeEach(prepare);
  afterEach(end);
}

export const openWindow = () => {
  const window = new AbortController();
  windows.push(window);
  void runJobs(platform.user, window.signal);
  return window;
};

export const items = (count: number): readonly NewItem[] =>
  Array.from({ length: count }, (_, index) => {
    const id = LocationId.parse(index + 1);
    return {
      location: { id, name: `Location ${id}`, store_code: null },
      title: `Location ${id}`,
      steps: [step(locations.remove, { params: { id } })],
    };
  });

export const start = (count: number) =>
  startJob({ kind: 'deletion', title: 'Delete', items: items(count) });

/** Advances the clock by 20 ms between reads of the job, until `is` returns true. */
export async function until(id: number, is: (job: Job) => boolean): Promise<Job> {
  let job = await readJob(platform.user, id);
  for (let looks = 0; looks < 3000; looks += 1) {
    if (job && is(job)) return job;
    await vi.advanceTimersByTimeAsync(20);
    job = await readJob(platform.user, id);
  }
  throw new Error(`The job did not reach the state: "${JSON.stringify(job)}"`);
}
export const finished = ({ status }: Job) => status === 'finished';
