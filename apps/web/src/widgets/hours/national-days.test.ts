import { expect, test } from 'vitest';
import { comingDays, dayOn } from './common-holidays.ts';
import {
  gapDate,
  nationalDays,
  nextGap,
  planColumn,
  suggestedDays,
  mostMissing,
} from './national-days.ts';

const today = '2026-11-20';
const holidays = {
  US: [
    { name: 'Thanksgiving Day', date: '2025-11-27' },
    { name: 'Thanksgiving Day', date: '2026-11-26' },
    { name: 'Christmas Day', date: '2025-12-25' },
    { name: 'Christmas Day', date: '2026-12-25' },
  ],
  GB: [
    { name: 'Christmas Day', date: '2026-12-25' },
    { name: 'Boxing Day (substitute day)', date: '2026-12-28' },
  ],
  DE: [{ name: 'Reformation Day', date: '2027-10-31' }],
};
const records = ['US', 'GB', 'GB', null, 'ZZ'].map((country) => ({ region_code: country }));
const days = nationalDays(holidays, records, today);

test('holidays of the countries of the locations have names, and their date of the previous year @BULK-1', () => {
  expect([...days.values()].flat()).toEqual([
    {
      name: 'Christmas Day',
      date: '2026-12-25',
      before: '2025-12-25',
      countries: ['GB', 'US'],
    },
    {
      name: 'Boxing Day (substitute day)',
      date: '2026-12-28',
      before: '2025-12-28',
      countries: ['GB'],
    },
    { name: 'Thanksgiving Day', date: '2026-11-26', before: '2025-11-27', countries: ['US'] },
  ]);
});

test.each([
  ['2026-11-26', ['US']],
  ['2026-12-25', ['GB', 'US']],
  ['2026-12-24', undefined],
  ['2026-12-26', undefined],
  ['2026-06-03', undefined],
])('missing hours on %s are gaps in the countries %j @BULK-1', (date, countries) => {
  expect(gapDate(dayOn(date), days).countries).toEqual(countries);
});

const coverageOf = (
  locations: Readonly<Record<string, number>>,
  covered: Readonly<Record<string, Readonly<Record<string, number>>>>,
) => ({
  locations: new Map(Object.entries(locations)),
  days: new Map(
    Object.entries(covered).map(([date, counts]) => [date, new Map(Object.entries(counts))]),
  ),
});
const gapFor = (...counts: Parameters<typeof coverageOf>) => nextGap(days, coverageOf(...counts));

test('the next gap counts only locations in the countries of the holiday @BULK-1', () => {
  expect(gapFor({ US: 4, GB: 10 }, { '2026-11-26': { US: 1, GB: 9 } })).toMatchObject({
    day: { name: 'Thanksgiving Day', countries: ['US'] },
    locations: 4,
    missing: 3,
  });
});

test('a holiday is skipped where all have special hours, or no location matches @BULK-1', () => {
  expect(gapFor({ US: 4, GB: 10 }, { '2026-11-26': { US: 4 } })).toMatchObject({
    day: { name: 'Christmas Day', countries: ['GB', 'US'] },
    locations: 14,
    missing: 14,
  });
  expect(gapFor({ GB: 2 }, {})).toMatchObject({
    day: { name: 'Christmas Day', countries: ['GB'] },
    missing: 2,
  });
  expect(gapFor({}, {})).toBeUndefined();
});

const columnFor = (date: string, coverage?: ReturnType<typeof coverageOf>) =>
  planColumn(dayOn(date), days, coverage);
const thanksgiving = {
  date: '2026-11-26',
  before: '2025-11-27',
  name: 'Thanksgiving Day',
};

test('a national holiday is planned only in its countries @BULK-1', () => {
  const coverage = coverageOf({ US: 4, GB: 10 }, { '2026-11-26': { US: 1, GB: 9 } });
  expect(columnFor('2026-11-26', coverage)).toEqual({
    ...thanksgiving,
    within: { countries: ['US'], gaps: 3 },
  });
});

test('a holiday of all matching locations is planned everywhere, and a holiday of no matching location is a custom date @BULK-1', () => {
  expect(columnFor('2026-11-26', coverageOf({ US: 4 }, {}))).toEqual(thanksgiving);
  expect(columnFor('2026-11-26', coverageOf({ GB: 4 }, {}))).toEqual(dayOn('2026-11-26'));
  expect(columnFor('2026-11-26')).toEqual(thanksgiving);
});

test('a common day that is not a public holiday is planned everywhere @BULK-1', () => {
  const coverage = coverageOf({ US: 4, DE: 10 }, {});
  expect(columnFor('2026-12-24', coverage)).toEqual(dayOn('2026-12-24'));
});

test('Christmas Day is planned only in its countries, as home counts it @BULK-1 @CARD-6', () => {
  expect(columnFor('2026-12-25', coverageOf({ US: 4, GB: 3, DE: 10 }, {})).within).toEqual({
    countries: ['GB', 'US'],
    gaps: 7,
  });
});

const boxingDay = new Map([
  [
    '2026-12-26',
    [
      { name: 'Boxing Day', date: '2026-12-26', before: '2025-12-26', countries: ['GB', 'AU'] },
      { name: 'St. Stephen’s Day', date: '2026-12-26', before: '2025-12-26', countries: ['IE'] },
    ],
  ],
  ['2026-11-26', days.get('2026-11-26') ?? []],
]);
const boxingDayFor = (...counts: Parameters<typeof coverageOf>) =>
  planColumn(dayOn('2026-12-26'), boxingDay, coverageOf(...counts));

test('a regional holiday is planned in all countries with a public holiday on its date @BULK-1', () => {
  expect(boxingDayFor({ US: 4, GB: 10, IE: 3 }, { '2026-12-26': { GB: 1, US: 1 } })).toEqual({
    date: '2026-12-26',
    before: '2025-12-26',
    name: 'Boxing Day',
    within: { countries: ['GB', 'IE'], gaps: 12 },
  });
});

test('a regional holiday has the name that its countries share, as on home @BULK-1 @CARD-6', () => {
  expect(boxingDayFor({ US: 4, IE: 3 }, {}).name).toBe('St. Stephen’s Day');
  expect(boxingDayFor({ US: 4, AU: 1, GB: 10 }, {}).name).toBe('Boxing Day');
});

test('a regional holiday that matches no country is planned nowhere, unless a country is unknown @BULK-1', () => {
  expect(boxingDayFor({ US: 4 }, {}).within).toEqual({ countries: [], gaps: 0 });
  expect(boxingDayFor({ US: 4, ZZ: 1 }, {})).not.toHaveProperty('within');
});

test('a regional holiday waits until the holidays are loaded @BULK-1', () => {
  expect(planColumn(dayOn('2026-12-26'), undefined, coverageOf({ US: 4 }, {}))).toMatchObject({
    name: 'Boxing Day',
    isUnplaced: true,
  });
});

test('a date with two holidays has the name of the one in the matching countries @BULK-1', () => {
  const january = [
    { name: 'Republic Day', date: '2027-01-26', before: '2026-01-26', countries: ['IN'] },
    { name: 'Australia Day', date: '2027-01-26', before: '2026-01-26', countries: ['AU'] },
  ];
  expect(
    planColumn(dayOn('2027-01-26'), new Map([['2027-01-26', january]]), coverageOf({ AU: 2 }, {})),
  ).toMatchObject({
    name: 'Australia Day',
  });
});

test('the suggestions are common and national holidays by date, with the countries of the holiday @BULK-1', () => {
  const suggested = suggestedDays(comingDays(today), days, coverageOf({ US: 4, GB: 10 }, {}));
  expect(suggested.slice(0, 5).map(({ name, within }) => [name, within?.countries])).toEqual([
    ['Thanksgiving Day', ['US']],
    ['Christmas Eve', undefined],
    ['Christmas Day', undefined],
    ['Boxing Day (substitute day)', ['GB']],
    ['New Year’s Eve', undefined],
  ]);
  const british = suggestedDays(comingDays(today), days, coverageOf({ GB: 10 }, {}));
  expect(british[0]?.name).toBe('Christmas Eve');
});

test('the first suggestions are the days on which the most locations have no special hours @BULK-1', () => {
  const suggested = suggestedDays(comingDays(today), days, coverageOf({ US: 4, GB: 10 }, {}));
  const national = suggested.filter(({ within }) => within);
  expect(mostMissing(national, 1).map(({ name }) => name)).toEqual(['Boxing Day (substitute day)']);
  expect(mostMissing(suggested, 100)).toEqual(suggested);
});
