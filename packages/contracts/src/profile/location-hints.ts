import type { OpeningHoursInput, OpeningPeriod } from '../model/opening-hours.ts';
import { addDays, isCalendarDate } from '../rules/calendar-date.ts';
import { likelyClosingTime } from '../rules/likely-closing-time.ts';
import { matchesCountry } from './postal-code.ts';
import type { FormatTime } from '../wording/week-spans.ts';
import { countryName } from '../wording/country-name.ts';
import type { Pin } from '../wording/pin-distance.ts';
import boxes from './country-boxes.json' with { type: 'json' };
import { isInCapitals } from './validators/names.ts';

export interface HintedValues {
  readonly name: string;
  readonly postalCode: string | null;
  readonly regionCode: string | null;
  readonly pin: Pin | null;
  readonly openingDate: string | null;
  readonly hours: OpeningHoursInput;
}

/** `path` is the path of the questionable value in a patch. */
export type Hint = readonly [path: string, message: string];

/** DET-2: values that Google may accept but that are probably mistakes. They never prevent saving. */
export function locationHints(
  values: HintedValues,
  today: string,
  format: FormatTime,
): readonly Hint[] {
  const { name, postalCode, regionCode, pin, openingDate, hours } = values;
  return [
    ...hint('name', nameHint(name)),
    ...hint('postal_code', postalCodeHint(postalCode, regionCode)),
    ...hint('lat', pinHint(pin, regionCode)),
    ...hint('date_established', openingDateHint(openingDate)),
    ...(hours.periods ?? []).flatMap((period, index) =>
      hint(`opening_hours.periods.${index}`, periodHint(period, format)),
    ),
    ...(hours.special_periods ?? []).flatMap(({ start_date: date }, index) =>
      hint(`opening_hours.special_periods.${index}.start_date`, specialDateHint(date, today)),
    ),
  ];
}

const hint = (path: string, message: string | null): readonly Hint[] =>
  message === null ? [] : [[path, message]];

function nameHint(name: string): string | null {
  const traits = [
    // Unicode counts trade marks as pictographs.
    ...(/[^\P{Extended_Pictographic}™®©]/u.test(name) ? ['with emoji'] : []),
    ...(isInCapitals(name) ? ['in all capitals'] : []),
  ];
  return traits.length > 0 ? `Google may decline names ${traits.join(' or ')}.` : null;
}

function postalCodeHint(code: string | null, region: string | null): string | null {
  if (!code?.trim() || !region) return null;
  return matchesCountry(code, region) !== false
    ? null
    : `Check this code. It doesn’t match the country (${countryName(region)}).`;
}

const boxesOf: Readonly<Record<string, readonly number[]>> = boxes;

/** Null if the country's extent is unknown. */
function isInCountry({ latitude, longitude }: Pin, region: string): boolean | null {
  const all = boxesOf[region];
  if (!all) return null;
  for (let at = 0; at < all.length; at += 4) {
    const [south = 0, west = 0, north = 0, east = 0] = all.slice(at, at + 4);
    if (latitude >= south && latitude <= north && longitude >= west && longitude <= east)
      return true;
  }
  return false;
}

/**
 * Approximate: `country-boxes.json` contains rectangles from Natural Earth (public domain, scale 1:50 million), rounded
 * outwards.
 */
function pinHint(pin: Pin | null, region: string | null): string | null {
  if (!pin || !region || isInCountry(pin, region) !== false) return null;
  const { latitude, longitude } = pin;
  const outside = `The map pin isn’t in the country of the address (${countryName(region)}).`;
  if (isInCountry({ latitude: longitude, longitude: latitude }, region))
    return `${outside} Latitude and longitude may be swapped.`;
  const mirrored = [
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    { latitude: -latitude, longitude: -longitude },
  ];
  return mirrored.some((other) => isInCountry(other, region))
    ? `${outside} Check for a minus sign.`
    : outside;
}

function openingDateHint(date: string | null): string | null {
  if (!date || !isCalendarDate(date)) return null;
  const year = Number(date.slice(0, 4));
  return year < 1800 ? `Check the year ${year}.` : null;
}

function periodHint(
  { open_time: open, close_time: close, ...days }: OpeningPeriod,
  format: FormatTime,
) {
  const likely = days.open_day === days.close_day ? null : likelyClosingTime(open, close);
  return (
    likely && `These hours end at ${format(close)} the next day. Did you mean ${format(likely)}?`
  );
}

const farthestSpecialDate = 366;

function specialDateHint(date: string, today: string): string | null {
  if (!isCalendarDate(date)) return null;
  if (date < today) return 'This date is in the past.';
  return date > addDays(today, farthestSpecialDate)
    ? 'This date is more than a year from now.'
    : null;
}
