import data from './streets.json' with { type: 'json' };
import type { City } from './cities.ts';

/** Street names that fit a city's country and language. */
export function streetsOf(city: City): readonly string[] {
  if (city.administrativeArea === 'QC') return data['CA-QC'];
  return data[city.regionCode];
}
