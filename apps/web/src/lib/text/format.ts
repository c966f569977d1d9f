import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { formatWholeNumber as formatNumber } from '@placekeeper/ui/lib/format-whole-number';
import { pageLocale } from '@placekeeper/ui/lib/locale';
import { memoize } from '../memoize.ts';

export { formatNumber };

const locale = pageLocale();

// Created on first use, because the first formatter takes tens of milliseconds on a slow machine.
const dateTime = memoize(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const date = memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const month = memoize(
  () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const shortMonth = memoize(
  () => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
);
// UTC, because a calendar date has no time zone: west of Greenwich, local time would show the day before.
const calendarDate = memoize(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const weekday = memoize(
  () =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const shortWeekday = memoize(
  () => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);
const time = memoize(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const dayAndTime = memoize(
  () =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
);
// British in all variants of English: no comma before "and", as in the written sentences.
const list = memoize(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** An ISO 8601 timestamp, or milliseconds since 1970. */
type Time = string | number;

export const formatDateTime = (at: Time): string => formatWith(dateTime, at);
export const formatDate = (at: Time): string => formatWith(date, at);
/** `25 Dec 2026`; `Dec 2026` for a month. Returns other text unchanged. */
export function formatCalendarDate(text: string): string {
  const isMonth = /^\d{4}-\d{2}$/.test(text);
  const day = isMonth ? `${text}-01` : text;
  return isCalendarDate(day) ? formatWith(isMonth ? month : calendarDate, day) : text;
}
/** `Dec` or `Dec 2026` */
export const formatMonth = (day: string, withYear: boolean): string =>
  formatWith(withYear ? month : shortMonth, day);
/** `Fri, 25 Dec 2026` */
export const formatWeekday = (text: string): string => formatWith(weekday, text);
/** `Fri`; empty while a date is incomplete. */
export const weekdayOf = (text: string): string =>
  isCalendarDate(text) ? formatWith(shortWeekday, text) : '';
/** `09:31` for today, `19 Nov, 09:31` for other days. */
export function formatSince(at: Time, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return formatWith(isToday ? time : dayAndTime, at);
}
export const usesTwelveHours = (): boolean => time().resolvedOptions().hour12 === true;
/** `17:00` or `5:00 PM`. With 24-hour times, the end of a day is `24:00`. Returns other text unchanged. */
export function localTime(text: string): string {
  const at = Date.parse(`2000-01-01T${text}`);
  return at && (text !== '24:00' || usesTwelveHours()) ? time().format(at) : text;
}
/** For a narrow column, where a range then breaks only between its times. */
export const unbrokenTime = (text: string): string => localTime(text).replaceAll(/\s/g, '\u00a0');
/** `name, phone and website` */
export const formatList = (items: readonly string[]): string => list().format(items);

/** Returns an invalid timestamp unchanged, because `format` would throw. */
function formatWith(format: () => Intl.DateTimeFormat, at: Time): string {
  const parsed = new Date(at);
  return Number.isNaN(parsed.getTime()) ? String(at) : format().format(parsed);
}

/** `1 location`, `1,204 locations` */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
