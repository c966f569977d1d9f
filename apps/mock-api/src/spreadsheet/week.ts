import { daysOfWeek, type DayOfWeek } from '@placekeeper/contracts/model/opening-hours';
import type { TimePeriod } from '../provider/profile.ts';
import { formatSpan, formatTime, minutesOf, minutesPerDay, type Span } from './hours.ts';

export type SpansByDay = ReadonlyMap<DayOfWeek, readonly Span[]>;

const dayAfter = (day: DayOfWeek): DayOfWeek =>
  daysOfWeek[(daysOfWeek.indexOf(day) + 1) % 7] ?? day;

/** The periods of a week, Monday first. */
export function weekPeriods(week: SpansByDay): TimePeriod[] {
  return daysOfWeek.flatMap((day) => (week.get(day) ?? []).map((span) => periodOf(day, span)));
}

function periodOf(day: DayOfWeek, { open, close }: Span): TimePeriod {
  return {
    openDay: day,
    openTime: formatTime(open),
    closeDay: close > minutesPerDay ? dayAfter(day) : day,
    closeTime: formatTime(close),
  };
}

/** The days on which a period starts before an earlier one has ended; Sunday night reaches into Monday. */
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
export function weekCells(periods: readonly TimePeriod[]): ReadonlyMap<DayOfWeek, string> {
  if (periods.length === 0) return new Map();
  const spans = new Map<DayOfWeek, Span[]>();
  const add = (day: DayOfWeek, span: Span) => spans.set(day, [...(spans.get(day) ?? []), span]);
  for (const period of periods) {
    let day = period.openDay;
    let open = minutesOf(period.openTime);
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

function closeAfterOpening({ openDay, openTime, closeDay, closeTime }: TimePeriod): number {
  const days = (daysOfWeek.indexOf(closeDay) - daysOfWeek.indexOf(openDay) + 7) % 7;
  const close = days * minutesPerDay + minutesOf(closeTime);
  return close > minutesOf(openTime) ? close : close + 7 * minutesPerDay;
}
