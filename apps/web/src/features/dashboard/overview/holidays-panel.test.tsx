import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { holidayQueries, type HolidaysByCountry } from '../../../data/holidays/queries.ts';
import { readRecord } from '../../../data/portfolio/location-record.ts';
import { renderScreen } from '../../../test/render.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';

const periods = [
  { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' },
];
const open = { periods, special_periods: [] };
const locations = (count: number, location: object) =>
  Array.from({ length: count }, () => location);
const british = { region_code: 'GB', opening_hours: open };
const american = { region_code: 'US', opening_hours: open };

async function show(today: string, rows: readonly object[], holidays: HolidaysByCountry) {
  queryClient.setQueryData(holidayQueries.between(today, addDays(today, 90)).queryKey, holidays);
  const records = rows.flatMap((row, at) => readRecord({ id: at + 1, name: 'Shop', ...row }) ?? []);
  await renderScreen(<HolidaysPanel records={records} today={today} />);
}

const rows = page.getByRole('list').first().getByRole('listitem');

test('@CARD-6 the number of a single country is a link to its gaps in the planner', async () => {
  await show('2026-11-24', locations(1204, british), {
    GB: [{ name: 'Christmas Day', date: '2026-12-25' }],
  });
  await expect.element(rows).toMatchTextContent(/^Christmas Day · .+, in 31 days1,204 locations$/);
  await expect
    .element(rows.getByRole('link', { name: /^1,204 locations without special hours/ }))
    .toHaveAttribute('href', '/bulk-edit/holidays?days=2026-12-25&gaps=1&country=GB');
});

test('@CARD-6 each of several countries has its own number', async () => {
  await show('2026-11-25', [...locations(3, british), ...locations(5, american)], {
    GB: [{ name: 'Christmas Day', date: '2026-12-25' }],
    US: [
      { name: 'Christmas Day', date: '2026-12-25' },
      { name: 'Thanksgiving Day', date: '2026-11-26' },
    ],
  });
  await expect
    .element(rows.first())
    .toMatchTextContent(/^Thanksgiving Day · .+, tomorrow5 locationsUnited States 5$/);
  await expect.element(page.getByText('Christmas Day')).toBeVisible();
  await expect
    .element(
      page.getByRole('link', { name: /^8 locations without special hours on Christmas Day/ }),
    )
    .toHaveAttribute('href', '/bulk-edit/holidays?days=2026-12-25&gaps=1');
  await expect
    .element(page.getByRole('link', { name: /^United Kingdom: 3 locations/ }))
    .toHaveAttribute('href', '/bulk-edit/holidays?days=2026-12-25&gaps=1&country=GB');
  await expect
    .element(page.getByRole('link', { name: 'Plan holidays' }))
    .toHaveAttribute('href', '/bulk-edit/holidays?days=2026-11-26.2026-12-25&gaps=1');
});

test.each([
  [
    'every location has hours',
    [
      {
        region_code: 'GB',
        opening_hours: {
          periods,
          special_periods: [{ start_date: '2026-12-25', closed: true }],
        },
      },
    ],
    /^All locations with business hours have special hours for the national holidays in the next 90 days\.$/,
  ],
  ['hours are unknown', [{ region_code: 'GB' }], /^Special hours unknown for 1 location\./],
  [
    'no country is known',
    [{ opening_hours: open }],
    /^Placekeeper doesn’t know the national holidays/,
  ],
])('@CARD-6 says so if %s', async (_, given, text) => {
  await show('2026-11-27', given, { GB: [{ name: 'Christmas Day', date: '2026-12-25' }] });
  await expect.element(page.getByText(text)).toBeVisible();
});

const countries = ['GB', 'US', 'IE', 'AU', 'NZ'];
const everywhere = countries.map((region_code) => ({ region_code, opening_hours: open }));
const coming = (names: readonly string[]): HolidaysByCountry =>
  Object.fromEntries(
    countries.map((country) => [
      country,
      names.map((name, at) => ({ name, date: addDays('2026-12-01', at) })),
    ]),
  );

test('@CARD-6 of many holidays and countries, the first are named and the others are counted', async () => {
  await show('2026-11-24', everywhere, coming(Array.from({ length: 13 }, (_, at) => `Day ${at}`)));
  await expect.element(page.getByText(/^8 more holidays in the next 90 days\./)).toBeVisible();
  const names = page.getByText(/^Day \d+$/).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 5 }, (_, at) => `Day ${at}`),
  );
  await expect
    .element(rows.first())
    .toMatchTextContent(/5 locations.* 1.* 1.* 1.*2 more countries$/);
});

test.for(['ltr', 'rtl'])('@CARD-6 a long name of a holiday is not cut, %s', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(320, 640);
  await show('2026-11-24', everywhere, coming(['Nationalfeiertag'.repeat(8)]));
  const list = page.getByRole('list').first().element();
  const { left, right } = list.getBoundingClientRect();
  for (const part of list.querySelectorAll('*')) {
    expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});
