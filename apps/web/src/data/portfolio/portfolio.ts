import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { useSyncExternalStore } from 'react';
import { isAbort, isApiError, type ApiError } from '../api-error.ts';
import { externalStore } from '../external-store.ts';
import { readLocations, readRecords, type ReadOptions } from './read-pages.ts';
import { recordOf, type LocationRecord } from './record.ts';

export interface Portfolio {
  /** `stale`: read before, and something may have changed since. */
  readonly status: 'unread' | 'reading' | 'complete' | 'stale' | 'failed';
  /** In no order. While the first read runs, those that have come. */
  readonly records: readonly LocationRecord[];
  readonly read: number;
  /** Unknown before the first answer. */
  readonly total: number | undefined;
  /** Locations of the platform that could not be read, once a read has ended. */
  readonly unreadable: number;
  readonly error: ApiError | null;
}

const noticeMs = 200;
const freshForMs = 10 * 60_000;
/** More than so many changed locations are cheaper to read as pages. */
const mostReadAlone = 1000;

const nothing: Portfolio = {
  status: 'unread',
  records: [],
  read: 0,
  total: undefined,
  unreadable: 0,
  error: null,
};

const store = externalStore(nothing);

/** Changed in place: a copy for each page of 25,000 would be quadratic. */
let known = new Map<LocationId, LocationRecord>();
/** The changes since the running read began, which its older answers must not undo. */
let changedSince = new Set<LocationId>();
let reading: Promise<readonly LocationRecord[]> | null = null;
let stop = new AbortController();
let readAt = 0;
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
let next: Partial<Portfolio> = {};

function tell(change: Partial<Portfolio>, now = false): void {
  next = { ...next, ...change };
  if (now) flush();
  else noticeTimer ??= setTimeout(flush, noticeMs);
}

function flush(): void {
  clearTimeout(noticeTimer);
  noticeTimer = undefined;
  store.set({ ...store.get(), ...next, records: [...known.values()] });
  next = {};
}

/** What is known of all locations; starts no read. */
export const getPortfolio = (): Portfolio => store.get();

const isFresh = (): boolean =>
  store.get().status === 'complete' && Date.now() - readAt < freshForMs;

async function readAll(): Promise<readonly LocationRecord[]> {
  const { signal } = stop;
  const first = readAt === 0;
  const fresh = first ? known : new Map<LocationId, LocationRecord>();
  changedSince = new Set();
  tell({ status: 'reading', read: 0, total: undefined, error: null }, true);
  try {
    const { total, unreadable } = await readRecords(
      {},
      (records) => {
        for (const record of records)
          if (!changedSince.has(record.id)) fresh.set(record.id, record);
      },
      { signal, onProgress: (progress) => tell(progress) },
    );
    if (!first) {
      for (const id of changedSince) {
        const record = known.get(id);
        if (record) fresh.set(id, record);
        else fresh.delete(id);
      }
      known = fresh;
    }
    readAt = Date.now();
    tell({ status: 'complete', total, unreadable, read: known.size }, true);
    return store.get().records;
  } catch (error) {
    if (!signal.aborted) tell({ status: 'failed', error: isApiError(error) ? error : null }, true);
    throw error;
  } finally {
    if (!signal.aborted) reading = null;
  }
}

interface PortfolioOptions extends ReadOptions {
  /** Reads again, however fresh the records are. */
  readonly again?: boolean;
}

/** All records: those at hand while they are fresh, else of the one running read. Aborting ends the caller's wait alone. */
export async function readPortfolio({
  signal,
  onProgress,
  again = false,
}: PortfolioOptions = {}): Promise<readonly LocationRecord[]> {
  signal?.throwIfAborted();
  if (!again && !reading && isFresh()) return store.get().records;
  reading ??= readAll();
  const running = reading;
  const unfollow = onProgress && store.subscribe(() => onProgress(store.get()));
  try {
    return await (signal ? Promise.race([running, aborted(signal)]) : running);
  } finally {
    unfollow?.();
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason of an abort is an error
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

/** Ends the running read; those who wait for it get an AbortError. */
export function cancelPortfolioRead(): void {
  stop.abort();
  stop = new AbortController();
  reading = null;
  if (readAt === 0) known.clear();
  tell({ status: readAt === 0 ? 'unread' : 'stale' }, true);
}

/** Follows the records; the screen that needs them starts the read through `readPortfolio`. */
export const usePortfolio = (): Portfolio => useSyncExternalStore(store.subscribe, store.get);

/** Another user, or none: nothing is kept. */
export function dropPortfolio(): void {
  readAt = 0;
  cancelPortfolioRead();
  known = new Map();
  store.set(nothing);
}

/** A whole location came, from a write or a visit. */
export function noteRecord(location: Location): void {
  if (store.get().status === 'unread') return;
  changedSince.add(location.id);
  known.set(location.id, recordOf(location));
  tell({});
}

export function forgetRecords(gone: Iterable<LocationId>): void {
  if (store.get().status === 'unread') return;
  for (const id of gone) {
    changedSince.add(id);
    known.delete(id);
  }
  tell({ total: known.size });
}

/** Our own writes of tags, which answer with no location. */
export function retagRecords(
  ids: Iterable<LocationId>,
  {
    add = [],
    remove = [],
  }: { readonly add?: readonly TagId[]; readonly remove?: readonly TagId[] },
): void {
  for (const id of ids) {
    const record = known.get(id);
    if (!record?.tag_ids) continue;
    const kept = record.tag_ids.filter((tag) => !remove.includes(tag) && !add.includes(tag));
    changedSince.add(id);
    known.set(id, { ...record, tag_ids: [...kept, ...add] });
  }
  tell({});
}

/** An event told that the provider declined an edit of it, or that it published one. */
export function noteDeclined(id: LocationId): void {
  const record = known.get(id);
  if (!record) return;
  changedSince.add(id);
  known.set(id, { ...record, has_failed_patch_attempts: true });
  tell({});
}

let toRefresh = new Set<LocationId>();
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
const refreshMs = 2000;

/** Something about it changed that nobody told in full: it is read again, together with others of the same burst. */
export function refreshRecord(id: LocationId): void {
  if (!known.has(id)) return;
  toRefresh.add(id);
  refreshTimer ??= setTimeout(() => void refresh(), refreshMs);
}

async function refresh(): Promise<void> {
  refreshTimer = undefined;
  const ids = [...toRefresh];
  toRefresh = new Set();
  if (ids.length > mostReadAlone) return markPortfolioStale();
  try {
    await readLocations(ids, (locations) => locations.forEach(noteRecord), {
      signal: stop.signal,
    });
  } catch (error) {
    if (!isAbort(error)) markPortfolioStale();
  }
}

/** Whoever needs the records next reads all of them again. */
export function markPortfolioStale(): void {
  if (store.get().status === 'complete') tell({ status: 'stale' }, true);
}
