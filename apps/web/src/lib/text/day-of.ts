/** `2026-11-23`: the day of a time in the browser's time zone. */
export function dayOf(iso: string): string | null {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return null;
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

/** The current day in the browser's time zone. Google's rules about dates use the day in UTC instead. */
export const localToday = (): string => dayOf(new Date().toISOString()) ?? '';
