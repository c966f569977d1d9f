import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { cities, seedRegions, placesAround, places, streetsOf } from './cities.ts';

test('there are sixty cities over all regions', () => {
  expect(cities.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cities.map(({ regionCode }) => regionCode))).toEqual(new Set(seedRegions));
});

const postalCodes = {
  GB: /^[A-Z]{1,2}\d{1,2}[A-Z]? #@@$/,
  US: /^\d{5}$/,
  CA: /^[A-Z]\d[A-Z] #@#$/,
  DE: /^\d{5}$/,
  IE: /^[A-Z]\d\d @###$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
};

test.for(cities.map((city) => [`${city.locality} (${city.regionCode})`, city] as const))(
  '%s is usable',
  ([, city]) => {
    expect(city.districts.length).toBeGreaterThan(1);
    for (const { postalCode } of city.districts)
      expect(postalCode).toMatch(postalCodes[city.regionCode]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timezone })).not.toThrow();
    expect(streetsOf(city).length).toBeGreaterThan(8);
    expect(placesAround(city).length).toBeGreaterThan(0);
  },
);

test.for(cities.map((city) => [city.phone, city] as const))(
  'the numbers %s exist in their country',
  ([pattern, city]) => {
    for (const digit of ['0', '4', '9']) {
      const text = pattern.replaceAll('#', digit);
      const number = parsePhoneNumberFromString(text);
      expect(number?.isValid()).toBe(true);
      expect(number?.country).toBe(city.regionCode);
      expect(number?.formatInternational()).toBe(text);
    }
  },
);

test('there are a hundred and twenty places with unique ids', () => {
  expect(places.length).toBeGreaterThanOrEqual(120);
  expect(new Set(places.map(({ placeId }) => placeId)).size).toBe(places.length);
  expect(new Set(places.map(({ placeName }) => placeName)).size).toBe(places.length);
  for (const { placeId } of places) expect(placeId).toMatch(/^ChIJ[\w-]{23}$/);
});

test('every place belongs to a city', () => {
  const known = new Set(cities.map((city) => `${city.regionCode} ${city.locality}`));
  expect(places.filter((place) => !known.has(`${place.regionCode} ${place.city}`))).toEqual([]);
});
