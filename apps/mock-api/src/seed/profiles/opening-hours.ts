import { daysOfWeek, type DayOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { minutesOf, minutesPerDay } from '@placekeeper/contracts/rules/validate-opening-hours';
import type {
  Profile,
  SpecialHourPeriod,
  TimePeriod,
} from '@placekeeper/contracts/profile/profile';
import { parseDayHours } from '@placekeeper/contracts/spreadsheet/hours';
import { weekPeriods } from '@placekeeper/contracts/spreadsheet/week';
import { periodFromWire } from '@placekeeper/contracts/profile/hours-wire';
import { timeText, type Span } from '@placekeeper/contracts/wording/week-spans';
import type { SeedRegion } from '../data/cities.ts';
import { holidaysAfter } from '../data/holidays.ts';
import type { Trade, WeekHours } from '../data/trade.ts';
import type { Random } from './random.ts';

export type Week = readonly TimePeriod[];

function spansOf(hours: string): readonly Span[] {
  const parsed = parseDayHours(hours);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.spans;
}

function periodsOf(week: WeekHours): Week {
  const days: readonly string[] =
    week.length === 7 ? week : [week[0], week[0], week[0], week[0], week[0], week[1], week[2]];
  return weekPeriods(
    new Map<DayOfWeek, readonly Span[]>(
      daysOfWeek.map((day, index) => [day, spansOf(days[index] ?? 'x')]),
    ),
  ).map(periodFromWire);
}

function openLater(week: Week, minutes: number): Week {
  return week.map((period) => {
    const open = minutesOf(period.openTime);
    return open === 0 ? period : { ...period, openTime: timeText(open + minutes) };
  });
}

const weeksByTrade = new WeakMap<Trade, readonly Week[]>();

/** The usual weeks of a trade, each with two variants that start half an hour earlier and later. */
export function weeksOf(trade: Trade): readonly Week[] {
  let weeks = weeksByTrade.get(trade);
  if (!weeks) {
    weeks = trade.weeks
      .map(periodsOf)
      .flatMap((week) => [week, openLater(week, -30), openLater(week, 30)]);
    weeksByTrade.set(trade, weeks);
  }
  return weeks;
}

const holidaysAhead = 150;

export function specialHoursFor(
  random: Random,
  region: SeedRegion,
  today: string,
  week: Week,
): Profile['specialHours'] {
  const open = week.filter(({ closeTime }) => minutesOf(closeTime) !== minutesPerDay);
  if (open.length === 0) return [];
  const opensLate = open.every(({ openTime }) => openTime >= '12:00');
  const holidays = holidaysAfter(region, today, holidaysAhead);
  return holidays.flatMap((date): SpecialHourPeriod[] => {
    const dayAfter = addDays(date, 1);
    if (random.chance(0.15)) return [];
    if (random.chance(0.65)) return [{ startDate: date, closed: true }];
    if (opensLate && !holidays.includes(dayAfter))
      return [
        {
          startDate: date,
          endDate: dayAfter,
          openTime: '18:00',
          closeTime: random.pick(['01:00', '02:00']),
        },
      ];
    return [
      {
        startDate: date,
        openTime: random.pick(['09:00', '10:00', '11:00']),
        closeTime: random.pick(['13:00', '15:00', '16:00']),
      },
    ];
  });
}
