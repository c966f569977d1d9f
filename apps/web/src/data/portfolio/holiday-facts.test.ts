import { expect, test } from 'vitest';
import { readRecord } from './location-record.ts';
import { holidayFacts } from './holiday-facts.ts';

const records = (...rows: readonly object[]) =>
  rows.flatMap((row, at) => readRecord({ id: at + 1, name: `Location ${at + 1}`, ...row }) ?? []);

const christmas = { name: 'Christmas Day', date: '2026-12-25' };
const thanksgiving = { name: 'Thanksgiving Day', date: '2026-11-26' };
const holidays = { GB: [christmas], US: [christmas, thanksgiving], IE: [christmas] };

const periods = [
  { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' },
];
const open = { periods, special_periods: [] };
const closedOn = (date: string) => ({
  periods,
  special_periods: [{ start_date: date, closed: true }],
});

test('@CARD-6 gaps are counted by country, the soonest holiday first', () => {
  const { gaps } = holidayFacts(
    records(
      { region_code: 'GB', opening_hours: open },
      { region_code: 'US', opening_hours: open },
      { region_code: 'US', opening_hours: null },
      { region_code: 'US', opening_hours: closedOn('2026-12-25') },
      { region_code: 'IE', opening_hours: closedOn('2026-12-25') },
    ),
    holidays,
  );
  expect(gaps).toEqual([
    { ...thanksgiving, missing: 2, countries: [{ country: 'US', missing: 2 }] },
    {
      ...christmas,
      missing: 2,
      countries: [
        { country: 'GB', missing: 1 },
        { country: 'US', missing: 1 },
      ],
    },
  ]);
});

test('@CARD-6 holidays of the same day are one gap, because a plan for the day covers both', () => {
  const { gaps } = holidayFacts(
    records(
      { region_code: 'IE', opening_hours: open },
      { region_code: 'GB', opening_hours: open },
      { region_code: 'GB', opening_hours: open },
    ),
    {
      IE: [{ name: 'St. Stephen’s Day', date: '2026-12-26' }],
      GB: [{ name: 'Boxing Day', date: '2026-12-26' }],
    },
  );
  expect(gaps).toEqual([
    {
      date: '2026-12-26',
      name: 'Boxing Day / St. Stephen’s Day',
      missing: 3,
      countries: [
        { country: 'GB', missing: 2 },
        { country: 'IE', missing: 1 },
      ],
    },
  ]);
});

test('@CARD-6 a holiday for which all locations have hours is no gap', () => {
  const facts = holidayFacts(
    records({ region_code: 'GB', opening_hours: closedOn('2026-12-25') }),
    holidays,
  );
  expect(facts).toEqual({ gaps: [], countries: 1, holidays: 1, unknown: 0, unplaced: 0 });
});

test('@CARD-6 unknown hours and holidays are counted separately', () => {
  const facts = holidayFacts(
    records(
      { region_code: 'GB' },
      { opening_hours: open },
      { region_code: 'AQ', opening_hours: open },
    ),
    holidays,
  );
  expect(facts).toEqual({ gaps: [], countries: 1, holidays: 1, unknown: 1, unplaced: 2 });
});

test('@CARD-6 without locations there are no facts', () => {
  expect(holidayFacts([], holidays)).toEqual({
    gaps: [],
    countries: 0,
    holidays: 0,
    unknown: 0,
    unplaced: 0,
  });
});
