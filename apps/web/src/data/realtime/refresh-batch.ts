import type { QueryKey } from '@tanstack/react-query';
import { backgroundPausedFor, whenResumed } from '../http/rate-limit-gate.ts';
import { isKeyPrefix } from '../api/query.ts';

export interface RefreshBatch {
  /** Adds a key; each key is refreshed once per batch. */
  readonly add: (key: QueryKey) => void;
  readonly cancel: () => void;
}

/** In milliseconds: a read without a response delays the next refresh no longer than this. */
const longestRead = 5000;

/**
 * Refreshes keys in batches, because events come in bursts: each refresh cancels the previous one, so without batches
 * no response would arrive before the last event. A key that is still being read is refreshed after that read ends.
 */
export function refreshBatch(
  windowMs: number,
  /** The promise resolves when all keys are read. */
  refresh: (keys: readonly QueryKey[]) => unknown,
  /** The minimum time between two refreshes, in milliseconds. */
  pauseMs = 0,
): RefreshBatch {
  const keys = new Map<string, QueryKey>();
  let next: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: readonly QueryKey[] = [];

  const isIdle = (key: QueryKey) =>
    !reading.some((other) => isKeyPrefix(other, key) || isKeyPrefix(key, other));

  const start = () => {
    if (![...keys.values()].some(isIdle)) return;
    timer ??= setTimeout(flush, Math.max(windowMs, (next ?? 0) - performance.now()));
  };

  const read = async (due: readonly QueryKey[], answers: Promise<unknown>) => {
    reading = [...reading, ...due];
    const deadline = Promise.withResolvers<void>();
    const late = setTimeout(deadline.resolve, longestRead);
    await Promise.race([answers.catch(() => undefined), deadline.promise]);
    clearTimeout(late);
    reading = reading.filter((key) => !due.includes(key));
    start();
  };

  const flush = () => {
    // ERR-4: waits for a pause however long it is, because no user is waiting.
    if (backgroundPausedFor() > 0) return void whenResumed().then(flush);
    timer = undefined;
    if (pauseMs > 0) next = performance.now() + pauseMs;
    const due = [...keys.values()].filter(isIdle);
    for (const key of due) keys.delete(JSON.stringify(key));
    const answers = refresh(withoutCovered(due));
    if (answers instanceof Promise) void read(due, answers);
  };

  return {
    add(key) {
      keys.set(JSON.stringify(key), key);
      start();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      keys.clear();
    },
  };
}

/** Drops keys that a shorter key covers: `['locations']` covers `['locations', 'list']`. */
const withoutCovered = (keys: readonly QueryKey[]): readonly QueryKey[] =>
  keys.filter((key) => !keys.some((other) => other !== key && isKeyPrefix(other, key)));
