import { hasUnsavedWork } from '../lib/browser/unsaved-work.ts';
import { readText, writeText } from '../lib/browser/web-storage.ts';

const key = 'placekeeper.reloaded-at';
const leastMs = 30_000;

/** Reloads the page, unless that discards unsaved work or was just done: a second reload has no other result. */
export function reloadOnce(): void {
  if (hasUnsavedWork()) return;
  const now = Date.now();
  if (now - Number(readText('sessionStorage', key)) < leastMs) return;
  // A browser that stores nothing could reload endlessly.
  if (writeText('sessionStorage', key, String(now))) window.location.reload();
}
