import { hasUnsavedWork } from '../lib/browser/unsaved-work.ts';
import { readText, writeText } from '../lib/browser/web-storage.ts';

const key = 'placekeeper.reloaded-at';
const leastMs = 30_000;

/** Reloads the page, unless this discards unsaved work or the page was just reloaded: a second reload would not help. */
export function reloadOnce(): void {
  if (hasUnsavedWork()) return;
  const now = Date.now();
  if (now - Number(readText('sessionStorage', key)) < leastMs) return;
  // Without storage, the page could reload endlessly.
  if (writeText('sessionStorage', key, String(now))) window.location.reload();
}
