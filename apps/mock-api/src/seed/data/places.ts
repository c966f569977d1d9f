import data from './places.json' with { type: 'json' };
import type { PlaceInfo } from '@placekeeper/contracts/profile/profile';
import type { City } from './cities.ts';

/** A region that a business can serve; `city` is the region's city in the seed. */
export interface Place extends PlaceInfo {
  readonly regionCode: string;
  readonly city: string;
}

export const places: readonly Place[] = data;

export function placesAround(city: City): readonly Place[] {
  return places.filter(
    (place) => place.regionCode === city.regionCode && place.city === city.locality,
  );
}
