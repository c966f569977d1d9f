import { beforeEach, expect, test } from 'vitest';
import { forgetSpelling, inObservedSpelling, observeSpelling } from './observed-shape.ts';

const week = [{ open_day: 'MONDAY', open_time: '08:30', close_day: 'MONDAY', close_time: '24:00' }];
const days = [
  { start_date: '2026-12-24', end_date: '2026-12-25', open_time: '09:00', close_time: '02:00' },
  { start_date: '2026-12-25', closed: true },
] as const;
const patch = { name: 'Harbour', opening_hours: { periods: week, special_periods: days } };

const providerWeek = [
  {
    openDay: 'MONDAY',
    openTime: { hours: 8, minutes: 30 },
    closeDay: 'MONDAY',
    closeTime: { hours: 24, minutes: 0 },
  },
];
const providerDays = [
  {
    startDate: { year: 2026, month: 12, day: 24 },
    endDate: { year: 2026, month: 12, day: 25 },
    openTime: { hours: 9, minutes: 0 },
    closeTime: { hours: 2, minutes: 0 },
  },
  { startDate: { year: 2026, month: 12, day: 25 }, closed: true },
];
const read = { openDay: 'MONDAY', openTime: { hours: 9 }, closeDay: 'MONDAY', closeTime: {} };
const hoursAs = (opening_hours: unknown) => ({
  data: [{ id: 1, opening_hours: null }, { opening_hours }],
});

beforeEach(forgetSpelling);

test('@DET-2 a value of unknown spelling is sent as specified', async () => {
  observeSpelling({ location: { opening_hours: null, status: null } });
  expect(await inObservedSpelling(patch)).toEqual(patch);
  observeSpelling(hoursAs({ periods: week, special_periods: [] }));
  observeSpelling({ status: 'open', gbp_management_status: 'enabled' });
  expect(await inObservedSpelling({ ...patch, status: 'closed_permanently' })).toMatchObject({
    ...patch,
    status: 'closed_permanently',
  });
});

test.each([
  [
    { regularHours: { periods: [read] }, specialHours: { specialHourPeriods: [] } },
    { regularHours: { periods: providerWeek }, specialHours: { specialHourPeriods: providerDays } },
  ],
  [
    { periods: [read], special_periods: [] },
    { periods: providerWeek, special_periods: providerDays },
  ],
  [
    { regular_hours: [read], special_hours: [] },
    { regular_hours: providerWeek, special_hours: providerDays },
  ],
  [
    { periods: [read] },
    { periods: providerWeek, specialHours: { specialHourPeriods: providerDays } },
  ],
])(
  '@DET-2 @BULK-2 hours are sent in the spelling of the last response: %j',
  async (shown, sent) => {
    observeSpelling(hoursAs(shown));
    expect(await inObservedSpelling(patch)).toEqual({ name: 'Harbour', opening_hours: sent });
    expect(await inObservedSpelling({ opening_hours: { periods: week } })).toMatchObject({
      opening_hours: {},
    });
    expect(await inObservedSpelling({ opening_hours: null })).toEqual({ opening_hours: null });
    expect(
      JSON.stringify(await inObservedSpelling({ opening_hours: { periods: week } })),
    ).not.toContain('pecial');
  },
);

test('@DET-2 times that are texts stay texts', async () => {
  observeSpelling(hoursAs({ periods: [{ ...read, openTime: '09:00' }] }));
  expect(await inObservedSpelling({ opening_hours: { periods: week } })).toEqual({
    opening_hours: {
      periods: [{ openDay: 'MONDAY', openTime: '08:30', closeDay: 'MONDAY', closeTime: '24:00' }],
    },
  });
});

test('@DET-2 the status is sent in the spelling of the last response', async () => {
  observeSpelling({ location: { status: 'OPEN', gbp_management_status: 'enabled' } });
  expect(await inObservedSpelling({ status: 'closed_temporarily' })).toEqual({
    status: 'CLOSED_TEMPORARILY',
  });
});

test('@DET-2 the status of another object does not determine the spelling', async () => {
  observeSpelling({ patch_attempts: [{ status: 'FAILED' }] });
  expect(await inObservedSpelling({ status: 'open' })).toEqual({ status: 'open' });
});
