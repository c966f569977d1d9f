import { daysOfWeek, type DayOfWeek, type OpeningPeriod } from '../model/opening-hours.ts';
import { minutesOf, minutesPerDay } from '../rules/validate-opening-hours.ts';

/** Minutes since the day's midnight. A span that ends on the next day closes beyond 1440. */
export interface Span {
  readonly open: number;
  readonly close: number;
}

export type WeekSpans = Readonly<Record<DayOfWeek, readonly Span[]>>;

/** A normal form of opening hours, so that two weeks can be compared day by day. */
export function weekSpans(periods: readonly OpeningPeriod[]): WeekSpans {
  const week: Record<DayOfWeek, Span[]> = {
    MONDAY: [],
    TUESDAY: [],
    WEDNESDAY: [],
    THURSDAY: [],
    FRIDAY: [],
    SATURDAY: [],
    SUNDAY: [],
  };
  for (const period of periods) {
    for (const [day, span] of spansOf(period)) week[day].push(span);
  }
  for (const spans of Object.values(week)) spans.sort((a, b) => a.open - b.open);
  return week;
}

/** Splits periods of a day or longer at midnight. A shorter period is not split, even if it lasts past midnight. */
function* spansOf(period: OpeningPeriod): Generator<readonly [DayOfWeek, Span]> {
  let day = daysOfWeek.indexOf(period.open_day);
  let open = minutesOf(period.open_time);
  let length = lengthOf(period);
  while (length >= minutesPerDay && open + length > minutesPerDay) {
    yield [dayAt(day), { open, close: minutesPerDay }];
    length -= minutesPerDay - open;
    open = 0;
    day += 1;
  }
  yield [dayAt(day), { open, close: open + length }];
}

function lengthOf({ open_day, open_time, close_day, close_time }: OpeningPeriod): number {
  const days = daysOfWeek.indexOf(close_day) - daysOfWeek.indexOf(open_day);
  const length = days * minutesPerDay + minutesOf(close_time) - minutesOf(open_time);
  return length < 0 ? length + 7 * minutesPerDay : length;
}

const dayAt = (index: number): DayOfWeek => daysOfWeek[index % 7] ?? 'MONDAY';

export const dayAfter = (day: DayOfWeek): DayOfWeek => dayAt(daysOfWeek.indexOf(day) + 1);

/** `HH:MM`; midnight at the end of the day is `24:00`. */
export function timeText(minutes: number): string {
  const ofDay = minutes > minutesPerDay ? minutes - minutesPerDay : minutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

export const isWholeDay = (spans: readonly Span[]): boolean =>
  spans.length === 1 && spans[0]?.open === 0 && spans[0].close === minutesPerDay;

/** How a text shows a time, which is given as `HH:MM`. */
export type FormatTime = (time: string) => string;

/** `08:30–12:30, 13:30–17:30`, `Open 24 hours` or `Closed`. */
export function spansText(spans: readonly Span[], format: FormatTime): string {
  if (spans.length === 0) return 'Closed';
  if (isWholeDay(spans)) return 'Open 24 hours';
  return spans
    .map(({ open, close }) => `${format(timeText(open))}–${format(timeText(close))}`)
    .join(', ');
}

const names: Readonly<Record<DayOfWeek, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

export const dayName = (day: DayOfWeek): string => names[day];
export const shortDayName = (day: DayOfWeek): string => names[day].slice(0, 3);

/** Groups days with equal hours: `Monday to Friday 09:00–17:00, Saturday to Sunday closed`; empty without hours. */
export function weekText(periods: readonly OpeningPeriod[], format: FormatTime): string {
  if (periods.length === 0) return '';
  const spans = weekSpans(periods);
  const runs: { from: string; to: string; text: string }[] = [];
  for (const day of daysOfWeek) {
    const ofDay = spansText(spans[day], format);
    const text = ofDay.charAt(0).toLowerCase() + ofDay.slice(1);
    const name = dayName(day);
    const last = runs.at(-1);
    if (last?.text === text) last.to = name;
    else runs.push({ from: name, to: name, text });
  }
  return runs
    .map(({ from, to, text }) => `${from === to ? from : `${from} to ${to}`} ${text}`)
    .join(', ');
}
