import type { Pin } from '@placekeeper/contracts/wording/pin-distance';
import { degrees } from './info-values.ts';

export interface PinText {
  readonly lat: string;
  readonly lng: string;
}

/** Null for incomplete or invalid coordinates. */
export function pinOf({ lat, lng }: PinText): Pin | null {
  const [latitude, longitude] = [degrees(lat), degrees(lng)];
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
