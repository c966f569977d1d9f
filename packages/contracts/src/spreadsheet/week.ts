import { daysOfWeek, type DayOfWeek, type OpeningPeriod } from '../model/opening-hours.ts';
import { minutesOf } from '../rules/validate-opening-hours.ts';
import { formatSpan, formatTime, minutesPerDay, type Span } from './hours.ts';

export type SpansByDay = ReadonlyMap<DayOfWeek, readonly Span[]>;

const dayAfter = (day: DayOfWeek): DayOfWeek =>
  daysOfWeek[(daysOfWeek.indexOf(day) + 1) % 7] ?? day;

export function weekPeriods(week: SpansByDay): OpeningPeriod[] {
  return daysOfWeek.flatMap((day) => (week.get(day) ?? []).map((span) => periodOf(day, span)));
}

function periodOf(day: DayOfWeek, { open, close }: Span): OpeningPeriod {
  return {
    open_day: day,
    open_time: formatTime(open),
    close_day: close > minutesPerDay ? dayAfter(day) : day,
    close_time: formatTime(close),
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

/** The cells of a week. A period that spans several days is written day by day. */
export function weekCells(periods: readonly OpeningPeriod[]): ReadonlyMap<DayOfWeek, string> {
  if (periods.length === 0) return new Map();
  const spans = new Map<DayOfWeek, Span[]>();
  const add = (day: DayOfWeek, span: Span) => spans.set(day, [...(spans.get(day) ?? []), span]);
  for (const period of periods) {
    let day = period.open_day;
    let open = minutesOf(period.open_time);
    let close = closeAfterOpening(period);
    while (close - open > minutesPerDay) {
      add(day, { open, close: minutesPerDay });
      day = dayAfter(day);
      open = 0;
      close -= minutesPerDay;
    }
    add(day, { open, close });
  }
  return new Map(daysOfWeek.map((day) => [day, spans.get(day)?.map(formatSpan).join(', ') ?? 'x']));
}

function closeAfterOpening({ open_day, open_time, close_day, close_time }: OpeningPeriod): number {
  const days = (daysOfWeek.indexOf(close_day) - daysOfWeek.indexOf(open_day) + 7) % 7;
  const close = days * minutesPerDay + minutesOf(close_time);
  return close > minutesOf(open_time) ? close : close + 7 * minutesPerDay;
}
