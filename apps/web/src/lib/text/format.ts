import { memoize } from '../memoize.ts';

/** The page is in English: `en-GB` dates for a reader in London, never German ones in an English sentence. */
const locale =
  globalThis.navigator?.languages.find((language) => language.split('-')[0] === 'en') ?? 'en';

// The first of these takes tens of milliseconds on a slow machine, so each is made when it is needed.
const number = memoize(() => new Intl.NumberFormat(locale));
const percent = memoize(() => new Intl.NumberFormat(locale, { style: 'percent' }));
const dateTime = memoize(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const date = memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const list = memoize(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** English writes whole numbers under a thousand without separators. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : number().format(value);
/** `33%`, of a share from 0 to 1 */
export const formatShare = (share: number): string => percent().format(share);
export const formatDateTime = (iso: string): string => formatWith(dateTime, iso);
export const formatDate = (iso: string): string => formatWith(date, iso);
/** `name, phone and website` */
export const formatList = (items: readonly string[]): string => list().format(items);

/** An odd timestamp is shown as it came: it must not cost the row around it. */
function formatWith(format: () => Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : format().format(time);
}

/** `1 location`, `1,204 locations` */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
