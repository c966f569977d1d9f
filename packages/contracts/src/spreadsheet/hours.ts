import { minutesPerDay } from '../rules/validate-opening-hours.ts';
import { timeText, type Span } from '../wording/week-spans.ts';
import { isDayShare, wasMadeNumber } from './mangled-cells.ts';

export type Spans = { readonly spans: readonly Span[] } | { readonly error: string };

const clock = /^(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?$/i;
const wholeDay = /^(open\s*)?24\s*(h|hrs|hours)$/i;

export const isClosed = (text: string): boolean => /^(x|closed)$/i.test(text.trim());

/**
 * Reads one day, such as `09:00-12:00, 13:00-18:00`, `9:00AM-5:00PM`, `24 hours` or `x`; an empty cell has no spans.
 */
export function parseDayHours(text: string): Spans {
  if (text.trim() === '' || isClosed(text)) return { spans: [] };
  if (isDayShare(text.trim())) return { error: wasMadeNumber };
  const spans: Span[] = [];
  for (const piece of text.split(/[,;\n]/)) {
    const span = parseSpan(piece.trim());
    if (typeof span === 'string') return { error: span };
    spans.push(span);
  }
  spans.sort((a, b) => a.open - b.open);
  return { spans };
}

/** Reads `09:00-12:00`, or returns an error message. */
export function parseSpan(text: string): Span | string {
  if (wholeDay.test(text)) return { open: 0, close: minutesPerDay };
  const [from, to, ...rest] = text.split(/[-–—]/).map((time) => time.trim());
  if (!from || !to || rest.length > 0)
    return `“${text}” isn’t a range of hours. Use a format like 09:00-17:00, or x for a closed day.`;
  const open = parseTime(from);
  const close = parseTime(to);
  if (open === null || open === minutesPerDay)
    return `“${from}” isn’t a valid opening time. Use a format like 09:00 or 9:00AM.`;
  if (close === null)
    return `“${to}” isn’t a valid closing time. Use a format like 17:00 or 5:00PM.`;
  if (close === open)
    return `“${text}” opens and closes at the same time. For 24 hours, use 00:00-24:00.`;
  return { open, close: close > open ? close : close + minutesPerDay };
}

function parseTime(text: string): number | null {
  const [, hourText, minuteText, half] = clock.exec(text) ?? [];
  const minute = Number(minuteText ?? 0);
  let hour = Number(hourText);
  // A bare number is refused, because it could be a morning or an evening hour.
  if (minute > 59 || (minuteText === undefined && half === undefined)) return null;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  }
  return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : null;
}

export const formatSpan = ({ open, close }: Span): string => `${timeText(open)}-${timeText(close)}`;
