import { groups, sum } from 'd3-array';
import type { HolidaysByCountry } from '../holidays/queries.ts';
import type { LocationRecord } from './location-record.ts';
import { hasSpecialHours } from './select-records.ts';

interface CountryGap {
  readonly country: string;
  /** Locations without special hours on the day. */
  readonly missing: number;
}

export interface HolidayGap {
  readonly date: string;
  /** Countries can have different holidays on a day: `Boxing Day / St. Stephen’s Day`. */
  readonly name: string;
  /** The country with the most missing locations comes first. */
  readonly countries: readonly CountryGap[];
  readonly missing: number;
}

export interface HolidayFacts {
  /** Holidays with a gap, the soonest first. */
  readonly gaps: readonly HolidayGap[];
  /** The number of countries with locations and known holidays. */
  readonly countries: number;
  readonly holidays: number;
  /** Locations whose special hours the platform didn't send. */
  readonly unknown: number;
  /** Locations without a country, or in a country without known holidays. */
  readonly unplaced: number;
}

export function holidayFacts(
  records: readonly LocationRecord[],
  holidays: HolidaysByCountry,
): HolidayFacts {
  const placed = records.filter(({ region_code: country }) => country && holidays[country]);
  const byCountry = Map.groupBy(placed, ({ region_code: country }) => country ?? '');
  const days = [...byCountry].flatMap(([country, locations]) => {
    // Google accepts special hours only beside business hours.
    const planned = locations.filter(({ has_hours: regular }) => regular !== false);
    return (holidays[country] ?? []).map(({ name, date }) => ({
      name,
      date,
      country,
      missing: planned.filter((record) => hasSpecialHours(record, date) === false).length,
    }));
  });
  const dated = groups(days, ({ date }) => date).map(([date, parts]) => {
    const missing = parts
      .filter((part) => part.missing > 0)
      .toSorted((one, other) => other.missing - one.missing);
    return {
      date,
      name: [...new Set(missing.map(({ name }) => name))].join(' / '),
      countries: missing.map((part) => ({ country: part.country, missing: part.missing })),
      missing: sum(missing, (part) => part.missing),
    };
  });
  return {
    gaps: dated
      .filter(({ missing }) => missing > 0)
      .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
    countries: byCountry.size,
    holidays: dated.length,
    unknown: placed.filter(({ special_dates: dates }) => dates === undefined).length,
    unplaced: records.length - placed.length,
  };
}
