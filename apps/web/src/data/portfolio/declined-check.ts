import type { LocationId } from '@placekeeper/contracts/core/id';
import { isAbort, isApiError, isKind, type ApiError } from '../http/api-error.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { invalidateLocationLists } from '../location-cache/location-cache.ts';
import { readFailedPatchAttempts } from '../location-cache/failed-patch-attempts.ts';
import { enqueueWithRetry } from '../api/throttle.ts';
import { readPortfolio } from './portfolio.ts';
import { runAll, type ReadProgress } from './read-locations.ts';
import type { LocationRecord } from './location-record.ts';

interface DeclinedCheck {
  readonly running: ({ readonly what: 'locations' | 'edits' } & ReadProgress) | null;
  /** Why the last check ended early. */
  readonly error: ApiError | null;
}

const store = externalStore<DeclinedCheck>({ running: null, error: null });
let stop = new AbortController();

export const useDeclinedCheck = (): DeclinedCheck => useStore(store);

export const stopDeclinedCheck = (): void => stop.abort();

/** Google can't decline edits of unmanaged locations, because the platform doesn't publish them. */
export const isDeclinedUnknown = (record: LocationRecord): boolean =>
  record.has_failed_patch_attempts === undefined && record.gbp_management_status !== 'disabled';

/** Google declined an edit, and this browser has not read the reason. */
export const isReasonUnknown = ({
  has_failed_patch_attempts: declined,
  standing,
}: LocationRecord): boolean => declined === true && standing === undefined;

async function run(
  what: 'locations' | 'edits',
  read: (signal: AbortSignal, onProgress: (progress: ReadProgress) => void) => Promise<unknown>,
): Promise<void> {
  if (store.get().running) return;
  stop = new AbortController();
  const { signal } = stop;
  const onProgress = ({ read: done, total }: ReadProgress) =>
    store.set({ running: { what, read: done, total }, error: null });
  onProgress({ read: 0, total: undefined });
  try {
    await read(signal, onProgress);
    store.set({ running: null, error: null });
  } catch (error) {
    if (!isAbort(error) && !isApiError(error)) throw error;
    store.set({ running: null, error: isApiError(error) ? error : null });
  } finally {
    void invalidateLocationLists();
  }
}

/** CARD-5: a check that home leaves to the user, because there are too many locations. */
export const checkLocations = (): Promise<void> =>
  run('locations', (signal, onProgress) => readPortfolio({ signal, onProgress }));

/** DET-3: reads each location for which it is unknown whether or why Google declined an edit. */
export const checkDeclined = (): Promise<void> =>
  run('edits', async (signal, onProgress) => {
    const unknown = (await readPortfolio({ signal })).filter(
      (record) => isDeclinedUnknown(record) || isReasonUnknown(record),
    );
    let read = 0;
    const check = (id: LocationId) => async (both: AbortSignal) => {
      await enqueueWithRetry(() => readFailedPatchAttempts(id, both), { signal: both }).catch(
        (error: unknown) => {
          if (!isKind(error, 'not-found') && !isKind(error, 'malformed')) throw error;
        },
      );
      read += 1;
      onProgress({ read, total: unknown.length });
    };
    await runAll(
      unknown.map(({ id }) => check(id)),
      signal,
    );
  });
