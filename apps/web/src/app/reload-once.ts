import { readText, writeText } from '../lib/browser/web-storage.ts';

const key = 'placekeeper.reloaded-at';
const leastMs = 30_000;

/** Loads the page anew, unless it has just done so: what a reload does not mend, a second one does not either. */
export function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(readText('sessionStorage', key)) < leastMs) return;
  // A browser that stores nothing could reload endlessly.
  if (writeText('sessionStorage', key, String(now))) window.location.reload();
}
