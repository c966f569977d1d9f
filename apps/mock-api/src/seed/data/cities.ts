import data from './cities.json' with { type: 'json' };

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
export const cities = data as readonly City[];
