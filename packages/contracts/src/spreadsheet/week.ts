import { daysOfWeek, type DayOfWeek, type OpeningPeriod } from '../model/opening-hours.ts';
import { minutesPerDay } from '../rules/validate-opening-hours.ts';
import { dayAfter, timeText, weekSpans, type Span } from '../wording/week-spans.ts';
import { formatSpan } from './hours.ts';

export type SpansByDay = ReadonlyMap<DayOfWeek, readonly Span[]>;

export function weekPeriods(week: SpansByDay): OpeningPeriod[] {
  return daysOfWeek.flatMap((day) => (week.get(day) ?? []).map((span) => periodOf(day, span)));
}

function periodOf(day: DayOfWeek, { open, close }: Span): OpeningPeriod {
  return {
    open_day: day,
    open_time: timeText(open),
    close_day: close > minutesPerDay ? dayAfter(day) : day,
    close_time: timeText(close),
  };
}

/** The days on which a period starts before an earlier period has ended. Sunday's late hours can overlap Monday's. */
export function overlappingDays(week: SpansByDay): DayOfWeek[] {
  const spans = daysOfWeek.flatMap((day, index) =>
    (week.get(day) ?? []).map(({ open, close }) => ({
      day,
      start: index * minutesPerDay + open,
      end: index * minutesPerDay + close,
    })),
  );
  const first = spans.at(0);
  if (!first) return [];
  const days = new Set<DayOfWeek>();
  let busyUntil = Math.max(...spans.map(({ end }) => end)) - 7 * minutesPerDay;
  for (const { day, start, end } of spans) {
    if (start < busyUntil) days.add(day);
    busyUntil = Math.max(busyUntil, end);
  }
  return [...days];
}

/** The cells of a week. A period of a day or longer is written day by day. */
export function weekCells(periods: readonly OpeningPeriod[]): ReadonlyMap<DayOfWeek, string> {
  if (periods.length === 0) return new Map();
  const week = weekSpans(periods);
  return new Map(daysOfWeek.map((day) => [day, week[day].map(formatSpan).join(', ') || 'x']));
}
