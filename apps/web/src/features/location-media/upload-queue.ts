import type { MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { isApiError, isKind, refusalText } from '../../data/http/api-error.ts';
import { writesPausedFor, onPauseChange } from '../../data/http/rate-limit-gate.ts';
import { asPossiblyDone, isOutcomeUnknown } from '../../data/http/recover-lost-response.ts';
import { externalStore, type ExternalStore } from '../../lib/browser/external-store.ts';

type Progress =
  | { readonly kind: 'waiting' }
  /** `share` is the fraction sent. At 1, the platform processes the photo. */
  | { readonly kind: 'sending'; readonly share: number; readonly stop: AbortController }
  /** `isRefused`: the platform refused the upload with 403, and would refuse it again. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isRefused?: boolean }
  | { readonly kind: 'done' };

export interface Photo {
  readonly file: File;
  readonly category: MediaCategory;
  readonly description?: string | undefined;
}

export interface Upload extends Photo {
  readonly key: number;
  readonly progress: Progress;
}

export interface Uploads {
  /** Finished uploads stay until the queue is empty, because the progress counts them in its total. */
  readonly all: readonly Upload[];
  readonly pausedBecause: 'user' | 'failures' | null;
}

type Send = (
  photo: Photo,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<void>;

export interface UploadQueue {
  readonly store: ExternalStore<Uploads>;
  readonly add: (photos: readonly Photo[]) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends a pause after failures, but not the user's own. */
  readonly retry: (keys: readonly number[]) => void;
  /** Cancels an upload that hasn't finished, or dismisses a failed one. */
  readonly remove: (keys: readonly number[]) => void;
  /** Adds removed uploads again; failed ones stay failed. */
  readonly restore: (removed: readonly Upload[]) => void;
}

/** The maximum number of parallel uploads; more uploads would only share the same bandwidth. */
const atOnce = 2;
const nothing: Uploads = { all: [], pausedBecause: null };

export const isMoving = ({ progress: { kind } }: Upload): boolean =>
  kind === 'waiting' || kind === 'sending';
/** The platform has the whole photo, so a cancelled upload could still succeed. */
export const isSent = ({ progress }: Upload): boolean =>
  progress.kind === 'sending' && progress.share === 1;
export const isFailed = ({ progress }: Upload): boolean => progress.kind === 'failed';
export const isRetriable = ({ progress }: Upload): boolean =>
  progress.kind === 'failed' && progress.isRefused !== true;
export const isDone = ({ progress }: Upload): boolean => progress.kind === 'done';

const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/** MEDIA-1: the uploads to one location. A 429 delays them; the same failure twice in a row pauses them. */
export function uploadQueue(
  send: Send,
  onSettled: (outcome: {
    readonly added: readonly Photo[];
    readonly failed: readonly Photo[];
  }) => void,
): UploadQueue {
  const store = externalStore(nothing);
  let lastKey = 0;
  let lastFailure: string | null = null;

  const set = (change: Partial<Uploads>) => store.set({ ...store.get(), ...change });
  const move = (key: number, progress: Progress) =>
    set({ all: store.get().all.map((one) => (one.key === key ? { ...one, progress } : one)) });

  function next(): void {
    const { all, pausedBecause } = store.get();
    if (!all.some(isMoving)) return settle();
    if (writesPausedFor() > 0 || pausedBecause || isOffline()) return undefined;
    const sending = all.filter(({ progress }) => progress.kind === 'sending').length;
    const waiting = all.filter(({ progress }) => progress.kind === 'waiting');
    // After a failure, a single upload tests whether the remaining uploads would fail too.
    const limit = lastFailure === null ? atOnce : 1;
    for (const upload of waiting.slice(0, Math.max(0, limit - sending))) void start(upload);
    return undefined;
  }

  function settle(): void {
    const { all } = store.get();
    const failed = all.filter(isFailed);
    lastFailure = null;
    store.set({ ...nothing, all: failed });
    const added = all.filter(isDone);
    if (added.length > 0 || failed.length > 0) onSettled({ added, failed });
  }

  async function start({ key, file, category, description }: Upload): Promise<void> {
    const stop = new AbortController();
    let sent = 0;
    const onProgress = (share: number) => {
      sent = share;
      if (!stop.signal.aborted) move(key, { kind: 'sending', share, stop });
    };
    onProgress(0);
    try {
      await send(
        { file, category, ...(description && { description }) },
        { signal: stop.signal, onProgress },
      );
      lastFailure = null;
      move(key, { kind: 'done' });
    } catch (error) {
      // A cancelled upload has already left the list.
      if (!stop.signal.aborted) fail(key, error, sent);
    }
    next();
  }

  function fail(key: number, error: unknown, sent: number): void {
    // The platform didn't receive the whole photo, or refused it only for its rate, so it is safe to send it again.
    if (isKind(error, 'rate-limited') || (isOffline() && sent < 1))
      return move(key, { kind: 'waiting' });
    const reason = reasonOf(error);
    const isRepeated = reason === lastFailure && store.get().all.some(isWaiting);
    lastFailure = reason;
    move(key, { kind: 'failed', reason, isRefused: isKind(error, 'forbidden') });
    if (isRepeated && !store.get().pausedBecause) set({ pausedBecause: 'failures' });
    return undefined;
  }

  globalThis.addEventListener?.('online', next);
  onPauseChange(next);

  function resume(): void {
    lastFailure = null;
    set({ pausedBecause: null });
    next();
  }

  function add(photos: readonly Photo[]): void {
    const added = photos.map((photo): Upload => {
      lastKey += 1;
      return { ...photo, key: lastKey, progress: { kind: 'waiting' } };
    });
    set({ all: [...store.get().all, ...added] });
    next();
  }

  return {
    store,
    add,
    pause: () => set({ pausedBecause: 'user' }),
    resume,
    retry(keys) {
      for (const key of keys) move(key, { kind: 'waiting' });
      if (store.get().pausedBecause !== 'user') resume();
    },
    remove(keys) {
      const { all } = store.get();
      set({ all: all.filter(({ key }) => !keys.includes(key)) });
      for (const { key, progress } of all)
        if (progress.kind === 'sending' && keys.includes(key)) progress.stop.abort();
      next();
    },
    restore(removed) {
      const all = [...store.get().all, ...removed.filter(isFailed)];
      set({ all: all.toSorted((one, other) => one.key - other.key) });
      add(removed.filter((upload) => !isFailed(upload)));
    },
  };
}

const isWaiting = ({ progress }: Upload): boolean => progress.kind === 'waiting';

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Upload failed. Try again.';
  // ERR-4: the photo may exist, so a retry could duplicate it.
  return isOutcomeUnknown(error)
    ? `${asPossiblyDone(error).message} Check the photos before you try again.`
    : refusalText(error);
}
