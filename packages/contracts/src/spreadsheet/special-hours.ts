import { addDays, isCalendarDate } from '../rules/calendar-date.ts';
import type { SpecialPeriod } from '../model/opening-hours.ts';
import { minutesPerDay } from '../rules/validate-opening-hours.ts';
import { timeText } from '../wording/week-spans.ts';
import { isClosed, parseSpan } from './hours.ts';

export type SpecialHours =
  | { readonly periods: readonly SpecialPeriod[] }
  | { readonly error: string };

const latestClose = minutesPerDay + 12 * 60 - 1;

interface Dated {
  readonly date: string;
  readonly open: number;
  readonly close: number;
  readonly closed: boolean;
}

/** Reads `2026-12-24: 09:00-13:00, 2026-12-25: x`; hours without a date belong to the preceding date. */
export function parseSpecialHours(text: string): SpecialHours {
  const days: Dated[] = [];
  let date = '';
  for (const piece of text.split(/[,;\n]/).map((part) => part.trim())) {
    if (piece === '') continue;
    const dated = /^(\d{4}-\d{1,2}-\d{1,2})\s*:/.exec(piece);
    date = dated?.[1] ?? date;
    if (date === '')
      return {
        error: `“${piece}” doesn’t start with a date. Use the format 2026-12-24: 09:00-13:00.`,
      };
    if (!isCalendarDate(date))
      return { error: `“${date}” isn’t a date. Use the format 2026-12-24.` };
    const day = parseDay(date, dated ? piece.slice(dated[0].length).trim() : piece);
    if (typeof day === 'string') return { error: day };
    days.push(day);
  }
  const twice = overlap(days);
  if (twice) return { error: `The special hours on ${twice} overlap.` };
  return { periods: days.map(periodOf) };
}

function parseDay(date: string, hours: string): Dated | string {
  if (isClosed(hours)) return { date, open: 0, close: minutesPerDay, closed: true };
  const span = parseSpan(hours);
  if (typeof span === 'string') return `${date}: ${span}`;
  if (span.close > latestClose) return `${date}: special hours must end before noon the next day.`;
  return { date, ...span, closed: false };
}

/**
 * The first date whose entries conflict: a closed day with hours, or overlapping hours. The previous evening's hours
 * may last into a closed day.
 */
function overlap(days: readonly Dated[]): string | null {
  const closed = days.filter((day) => day.closed).map(({ date }) => date);
  const twice = closed.find((date) => days.filter((day) => day.date === date).length > 1);
  if (twice) return twice;
  const spans = days
    .filter((day) => !day.closed)
    .map(({ date, open, close }) => {
      const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000;
      return { date, start: midnight + open, end: midnight + close };
    })
    .toSorted((a, b) => a.start - b.start);
  return (
    spans.find((span, index) => span.start < (spans[index - 1]?.end ?? -Infinity))?.date ?? null
  );
}

function periodOf({ date, open, close, closed }: Dated): SpecialPeriod {
  if (closed) return { start_date: date, closed: true };
  return {
    start_date: date,
    ...(close > minutesPerDay ? { end_date: addDays(date, 1) } : {}),
    open_time: timeText(open),
    close_time: timeText(close),
  };
}

export function formatSpecialHours(periods: readonly SpecialPeriod[]): string {
  return periods
    .map(({ start_date, open_time, close_time, closed }) =>
      closed || !open_time || !close_time
        ? `${start_date}: x`
        : `${start_date}: ${open_time}-${close_time}`,
    )
    .join(', ');
}
