const defaultWait = 5;

/** HTTP defines `Retry-After` as a number of seconds or a date. */
export function secondsUntil(retryAfter: string | null): number {
  if (!retryAfter) return defaultWait;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const time = Date.parse(retryAfter);
  return Number.isNaN(time) ? defaultWait : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
