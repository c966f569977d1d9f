import type { QueryKey } from '@tanstack/react-query';
import { heldFor, untilReleased } from '../gate.ts';
import { isWithin } from './key-prefix.ts';

export interface RefreshBatch {
  /** Asks for one more key; it is refreshed with the others, once. */
  readonly add: (key: QueryKey) => void;
  readonly cancel: () => void;
}

/**
 * Events come in bursts, and each refresh cancels the one before: without a batch the last answer would come
 * only after the last event. The window opens with the first key and is not prolonged by the next ones.
 */
export function refreshBatch(
  windowMs: number,
  refresh: (keys: readonly QueryKey[]) => void,
  /** At least so long after the last one. */
  pauseMs = 0,
): RefreshBatch {
  const keys = new Map<string, QueryKey>();
  let next: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    // ERR-4: nobody has asked for it, so it waits however long the platform wants.
    if (heldFor() > 0) return void untilReleased().then(flush);
    timer = undefined;
    if (pauseMs > 0) next = Date.now() + pauseMs;
    const all = [...keys.values()];
    keys.clear();
    refresh(withoutCovered(all));
  };

  return {
    add(key) {
      keys.set(JSON.stringify(key), key);
      timer ??= setTimeout(flush, Math.max(windowMs, (next ?? 0) - Date.now()));
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
