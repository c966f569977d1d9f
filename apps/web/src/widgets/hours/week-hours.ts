import {
  daysOfWeek,
  type OpeningHours,
  type OpeningPeriod,
} from '@placekeeper/contracts/model/opening-hours';
import { dayAfter, weekSpans } from '@placekeeper/contracts/wording/week-spans';
import {
  closedDay,
  dayOfSpans,
  dayTimes,
  unreadablePeriods,
  type DayHours,
} from './period-text.ts';

/** Seven days, Monday first. */
export type WeekHours = readonly DayHours[];

/** The indexes of a day and its period, which locate an error. */
export type PeriodPlace = `${number}.${number}`;

export function weekHoursOf(hours: OpeningHours | null | undefined): WeekHours {
  const spans = weekSpans(hours?.periods ?? []);
  return daysOfWeek.map((day) => dayOfSpans(spans[day]));
}

export interface PlacedPeriod<Period> {
  readonly period: Period;
  readonly place: PeriodPlace;
}

export function weekPeriods(week: WeekHours): readonly PlacedPeriod<OpeningPeriod>[] {
  return daysOfWeek.flatMap((day, at) =>
    dayTimes(week[at] ?? closedDay).map(({ times, index }) => ({
      place: `${at}.${index}` as const,
      period: {
        open_day: day,
        open_time: times.open,
        close_day: times.closesNextDay ? dayAfter(day) : day,
        close_time: times.close,
      },
    })),
  );
}

export const unreadableTimes = (days: readonly DayHours[]): Readonly<Record<PeriodPlace, string>> =>
  Object.fromEntries(
    days.flatMap((day, at) =>
      Object.entries(unreadablePeriods(day)).map(([index, error]) => [`${at}.${index}`, error]),
    ),
  );

/** The weekdays are the first five days, Monday to Friday. */
export const copyDay = (week: WeekHours, from: number, to: 'weekdays' | 'all'): WeekHours =>
  week.map((day, at) => (to === 'all' || at < 5 ? (week[from] ?? day) : day));
