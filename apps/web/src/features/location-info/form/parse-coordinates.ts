import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import type { PinText } from './pin-text.ts';

const number = String.raw`[-+]?\d{1,3}(?:[.,]\d+)?`;
/** With decimal commas, as in `51,4497, -2,6006`, only the separator is followed by a space. */
const pair = new RegExp(String.raw`^(${number})(?:\s*[,;]\s+|\s*;\s*|\s+)(${number})$`);
const compass = /^([NS])? ?(\d[\d.]*) ?([NS])?( ?[,;] ?| )([EW])? ?(\d[\d.]*) ?([EW])?$/i;
const tight = /^([-+]?\d{1,3}(?:\.\d+)?),([-+]?\d{1,3}(?:\.\d+)?)$/;

/** Reads coordinates from text or from the URL of a map; null for anything else. */
export function parseCoordinates(text: string): PinText | null {
  const plain = withoutDirectionMarks(text).replaceAll('\u2212', '-').trim();
  const numbers =
    URL.canParse(plain) && /^https?:/i.test(plain) ? numbersOfAddress(plain) : signed(plain);
  const [, lat, lng] = tight.exec(numbers) ?? pair.exec(numbers) ?? [];
  return lat === undefined || lng === undefined
    ? null
    : { lat: lat.replace(',', '.'), lng: lng.replace(',', '.') };
}

/** Turns `51.5° N, 0.1° W` into `51.5, -0.1`. */
function signed(text: string): string {
  const bare = text
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?°/g, '')
    .trim();
  const [, before, lat, north, between, west, lng, east] = compass.exec(bare) ?? [];
  if (lat === undefined || lng === undefined) return bare;
  const sign = (letter = '') => (/[SW]/i.test(letter) ? '-' : '');
  return `${sign(before ?? north)}${lat}${between}${sign(west ?? east)}${lng}`;
}

/** Prefers the coordinates of the place, then the search term, then the centre of the map. */
function numbersOfAddress(address: string): string {
  const { searchParams, pathname } = new URL(address);
  const [, lat, lng] = /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(pathname) ?? [];
  if (lat && lng) return `${lat},${lng}`;
  const searched = searchParams.get('q') ?? searchParams.get('query') ?? searchParams.get('ll');
  return searched ?? /@(-?[\d.]+,-?[\d.]+)/.exec(pathname)?.[1] ?? '';
}
