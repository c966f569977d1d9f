import {
  daysOfWeek,
  type OpeningHoursInput,
  type OpeningPeriod,
  type SpecialPeriod,
} from '../model/opening-hours.ts';
import { addDays, isCalendarDate } from './calendar-date.ts';

export const minutesPerDay = 24 * 60;
const minutesPerWeek = 7 * minutesPerDay;

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

interface Span {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Minutes since Monday 00:00. A period that lasts past Sunday's midnight ends beyond the week. */
function spanOf(period: OpeningPeriod, index: number): Span {
  const start = daysOfWeek.indexOf(period.open_day) * minutesPerDay + minutesOf(period.open_time);
  const end = daysOfWeek.indexOf(period.close_day) * minutesPerDay + minutesOf(period.close_time);
  return { index, start, end: end < start ? end + minutesPerWeek : end };
}

const overlaps = (a: Span, b: Span) =>
  [0, minutesPerWeek, -minutesPerWeek].some(
    (shift) => a.start < b.end + shift && b.start + shift < a.end,
  );

const sameTimes =
  'Opening and closing times can’t be the same. For 24 hours, use midnight to midnight.';

export function validateOpeningHours(
  hours: OpeningHoursInput,
): readonly (readonly [path: string, message: string])[] {
  return [...validateWeek(hours.periods ?? []), ...validateSpecialDays(hours)];
}

function* validateWeek(periods: readonly OpeningPeriod[]): Generator<readonly [string, string]> {
  const sound: Span[] = [];
  for (const span of periods.map(spanOf)) {
    const path = `opening_hours.periods.${span.index}`;
    const length = span.end - span.start;
    if (length === 0) yield [path, sameTimes];
    else if (length > minutesPerDay)
      yield [path, 'Closing time must be within 24 hours of opening time.'];
    else {
      // A period with reversed times is not compared, because it would overlap almost every other period.
      if (sound.some((other) => overlaps(span, other))) yield [path, 'These hours overlap.'];
      sound.push(span);
    }
  }
}

/** A special period lasts at most 24 hours and ends no later than 11:59 on the next day. */
export function specialPeriodError(period: SpecialPeriod): string | null {
  if (period.start_date === '') return 'Choose a date.';
  if (!isCalendarDate(period.start_date)) return 'Enter a valid date.';
  if (period.closed) return null;
  if (!period.open_time || !period.close_time)
    return 'Enter both times, or mark the day as closed.';
  const end = period.end_date ?? period.start_date;
  const opens = minutesOf(period.open_time);
  const closes = minutesOf(period.close_time);
  if (end === period.start_date && closes === opens) return sameTimes;
  if (end === period.start_date)
    return closes > opens ? null : 'Closing time must be after opening time.';
  if (end !== addDays(period.start_date, 1))
    return 'Special hours must end on the same or the next day.';
  if (closes > minutesOf('11:59')) return 'Special hours must end before noon the next day.';
  return closes < opens
    ? null
    : 'Special hours must be shorter than 24 hours. For a full day, use midnight to midnight.';
}

function* validateSpecialDays({
  periods,
  special_periods = [],
}: OpeningHoursInput): Generator<readonly [string, string]> {
  if (special_periods.length > 0 && periods?.length === 0) {
    yield [
      'opening_hours.special_periods',
      'Special hours require business hours. Add business hours first.',
    ];
  }
  const seen: SpecialPeriod[] = [];
  for (const [index, period] of special_periods.entries()) {
    const path = `opening_hours.special_periods.${index}`;
    const error = specialPeriodError(period);
    if (error) {
      yield [path, error];
      continue;
    }
    const other = seen.find((one) => specialsOverlap(period, one));
    if (other) {
      const isSameDay = other.start_date === period.start_date;
      const which = isSameDay ? 'others on the same day' : 'those of another day';
      yield [path, `These special hours overlap with ${which}.`];
    }
    seen.push(period);
  }
}

/** A closed day overlaps every period that begins on its date, but not the previous evening's hours after midnight. */
export function specialsOverlap(a: SpecialPeriod, b: SpecialPeriod): boolean {
  if (a.closed || b.closed) return a.start_date === b.start_date;
  const [first, second] = [specialSpan(a), specialSpan(b)];
  return first.start < second.end && second.start < first.end;
}

function specialSpan(period: SpecialPeriod): { start: number; end: number } {
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 60_000;
  return {
    start: day(period.start_date) + minutesOf(period.open_time ?? '00:00'),
    end: day(period.end_date ?? period.start_date) + minutesOf(period.close_time ?? '24:00'),
  };
}
