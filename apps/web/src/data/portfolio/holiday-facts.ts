import { groups } from 'd3-array';
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
  const named = groups(
    days,
    ({ date }) => date,
    ({ name }) => name,
  ).flatMap(([date, names]) =>
    names.map(([name, parts]) => ({
      date,
      name,
      countries: parts
        .filter(({ missing }) => missing > 0)
        .toSorted((one, other) => other.missing - one.missing)
        .map(({ country, missing }) => ({ country, missing })),
      missing: parts.reduce((sum, { missing }) => sum + missing, 0),
    })),
  );
  return {
    gaps: named
      .filter(({ missing }) => missing > 0)
      .toSorted(
        (one, other) =>
          Date.parse(one.date) - Date.parse(other.date) || other.missing - one.missing,
      ),
    countries: byCountry.size,
    holidays: named.length,
    unknown: placed.filter(({ special_dates: dates }) => dates === undefined).length,
    unplaced: records.length - placed.length,
  };
}
