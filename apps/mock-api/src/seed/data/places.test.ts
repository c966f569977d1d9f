import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { places } from './places.ts';

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
