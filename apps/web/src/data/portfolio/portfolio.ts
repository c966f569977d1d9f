import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { isAbort, isApiError, type ApiError } from '../http/api-error.ts';
import { whenResumed } from '../http/rate-limit-gate.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import {
  hasSeenDeclined,
  onLocationChange,
  type LocationChange,
} from '../location-cache/location-changes.ts';
import { seenStanding } from './profile-standing.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { recallDeclined } from './declined-edits.ts';
import { readLocations, readRecords, type ReadLocationsOptions } from './read-locations.ts';
import { recordOf, type LocationRecord } from './location-record.ts';

export interface Portfolio {
  /** `stale`: loaded, but possibly outdated. */
  readonly status: 'unread' | 'reading' | 'complete' | 'stale' | 'failed';
  /** Unordered; during the first read, the records received so far. */
  readonly records: readonly LocationRecord[];
  readonly read: number;
  /** Unknown before the first response. */
  readonly total: number | undefined;
  /** Unreadable locations, known at the end of a read. */
  readonly unreadable: number;
  readonly error: ApiError | null;
}

const noticeMs = 200;
const refreshMs = 2000;
/** Above this number, reading pages is cheaper than reading single locations. */
const mostReadAlone = 1000;

/**
 * Events don't report every change, so records expire. A large portfolio expires later, because reading it takes many
 * requests.
 */
const freshForMs = (count: number): number => (count <= 1000 ? 60_000 : 10 * 60_000);

const nothing: Portfolio = {
  status: 'unread',
  records: [],
  read: 0,
  total: undefined,
  unreadable: 0,
  error: null,
};

const store = externalStore(nothing);

/** Modified in place, because a copy for each page of 25,000 locations would take quadratic time. */
let known = new Map<LocationId, LocationRecord>();
/** Locations that changed during the running read, which may return their older data. */
let changedSince = new Set<LocationId>();
let reading: Promise<readonly LocationRecord[]> | null = null;
let stop = new AbortController();
let readAt: number | null = null;

let noticeTimer: ReturnType<typeof setTimeout> | undefined;
let next: Partial<Portfolio> = {};

function notify(change: Partial<Portfolio>): void {
  next = { ...next, ...change };
  noticeTimer ??= setTimeout(notifyNow, noticeMs);
}

function notifyNow(change: Partial<Portfolio> = {}): void {
  clearTimeout(noticeTimer);
  noticeTimer = undefined;
  store.set({ ...store.get(), ...next, ...change, records: [...known.values()] });
  next = {};
}

/** Starts no read. */
export const getPortfolio = (): Portfolio => store.get();

/** Starts no read; `readPortfolio` does. */
export const usePortfolio = (): Portfolio => useStore(store);

const isFresh = (): boolean =>
  store.get().status === 'complete' &&
  readAt !== null &&
  Date.now() - readAt < freshForMs(known.size);

async function readAll(): Promise<readonly LocationRecord[]> {
  const { signal } = stop;
  const first = readAt === null;
  const fresh = first ? known : new Map<LocationId, LocationRecord>();
  changedSince = new Set();
  notifyNow({ status: 'reading', read: 0, total: undefined, error: null });
  // A failure to recall stored values must not fail the read.
  const recalled =
    first &&
    loadCurrentUser().then(
      ({ id }) => recallDeclined(id),
      () => undefined,
    );
  try {
    const { total, unreadable } = await readRecords(
      {},
      (records) => {
        for (const record of records)
          if (!changedSince.has(record.id)) fresh.set(record.id, withKnownDeclined(record));
      },
      { signal, onProgress: notify },
    );
    await recalled;
    if (!first) {
      for (const id of changedSince) {
        const record = known.get(id);
        if (record) fresh.set(id, record);
        else fresh.delete(id);
      }
      known = fresh;
    }
    readAt = Date.now();
    reading = null;
    notifyNow({ status: 'complete', total, unreadable, read: known.size });
    return store.get().records;
  } catch (error) {
    if (!signal.aborted) {
      reading = null;
      notifyNow({ status: 'failed', error: isApiError(error) ? error : null });
    }
    throw error;
  }
}

/** The number of callers that wait for the running read, which is aborted when the last of them stops waiting. */
let waiting = 0;

/** All records: from memory while they are fresh, or from a read that all callers share. */
export async function readPortfolio({ signal, onProgress }: ReadLocationsOptions = {}): Promise<
  readonly LocationRecord[]
> {
  signal?.throwIfAborted();
  await refreshOutdated();
  signal?.throwIfAborted();
  if (noticeTimer !== undefined) notifyNow();
  if (!reading && isFresh()) return store.get().records;
  reading ??= readAll();
  const running = reading;
  // Prevents an unhandled rejection: the waiting callers and the state get the error.
  running.catch(() => undefined);
  waiting += 1;
  const unfollow = onProgress && store.subscribe(() => onProgress(store.get()));
  try {
    return await (signal ? Promise.race([running, untilAborted(signal)]) : running);
  } finally {
    unfollow?.();
    waiting -= 1;
    if (waiting === 0 && signal?.aborted && reading === running) stopReading();
  }
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new DOMException('The read was aborted.', 'AbortError')),
      { once: true },
    );
  });

function stopReading(): void {
  stop.abort();
  stop = new AbortController();
  reading = null;
  if (readAt === null) known.clear();
  notifyNow({ status: readAt === null ? 'unread' : 'stale' });
}

/** The next caller reads all records again. */
function markStale(): void {
  if (store.get().status === 'complete') notifyNow({ status: 'stale' });
}

let outdated = new Set<LocationId>();
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
/** Refreshes run one after another, because their responses could arrive in another order. */
let refreshing: Promise<void> = Promise.resolve();
/** Locations that changed while the refresh runs, so that its response may be older. */
let changedInRefresh = new Set<LocationId>();

/** Reads the locations named by events again, in one batch. */
function refreshOutdated(): Promise<void> {
  clearTimeout(refreshTimer);
  refreshTimer = undefined;
  refreshing = refreshing.then(readOutdated);
  return refreshing;
}

function addOutdated(id: LocationId): void {
  if (!known.has(id)) return;
  outdated.add(id);
  // ERR-4: waits for a pause however long it is, because no user is waiting.
  refreshTimer ??= setTimeout(() => void whenResumed().then(refreshOutdated), refreshMs);
}

async function readOutdated(): Promise<void> {
  const ids = [...outdated];
  if (ids.length === 0) return;
  outdated = new Set();
  if (ids.length > mostReadAlone) return markStale();
  changedInRefresh = new Set();
  try {
    const { unreadable } = await readLocations(
      ids,
      (locations) => {
        for (const location of locations)
          if (!changedInRefresh.has(location.id)) keep(recordOf(location));
      },
      { signal: stop.signal },
    );
    // A change can be of one part only, such as the tags.
    for (const id of ids) if (changedInRefresh.has(id)) addOutdated(id);
    if (unreadable > 0) markStale();
  } catch (error) {
    if (!isAbort(error)) markStale();
  }
}

/** If the platform does not say whether Google declined edits, uses what this browser saw. */
function withKnownDeclined(record: LocationRecord): LocationRecord {
  const { has_failed_patch_attempts: declined = hasSeenDeclined(record.id) } = record;
  return {
    ...record,
    has_failed_patch_attempts: declined,
    standing: declined ? seenStanding(record.id) : undefined,
  };
}

function put(record: LocationRecord): void {
  changedInRefresh.add(record.id);
  keep(record);
}

function keep(record: LocationRecord): void {
  changedSince.add(record.id);
  known.set(record.id, withKnownDeclined(record));
  notify({});
}

function drop(ids: Iterable<LocationId>): void {
  for (const id of ids) {
    changedSince.add(id);
    changedInRefresh.add(id);
    known.delete(id);
  }
  notify({ total: known.size });
}

function applyTagging(
  ids: Iterable<LocationId>,
  add: readonly TagId[],
  remove: readonly TagId[],
): void {
  for (const id of ids) {
    const record = known.get(id);
    if (!record?.tag_ids) continue;
    const kept = record.tag_ids.filter((tag) => !remove.includes(tag) && !add.includes(tag));
    put({ ...record, tag_ids: [...kept, ...add] });
  }
}

function follow(change: LocationChange): void {
  if (store.get().status === 'unread') return;
  switch (change.kind) {
    case 'seen':
      return put(recordOf(change.location));
    case 'gone':
      return drop(change.ids);
    case 'tagged':
      return applyTagging(change.ids, change.add ?? [], change.remove ?? []);
    case 'tag-gone':
      return applyTagging(known.keys(), [], [change.tag]);
    case 'declined': {
      const record = known.get(change.id);
      if (record) put({ ...record, has_failed_patch_attempts: hasSeenDeclined(change.id) });
      return;
    }
    case 'outdated':
      return addOutdated(change.id);
    case 'all-outdated':
      return markStale();
  }
}

onLocationChange(follow);
