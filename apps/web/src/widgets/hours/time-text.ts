import { latinDigits } from '@placekeeper/contracts/rules/latin-digits';

const clock = /^(\d{1,2})(?:[:.h ]?(\d{2})|h)?\s*(?:([ap])\.?\s?m?\.?)?$/i;

/** Normalizes a typed time (`9`, `930`, `9.30`, `17h`, `9:30 pm`, `midnight`, `24:00`) to `HH:MM`; null if it is invalid. */
export function parseTime(text: string): string | null {
  if (isMidnight(text)) return '24:00';
  if (/^(?:noon|midday)$/i.test(text.trim())) return '12:00';
  const [, hourText, minuteText = '00', half] = clock.exec(latinDigits(text).trim()) ?? [];
  if (hourText === undefined || Number(minuteText) > 59) return null;
  const hour = hourOf(Number(hourText), half?.toLowerCase());
  if (hour === null || hour > 24 || (hour === 24 && minuteText !== '00')) return null;
  return `${String(hour).padStart(2, '0')}:${minuteText}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

const isMidnight = (text: string): boolean => text.trim().toLowerCase() === 'midnight';

/** `9 to 5`, `09:00 – 17:00`: the times of a text with both; null for any other text. */
export function parseTimeRange(
  text: string,
): { readonly open: string; readonly close: string } | null {
  const [open, close, ...more] = text.split(/[-‐‑–—]|\bto\b|\buntil\b/i).map((part) => part.trim());
  if (open === undefined || close === undefined || more.length > 0) return null;
  const times = { open: parseOpeningTime(open), close: parseTime(close) };
  return times.open === null || times.close === null
    ? null
    : { open: times.open, close: times.close };
}

/** Null for 24:00, because a day can't open then. */
export function parseOpeningTime(text: string): string | null {
  if (isMidnight(text)) return '00:00';
  const time = parseTime(text);
  return time === '24:00' ? null : time;
}
