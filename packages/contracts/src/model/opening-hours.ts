import * as z from '../core/zod.ts';
import {
  expected,
  isObject,
  reshaped,
  whole,
  type JsonObject,
} from '../core/schema-annotations.ts';
import { providerDate, providerTime } from './provider-values.ts';

export const daysOfWeek = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export const DayOfWeek = z.enum(daysOfWeek);
export type DayOfWeek = z.infer<typeof DayOfWeek>;

/** `HH:MM` in the location's own time; `24:00` is midnight at the end of the day. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const period = { open_day: DayOfWeek, open_time: time, close_day: DayOfWeek, close_time: time };
const specialPeriod = {
  start_date: date,
  end_date: z.optional(date),
  open_time: z.optional(time),
  close_time: z.optional(time),
  closed: z.optional(z.boolean()),
};

/** A period can close on a later day. A day without periods is closed. */
export const OpeningPeriod = reshaped(z.looseObject(period), providerPeriod);
export type OpeningPeriod = z.infer<typeof OpeningPeriod>;

/**
 * The hours of one date, which replace its regular hours. A closed date has no times; `end_date` is the start date or
 * the next day.
 */
export const SpecialPeriod = reshaped(z.looseObject(specialPeriod), providerSpecialPeriod);
export type SpecialPeriod = z.infer<typeof SpecialPeriod>;

export const OpeningHours = reshaped(
  z.looseObject({
    periods: whole(z.array(OpeningPeriod)),
    special_periods: expected(whole(z.array(SpecialPeriod))),
  }),
  providerHours,
);
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Strict, for requests. An absent part stays unchanged. */
export const SpecialPeriodInput = z.strictObject(specialPeriod);
export const SpecialPeriodsInput = z.array(SpecialPeriodInput).check(z.maxLength(400));
export const OpeningHoursInput = z.strictObject({
  periods: z.optional(z.array(z.strictObject(period)).check(z.maxLength(70))),
  special_periods: z.optional(SpecialPeriodsInput),
});
export type OpeningHoursInput = z.infer<typeof OpeningHoursInput>;

/** Accepts Google's shape, such as `{ regularHours: { periods: [{ openDay, openTime: { hours } }] } }`. */
function providerHours(data: unknown): unknown {
  if (!isObject(data)) return data;
  const regular = data['regularHours'] ?? data['regular_hours'];
  const special = data['specialHours'] ?? data['special_hours'] ?? data['specialHourPeriods'];
  if (regular === undefined && special === undefined) return data;
  return {
    ...(isObject(regular) ? regular : { periods: regular ?? data['periods'] }),
    ...(special !== undefined && {
      special_periods: isObject(special) ? special['specialHourPeriods'] : special,
    }),
  };
}

function providerPeriod(data: unknown): unknown {
  if (!isObject(data)) return data;
  if (!('openDay' in data)) return withClockTimes(data);
  const { openDay, closeDay = openDay, openTime, closeTime } = data;
  return {
    open_day: openDay,
    open_time: providerTime(openTime),
    close_day: closeDay,
    close_time: providerTime(closeTime),
  };
}

/** Accepts times such as `9:00` and `09:00:00`. */
function withClockTimes(data: JsonObject): unknown {
  const times = ['open_time', 'close_time']
    .map((name) => [name, providerTime(data[name])] as const)
    .filter(([name, read]) => read !== data[name]);
  return times.length === 0 ? data : { ...data, ...Object.fromEntries(times) };
}

function providerSpecialPeriod(data: unknown): unknown {
  if (!isObject(data)) return data;
  if (!('startDate' in data)) return withClockTimes(data);
  const { startDate, endDate, openTime, closeTime, closed } = data;
  return {
    start_date: providerDate(startDate),
    ...(endDate !== undefined && { end_date: providerDate(endDate) }),
    ...(closed === undefined ? {} : { closed }),
    ...(closed !== true && {
      open_time: providerTime(openTime),
      close_time: providerTime(closeTime),
    }),
  };
}
