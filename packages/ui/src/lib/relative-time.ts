const minute = 60_000;
const hour = 60 * minute;

type Length = 'long' | 'narrow';

/** Cached, because creating a formatter is slow and each row of a list needs three. */
const formats = new Map<string, ReturnType<typeof formatsFor>>();

const formatsFor = (locale: string, style: Length) => ({
  relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }),
  day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
  dayOfYear: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  absolute: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
});

function formatsOf(locale: string, style: Length) {
  const key = `${style} ${locale}`;
  const known = formats.get(key) ?? formatsFor(locale, style);
  formats.set(key, known);
  return known;
}

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** An event less than this far in the future is shown as "now", because the device's clock is probably slow. */
const tolerance = 5 * minute;

/**
 * "now", "14 minutes ago", "yesterday". A time that is seven or more days ago is shown as its date. So is a time in
 * the future, which means that the clock is slow: "in 2 hours" would be wrong for a past event.
 */
export function formatRelative(time: number, now: number, locale: string, style: Length): string {
  const { relative, day, dayOfYear } = formatsOf(locale, style);
  const distance = time - now;
  if (distance > -minute && distance < tolerance) return relative.format(0, 'second');
  if (distance < 0 && distance > -hour)
    return relative.format(Math.trunc(distance / minute), 'minute');

  // Counts calendar days. Rounding corrects days of 23 and 25 hours.
  const days = Math.round((midnight(time) - midnight(now)) / (24 * hour));
  if (distance < 0 && days === 0) return relative.format(Math.trunc(distance / hour), 'hour');
  if (distance < 0 && days > -7) return relative.format(days, 'day');

  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? day : dayOfYear).format(time);
}

export function formatAbsolute(time: number, locale: string): string {
  return formatsOf(locale, 'long').absolute.format(time);
}
