import type { SpecialPeriod } from '../model/opening-hours.ts';
import type { FormatTime } from './week-spans.ts';

/** The text of each date: `Closed`, `10:00–15:00`, `10:00–12:00, 14:00–16:00`. */
export function specialDayTexts(
  periods: readonly SpecialPeriod[],
  format: FormatTime,
): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const period of periods) {
    const before = days.get(period.start_date);
    const text = periodText(period, format);
    days.set(period.start_date, before === undefined ? text : `${before}, ${text}`);
  }
  return days;
}

function periodText(
  { closed, open_time = '00:00', close_time = '24:00' }: SpecialPeriod,
  format: FormatTime,
): string {
  if (closed) return 'Closed';
  return open_time === '00:00' && close_time === '24:00'
    ? 'Open 24 hours'
    : `${format(open_time)}–${format(close_time)}`;
}
