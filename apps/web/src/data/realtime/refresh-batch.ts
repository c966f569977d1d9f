import type { QueryKey } from '@tanstack/react-query';
import { heldFor, untilReleased } from '../http/rate-limit-gate.ts';
import { isWithin } from '../api/key-prefix.ts';

export interface RefreshBatch {
  /** Asks for one more key; it is refreshed with the others, once. */
  readonly add: (key: QueryKey) => void;
  readonly cancel: () => void;
}

/** In milliseconds: a read without an answer keeps news from the screen for no longer. */
const longestRead = 5000;

/**
 * Events come in bursts, and each refresh cancels the one before: without a batch the last answer would come
 * only after the last event. The window opens with the first key and is not prolonged by the next ones. Before a slow
 * platform the next refresh of a key waits for the one before, which would be asked for again and again.
 */
export function refreshBatch(
  windowMs: number,
  /** Its promise is there when all has been read. */
  refresh: (keys: readonly QueryKey[]) => unknown,
  /** At least so long after the last one. */
  pauseMs = 0,
): RefreshBatch {
  const keys = new Map<string, QueryKey>();
  let next: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: readonly QueryKey[] = [];

  const isIdle = (key: QueryKey) =>
    !reading.some((other) => isWithin(other, key) || isWithin(key, other));

  const start = () => {
    if (![...keys.values()].some(isIdle)) return;
    timer ??= setTimeout(flush, Math.max(windowMs, (next ?? 0) - Date.now()));
  };

  const read = async (asked: readonly QueryKey[], answers: Promise<unknown>) => {
    reading = [...reading, ...asked];
    const patience = Promise.withResolvers<void>();
    const late = setTimeout(patience.resolve, longestRead);
    await Promise.race([answers.catch(() => undefined), patience.promise]);
    clearTimeout(late);
    reading = reading.filter((key) => !asked.includes(key));
    start();
  };

  const flush = () => {
    // ERR-4: nobody has asked for it, so it waits however long the platform wants.
    if (heldFor() > 0) return void untilReleased().then(flush);
    timer = undefined;
    if (pauseMs > 0) next = Date.now() + pauseMs;
    const asked = [...keys.values()].filter(isIdle);
    for (const key of asked) keys.delete(JSON.stringify(key));
    const answers = refresh(withoutCovered(asked));
    if (answers instanceof Promise) void read(asked, answers);
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

/** `['locations']` refreshes `['locations', 'list']` as well. */
const withoutCovered = (keys: readonly QueryKey[]): readonly QueryKey[] =>
  keys.filter((key) => !keys.some((other) => other !== key && isWithin(other, key)));
