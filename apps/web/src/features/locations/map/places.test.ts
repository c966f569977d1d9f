import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { recordOf, type LocationRecord } from '../../../data/portfolio/location-record.ts';
import { someLocation } from '../../../test/some-location.ts';
import { maximumZoom } from './mercator.ts';
import { indexPlaces, markerName, markersIn, nextMarker, placeRecords } from './places.ts';

const world = { left: 0, top: 0, right: 1, bottom: 1 };
let id = 0;

const at = (
  lat: number | null | undefined,
  lng: number | null | undefined,
  more: Partial<LocationRecord> = {},
): LocationRecord => {
  id += 1;
  return { ...recordOf({ ...someLocation, id: LocationId.parse(id) }), lat, lng, ...more };
};

const drawn = (records: readonly LocationRecord[], zoom: number) => {
  const { places } = placeRecords(records);
  return markersIn(indexPlaces(places), places, world, zoom);
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test('@LOC-8 locations without a usable pin are counted by reason, and a pin at 0, 0 is not usable', () => {
  const { places, missing } = placeRecords([
    at(51.4, -2.6),
    at(null, null),
    at(51.4, null),
    at(0, 0),
    at(91, 10),
    at(undefined, undefined),
    at(0, 10),
  ]);
  expect(places).toHaveLength(2);
  expect(missing.none).toHaveLength(2);
  expect(missing.invalid).toHaveLength(2);
  expect(missing.unknown).toHaveLength(1);
});

test('@LOC-8 without locations no marker is drawn, and a single location is a pin with its name and state', () => {
  expect(drawn([], 3)).toEqual([]);
  const [marker] = drawn(
    [at(51.4, -2.6, { name: 'Harbour Dental', locality: 'Bristol', has_unresolved_updates: true })],
    3,
  );
  expect(marker && markerName(marker)).toBe('Harbour Dental, Bristol: Managed, updates to review');
});

test('@LOC-8 at each zoom every location is drawn exactly once', () => {
  const records = Array.from({ length: 2500 }, (_, index) =>
    at(((index * 7919) % 17_000) / 100 - 85, ((index * 104_729) % 36_000) / 100 - 180),
  );
  for (const zoom of [0, 3, 7, maximumZoom]) {
    const ids = drawn(records, zoom).flatMap((marker) => marker.records.map((record) => record.id));
    expect(ids).toHaveLength(2500);
    expect(new Set(ids).size).toBe(2500);
  }
});

test('@LOC-8 a cluster counts the states of its locations', () => {
  const [marker] = drawn(
    [
      at(51.4, -2.6, { locality: 'Bristol' }),
      at(51.41, -2.6, { locality: 'Bristol', gbp_management_status: 'disabled' }),
      at(51.42, -2.6, {
        locality: 'Bath',
        gbp_management_status: 'lost-authorization',
        has_failed_patch_attempts: true,
      }),
      at(51.43, -2.6, { locality: 'Wells', gbp_management_status: undefined }),
    ],
    2,
  );
  expect(marker && markerName(marker)).toBe(
    'Bristol and 2 other towns, 4 locations: 1 managed, 1 not managed, 1 with lost access, 1 with unknown management, 1 declined by Google',
  );
  expect(marker && sum(Object.values(marker.counts.states))).toBe(4);
});

test('@LOC-8 a cluster divides, unless its pins are at the same place', () => {
  const [apart] = drawn([at(51.4, -2.6), at(51.9, -2.6)], 0);
  expect(apart?.records).toHaveLength(2);
  expect(drawn([at(51.4, -2.6), at(51.9, -2.6)], apart?.dividesAt ?? 0)).toHaveLength(2);
  const [together] = drawn([at(51.4, -2.6), at(51.4, -2.6)], maximumZoom);
  expect(together?.records).toHaveLength(2);
  expect(together?.dividesAt).toBeNull();
});

test('@LOC-8 neighbours on both sides of the antimeridian are one cluster', () => {
  const records = [at(-17, 179.9), at(-17, -179.9)];
  expect(drawn(records, 3).map((marker) => marker.records.length)).toEqual([2]);
});

test('@LOC-8 locations at the poles are drawn', () => {
  expect(drawn([at(90, 12), at(-90, 12)], 2)).toHaveLength(2);
});

test('@LOC-8 an arrow key goes to the nearest marker in its direction', () => {
  const markers = drawn([at(51, 0), at(51, 10), at(51, 40), at(30, 1)], 5);
  const [home] = markers.filter((marker) => marker.records[0]?.lng === 0);
  const lngAfter = (key: string) => home && nextMarker(markers, home, key)?.records[0]?.lng;
  expect(lngAfter('ArrowRight')).toBe(10);
  expect(lngAfter('ArrowDown')).toBe(1);
  expect(lngAfter('ArrowLeft')).toBeUndefined();
  expect(lngAfter('Enter')).toBeUndefined();
});
