import { asksBeforeLeaving } from '../lib/browser/unsaved-work.ts';
import { readText, writeText } from '../lib/browser/web-storage.ts';

const key = 'placekeeper.reloaded-at';
const leastMs = 30_000;

/**
 * Reloads the page, but not if the browser would ask first, and not twice within 30 seconds: a second reload would not
 * help.
 */
export function reloadOnce(): void {
  if (asksBeforeLeaving()) return;
  const now = Date.now();
  if (now - Number(readText('sessionStorage', key)) < leastMs) return;
  // Without storage, a page that keeps failing would reload endlessly.
  if (writeText('sessionStorage', key, String(now))) window.location.reload();
}
