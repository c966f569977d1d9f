import type { GridDate, PlanCoverage, PlanDate } from '@placekeeper/contracts/bulk/holiday-plan';
import { rollups } from 'd3-array';
import type { HolidaysByCountry } from '../../data/holidays/queries.ts';
import type { LocationRecord } from '../../data/portfolio/location-record.ts';
import { dayOn, yearOf, type Day } from './common-holidays.ts';

export interface NationalDay extends PlanDate {
  readonly name: string;
  /** Only countries with locations; the country with the most locations comes first. */
  readonly countries: readonly string[];
}

/** Coming public holidays by date; `before` is the same holiday last year, because some holidays move. */
export function nationalDays(
  holidays: HolidaysByCountry,
  records: readonly Pick<LocationRecord, 'region_code'>[],
  today: string,
): NationalDays {
  const countries = rollups(
    records,
    ({ length }) => length,
    ({ region_code: country }) => country,
  )
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([country]) => country ?? []);
  const days = new Map<string, NationalDay[]>();
  for (const country of countries) {
    const own = holidays[country] ?? [];
    for (const { name, date } of own) {
      if (date < today) continue;
      const last = own.find((one) => one.name === name && yearOf(one.date) === yearOf(date) - 1);
      const before = last?.date ?? dayOn(date).before;
      const sameDate = days.get(date) ?? [];
      const same = sameDate.find((one) => one.name === name);
      const next = { date, before, name, countries: [...(same?.countries ?? []), country] };
      days.set(date, [...sameDate.filter((one) => one !== same), next]);
    }
  }
  return days;
}

export type NationalDays = ReadonlyMap<string, readonly NationalDay[]>;

/** Missing hours of a public holiday are gaps in its countries; those of other dates are gaps everywhere. */
export function gapDate({ date, before }: PlanDate, national: NationalDays): GridDate {
  const { name, isRegional } = dayOn(date);
  const isEverywhere = name !== undefined && !isRegional;
  const holidays = isEverywhere ? undefined : national.get(date);
  const countries = holidays && [...new Set(holidays.flatMap((holiday) => holiday.countries))];
  return { date, before, ...(countries && { countries }) };
}

export interface PlanColumn extends Day {
  /**
   * The countries in which the holiday is planned; absent if it is planned in all countries, and empty if no matching
   * location is in one of its countries.
   */
  readonly within?: { readonly countries: readonly string[]; readonly gaps: number };
  /** True if the countries of a regional holiday are not loaded. */
  readonly isUnplaced?: true;
}

const sumOf = (
  counts: PlanCoverage['locations'] | undefined,
  countries: readonly string[],
): number => countries.reduce((total, country) => total + (counts?.get(country) ?? 0), 0);

/**
 * Common holidays keep their name and are planned everywhere. A regional holiday is planned in the countries with a
 * public holiday on its date, and has its name there if they share one. `national` is undefined until it is loaded.
 */
export function planColumn(
  day: Day,
  national: NationalDays | undefined,
  coverage: PlanCoverage | undefined,
): PlanColumn {
  const { name: common, isRegional, ...date } = day;
  if (common !== undefined && !isRegional) return day;
  if (isRegional && !national) return { ...day, isUnplaced: true };
  const matching = (countries: readonly string[]) =>
    countries.filter((country) => coverage?.locations.has(country) ?? true);
  const holidays = (national?.get(day.date) ?? []).filter(
    ({ countries }) => matching(countries).length > 0,
  );
  const [first] = holidays;
  const isCommon = common !== undefined && holidays.length !== 1;
  const named = isCommon
    ? { ...date, name: common }
    : { ...date, ...(first && { name: first.name, before: first.before }) };
  if (!coverage) return named;
  const { locations, days } = coverage;
  if (!first && !(isRegional && areKnown([...locations.keys()], national))) return named;
  const planned = isRegional ? holidays : holidays.slice(0, 1);
  const countries = [...new Set(planned.flatMap((holiday) => matching(holiday.countries)))];
  if (countries.length === locations.size) return named;
  const gaps = sumOf(locations, countries) - sumOf(days.get(day.date), countries);
  return { ...named, within: { countries, gaps } };
}

function areKnown(countries: readonly (string | null)[], national: NationalDays | undefined) {
  const known = new Set([...(national?.values() ?? [])].flat().flatMap((day) => day.countries));
  return countries.every((country) => country !== null && known.has(country));
}

/** Common and national holidays by date, without those that no matching country has. */
export const suggestedDays = (
  common: readonly Day[],
  national: NationalDays,
  coverage: PlanCoverage | undefined,
): readonly PlanColumn[] =>
  [...new Set([...common.map(({ date }) => date), ...national.keys()])]
    .toSorted()
    .map((date) => planColumn(dayOn(date), national, coverage))
    .filter(({ name, within }) => name !== undefined && within?.countries.length !== 0);

const gapsOf = ({ within }: PlanColumn): number => within?.gaps ?? Number.MAX_SAFE_INTEGER;

export const mostMissing = (days: readonly PlanColumn[], count: number): readonly PlanColumn[] => {
  const first = new Set(days.toSorted((one, other) => gapsOf(other) - gapsOf(one)).slice(0, count));
  return days.filter((day) => first.has(day));
};

export interface NextGap {
  readonly day: NationalDay;
  /** The number of matching locations in the day's countries that have regular hours. */
  readonly locations: number;
  /** The number of those locations that have neither special hours nor a plan for the day. */
  readonly missing: number;
}

export function nextGap(
  days: NationalDays,
  { locations, days: covered }: PlanCoverage,
): NextGap | undefined {
  return [...days.values()]
    .flat()
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .map((day) => {
      const countries = day.countries.filter((country) => locations.has(country));
      const all = sumOf(locations, countries);
      const missing = all - sumOf(covered.get(day.date), countries);
      return { day: { ...day, countries }, locations: all, missing };
    })
    .find(({ missing }) => missing > 0);
}
