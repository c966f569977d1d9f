const key = 'placekeeper.reloaded-at';
const leastMs = 30_000;

/** Loads the page anew, unless it has just done so: what a reload does not mend, a second one does not either. */
export function reloadOnce(): void {
  const now = Date.now();
  try {
    const last = Number(sessionStorage.getItem(key));
    if (now - last < leastMs) return;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without a memory it could go on for ever.
    return;
  }
  window.location.reload();
}
