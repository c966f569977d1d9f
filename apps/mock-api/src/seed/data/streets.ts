import data from './streets.json' with { type: 'json' };
import type { City } from './cities.ts';

export function streetsOf(city: City): readonly string[] {
  if (city.administrativeArea === 'QC') return data['CA-QC'];
  return data[city.regionCode];
}
