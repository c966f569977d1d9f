import type { OpeningPeriod, SpecialPeriod } from '../model/opening-hours.ts';
import type { SpecialHourPeriod, TimePeriod } from './profile.ts';

export const periodToWire = (period: TimePeriod): OpeningPeriod => ({
  open_day: period.openDay,
  open_time: period.openTime,
  close_day: period.closeDay,
  close_time: period.closeTime,
});

export const periodFromWire = (period: OpeningPeriod): TimePeriod => ({
  openDay: period.open_day,
  openTime: period.open_time,
  closeDay: period.close_day,
  closeTime: period.close_time,
});

export const specialToWire = (period: SpecialHourPeriod): SpecialPeriod => ({
  start_date: period.startDate,
  ...(period.endDate === undefined ? {} : { end_date: period.endDate }),
  ...(period.openTime === undefined ? {} : { open_time: period.openTime }),
  ...(period.closeTime === undefined ? {} : { close_time: period.closeTime }),
  ...(period.closed === undefined ? {} : { closed: period.closed }),
});

export const specialFromWire = (period: SpecialPeriod): SpecialHourPeriod => ({
  startDate: period.start_date,
  ...(period.end_date === undefined ? {} : { endDate: period.end_date }),
  ...(period.open_time === undefined ? {} : { openTime: period.open_time }),
  ...(period.close_time === undefined ? {} : { closeTime: period.close_time }),
  ...(period.closed === undefined ? {} : { closed: period.closed }),
});

/** Equal hours are equal here, although a platform may add an end on the start date or `closed: false`, in any order. */
export const plainSpecials = (periods: readonly SpecialPeriod[]): SpecialPeriod[] =>
  periods
    .map(({ end_date: end, closed, ...rest }) => ({
      ...rest,
      ...(end !== undefined && end !== rest.start_date && { end_date: end }),
      ...(closed && { closed }),
    }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const keyOf = ({ start_date: date, open_time: opens = '' }: SpecialPeriod): string =>
  `${date} ${opens}`;
