import type { PlaceInfo } from '@placekeeper/contracts/profile/profile';
import cityData from './cities.json' with { type: 'json' };
import placeData from './places.json' with { type: 'json' };
import streets from './streets.json' with { type: 'json' };

export const seedRegions = ['GB', 'US', 'CA', 'DE', 'IE', 'AU', 'NZ'] as const;
export type SeedRegion = (typeof seedRegions)[number];

/**
 * In `postalCode` and `phone`, `#` is a digit and `@` a letter. The phone numbers are from ranges reserved for fiction
 * if the country has such ranges.
 */
export interface City {
  readonly locality: string;
  readonly administrativeArea: string;
  readonly regionCode: SeedRegion;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly phone: string;
  readonly districts: readonly { readonly name: string; readonly postalCode: string }[];
}

// Cast, because a JSON import widens `regionCode` to string; `cities.test.ts` checks the file.
export const cities = cityData as readonly City[];

/** A region that a business can serve; `city` is the region's city in the seed. */
export interface Place extends PlaceInfo {
  readonly regionCode: string;
  readonly city: string;
}

export const places: readonly Place[] = placeData;

export function placesAround(city: City): readonly Place[] {
  return places.filter(
    (place) => place.regionCode === city.regionCode && place.city === city.locality,
  );
}

export function streetsOf(city: City): readonly string[] {
  if (city.administrativeArea === 'QC') return streets['CA-QC'];
  return streets[city.regionCode];
}
