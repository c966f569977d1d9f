import * as z from 'zod/mini';

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

/** A period may close on a later day than it opens. A day without a period is closed. */
export const OpeningPeriod = z.looseObject(period);
export type OpeningPeriod = z.infer<typeof OpeningPeriod>;

/** One date that differs from the week. A closed one has no times; `end_date` is the start or the day after. */
export const SpecialPeriod = z.looseObject(specialPeriod);
export type SpecialPeriod = z.infer<typeof SpecialPeriod>;

export const OpeningHours = z.looseObject({
  periods: z.array(OpeningPeriod),
  special_periods: z.array(SpecialPeriod),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** The same as a request may say it: nothing else, and not without end. */
export const SpecialPeriodInput = z.strictObject(specialPeriod);
export const OpeningHoursInput = z.strictObject({
  periods: z.array(z.strictObject(period)).check(z.maxLength(70)),
  special_periods: z.array(SpecialPeriodInput).check(z.maxLength(400)),
});
export type OpeningHoursInput = z.infer<typeof OpeningHoursInput>;
