import type { DayOfWeek, OpeningPeriod } from '../model/opening-hours.ts';

export const period = (
  open_day: DayOfWeek,
  open_time: string,
  close_time: string,
  close_day = open_day,
): OpeningPeriod => ({ open_day, open_time, close_day, close_time });

/** Special hours that end on another day. */
export const openUntil = (
  start_date: string,
  open_time: string,
  end_date: string,
  close_time: string,
) => ({ start_date, end_date, open_time, close_time });
