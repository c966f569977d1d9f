import type { Pin } from '@placekeeper/contracts/wording/pin-distance';
import { degrees } from './info-patch.ts';

export interface PinText {
  readonly lat: string;
  readonly lng: string;
}

const number = String.raw`[-+]?\d{1,3}(?:[.,]\d+)?`;
/** A comma between numbers that have one themselves, as `51,4497, -2,6006`, has a space after it. */
const pair = new RegExp(
  String.raw`^\(?\s*(${number})°?(?:\s*[,;]\s+|\s*;\s*|\s+)(${number})°?\s*\)?$`,
);
const tight = /^([-+]?\d{1,3}(?:\.\d+)?),([-+]?\d{1,3}(?:\.\d+)?)$/;

/** Both numbers of a pin out of one text, as maps copy them: `51.4497, -2.6006`. Null for anything else. */
export function readPair(text: string): PinText | null {
  const [, lat, lng] = tight.exec(text.trim()) ?? pair.exec(text.trim()) ?? [];
  return lat === undefined || lng === undefined
    ? null
    : { lat: lat.replace(',', '.'), lng: lng.replace(',', '.') };
}

/** Null where it is no place, or not one yet. */
export function pinOf({ lat, lng }: PinText): Pin | null {
  const [latitude, longitude] = [degrees(lat), degrees(lng)];
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
