const defaultWait = 5;

/** Seconds or a date, as defined by HTTP. */
export function secondsUntil(retryAfter: string | null): number {
  if (!retryAfter) return defaultWait;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const time = Date.parse(retryAfter);
  return Number.isNaN(time) ? defaultWait : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
