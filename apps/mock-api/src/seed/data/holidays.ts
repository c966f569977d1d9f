import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { easterOf } from '@placekeeper/contracts/rules/easter';
import type { SeedRegion } from './cities.ts';

const [monday, thursday] = [1, 4];

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const dateOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The nth `weekday` on or after `date`. */
const nthFrom = (n: number, weekday: number, date: string) =>
  addDays(date, ((weekday - weekdayOf(date) + 7) % 7) + (n - 1) * 7);

const lastMonday = (year: number, month: number) =>
  nthFrom(1, monday, addDays(dateOf(year, month + 1, 1), -7));

const goodFriday = (year: number) => addDays(easterOf(year), -2);
const easterMonday = (year: number) => addDays(easterOf(year), 1);
const christmas = (year: number) => [dateOf(year, 12, 25), dateOf(year, 12, 26)];

const holidays: Readonly<Record<SeedRegion, (year: number) => readonly string[]>> = {
  GB: (year) => [
    dateOf(year, 1, 1),
    goodFriday(year),
    easterMonday(year),
    nthFrom(1, monday, dateOf(year, 5, 1)),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...christmas(year),
  ],
  US: (year) => [
    dateOf(year, 1, 1),
    lastMonday(year, 5),
    dateOf(year, 7, 4),
    nthFrom(1, monday, dateOf(year, 9, 1)),
    nthFrom(4, thursday, dateOf(year, 11, 1)),
    dateOf(year, 12, 25),
  ],
  CA: (year) => [
    dateOf(year, 1, 1),
    goodFriday(year),
    nthFrom(1, monday, dateOf(year, 5, 18)),
    dateOf(year, 7, 1),
    nthFrom(1, monday, dateOf(year, 9, 1)),
    nthFrom(2, monday, dateOf(year, 10, 1)),
    ...christmas(year),
  ],
  DE: (year) => [
    dateOf(year, 1, 1),
    goodFriday(year),
    easterMonday(year),
    dateOf(year, 5, 1),
    addDays(easterOf(year), 39),
    addDays(easterOf(year), 50),
    dateOf(year, 10, 3),
    ...christmas(year),
  ],
  IE: (year) => [
    dateOf(year, 1, 1),
    dateOf(year, 3, 17),
    easterMonday(year),
    nthFrom(1, monday, dateOf(year, 5, 1)),
    nthFrom(1, monday, dateOf(year, 6, 1)),
    nthFrom(1, monday, dateOf(year, 8, 1)),
    lastMonday(year, 10),
    ...christmas(year),
  ],
  AU: (year) => [
    dateOf(year, 1, 1),
    dateOf(year, 1, 26),
    goodFriday(year),
    easterMonday(year),
    dateOf(year, 4, 25),
    ...christmas(year),
  ],
  NZ: (year) => [
    dateOf(year, 1, 1),
    dateOf(year, 2, 6),
    goodFriday(year),
    easterMonday(year),
    dateOf(year, 4, 25),
    nthFrom(1, monday, dateOf(year, 6, 1)),
    nthFrom(4, monday, dateOf(year, 10, 1)),
    ...christmas(year),
  ],
};

/** The public holidays after `today`, up to `days` days ahead. Dates are `YYYY-MM-DD`. */
export function holidaysAfter(region: SeedRegion, today: string, days: number): string[] {
  const year = Number(today.slice(0, 4));
  const until = addDays(today, days);
  return [year, year + 1]
    .flatMap((each) => holidaysOf(region, each))
    .filter((date) => date > today && date <= until);
}

const known = new Map<string, readonly string[]>();

/** Caches the holidays, because every profile asks for them. */
function holidaysOf(region: SeedRegion, year: number): readonly string[] {
  const key = `${region} ${year}`;
  const dates = known.get(key) ?? holidays[region](year);
  known.set(key, dates);
  return dates;
}
