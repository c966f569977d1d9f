/** `2026-11-23`: the day of a time in the browser's time zone. */
export function dayOf(time: string | number): string | null {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return null;
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** The current day in the browser's time zone. */
export const localToday = (now = Date.now()): string => dayOf(now) ?? '';

/** The current day in UTC, for Google's rules about dates. Where the user sees a day as past, use `localToday`. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10);
