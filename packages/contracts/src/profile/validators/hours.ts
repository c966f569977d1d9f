import {
  specialPeriodError,
  specialsOverlap,
  validateOpeningHours,
} from '../../rules/validate-opening-hours.ts';
import { isCalendarDate } from '../../rules/calendar-date.ts';
import { periodToWire, specialToWire } from '../hours-wire.ts';
import type { Profile } from '../profile.ts';
import { rejectWhere, type Validator } from './validator.ts';

const isTime = (time: string | undefined) =>
  time === undefined || /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time);

const lacksWeek = ({ regularHours, specialHours }: Profile) =>
  rejectWhere([
    regularHours.length === 0 && specialHours.length > 0,
    'SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS',
    'Special hours require business hours.',
  ]);

export const validateRegularHours: Validator = ({ next }) => {
  const unreadable = next.regularHours.some(
    ({ openTime, closeTime }) => !isTime(openTime) || !isTime(closeTime),
  );
  if (unreadable)
    return rejectWhere([true, 'INVALID_HOURS_VALUE', 'One of the times isn’t valid.']);
  const periods = next.regularHours.map(periodToWire);
  const errors = validateOpeningHours({ periods, special_periods: [] });
  return [
    ...rejectWhere([
      errors.length > 0,
      'INVALID_TIME_SCHEDULE',
      'Business hours overlap, or end before they begin.',
    ]),
    ...lacksWeek(next),
  ];
};

export const validateSpecialHours: Validator = ({ next }) => {
  const periods = next.specialHours.map(specialToWire);
  const unreadable = periods.some(
    ({ start_date, open_time, close_time }) =>
      !isCalendarDate(start_date) || !isTime(open_time) || !isTime(close_time),
  );
  if (unreadable)
    return rejectWhere([true, 'INVALID_HOURS_VALUE', 'One of the dates or times isn’t valid.']);
  const overlapping = periods.some((period, index) =>
    periods.slice(0, index).some((other) => specialsOverlap(period, other)),
  );
  return [
    ...rejectWhere(
      [
        periods.some((period) => specialPeriodError(period) !== null),
        'INVALID_TIME_SCHEDULE',
        'Special hours end before they begin, or are too long.',
      ],
      [overlapping, 'OVERLAPPED_SPECIAL_HOURS', 'Special hours on one day overlap.'],
    ),
    ...lacksWeek(next),
  ];
};
