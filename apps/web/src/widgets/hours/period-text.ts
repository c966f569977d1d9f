import { hiddenCharacterError } from '@placekeeper/contracts/rules/hidden-characters';
import { minutesOf } from '@placekeeper/contracts/rules/validate-opening-hours';
import { isWholeDay, timeText, type Span } from '@placekeeper/contracts/wording/week-spans';
import { localTime } from '../../lib/text/format.ts';
import { parseOpeningTime, parseTime } from './time-text.ts';

/** A period as typed, valid or not. */
export interface PeriodText {
  readonly open: string;
  readonly close: string;
}

export type DayMode = 'closed' | 'all-day' | 'hours';

/** A day as edited. `periods` applies in mode `hours`, where it is never empty. */
export interface DayHours {
  readonly mode: DayMode;
  readonly periods: readonly PeriodText[];
}

export const closedDay: DayHours = { mode: 'closed', periods: [] };

export interface Times {
  readonly open: string;
  readonly close: string;
  /** True if the period closes after midnight. Equal times are an error instead of a whole day. */
  readonly closesNextDay: boolean;
}

const allDay: Times = { open: '00:00', close: '24:00', closesNextDay: false };

export function timesOf(period: PeriodText): Times | null {
  const open = parseOpeningTime(period.open);
  const close = parseTime(period.close);
  if (open === null || close === null) return null;
  return { open, close, closesNextDay: minutesOf(close) < minutesOf(open) };
}

/** The valid periods of a day, each with its index in the editor. */
export function dayTimes(
  day: DayHours,
): readonly { readonly times: Times; readonly index: number }[] {
  if (day.mode === 'closed') return [];
  if (day.mode === 'all-day') return [{ times: allDay, index: 0 }];
  return day.periods.flatMap((period, index) => {
    const times = timesOf(period);
    return times ? [{ times, index }] : [];
  });
}

export function dayOfSpans(spans: readonly Span[]): DayHours {
  if (spans.length === 0) return closedDay;
  if (isWholeDay(spans)) return { mode: 'all-day', periods: [] };
  return {
    mode: 'hours',
    periods: spans.map(({ open, close }) => ({ open: timeText(open), close: timeText(close) })),
  };
}

const usual: PeriodText = { open: '09:00', close: '17:00' };

/** Keeps the periods, so that closing a day and opening it again restores them. */
export const withMode = (day: DayHours, mode: DayMode): DayHours => ({
  mode,
  periods: mode === 'hours' && day.periods.length === 0 ? [usual] : day.periods,
});

/** The new period is empty, because its times can't be guessed. */
export const withPeriod = (day: DayHours): DayHours => ({
  mode: 'hours',
  periods: [...day.periods, { open: '', close: '' }],
});

export function withoutPeriod(day: DayHours, index: number): DayHours {
  const periods = day.periods.filter((_, at) => at !== index);
  return periods.length === 0 ? closedDay : { ...day, periods };
}

export const withPeriodAt = (day: DayHours, index: number, period: PeriodText): DayHours => ({
  ...day,
  periods: day.periods.map((before, at) => (at === index ? period : before)),
});

export const unreadable = 'Enter a time, such as 09:30 or 9:30 pm.';

/** The errors of invalid times by the index of the period. */
export function unreadablePeriods(day: DayHours): Readonly<Record<number, string>> {
  if (day.mode !== 'hours') return {};
  return Object.fromEntries(
    day.periods.flatMap((period, index) => (timesOf(period) ? [] : [[index, errorOf(period)]])),
  );
}

function errorOf({ open, close }: PeriodText): string {
  const [noOpen, noClose] = [open.trim() === '', close.trim() === ''];
  if (noOpen && noClose) return 'Enter both times, or remove these hours.';
  if (noOpen) return 'Enter the opening time.';
  if (noClose) return 'Enter the closing time.';
  if (parseTime(open) === '24:00') return `The latest opening time is ${localTime('23:59')}.`;
  return hiddenCharacterError(open) ?? hiddenCharacterError(close) ?? unreadable;
}
