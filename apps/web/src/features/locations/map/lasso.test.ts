import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { recordOf } from '../../../data/portfolio/location-record.ts';
import { someLocation } from '../../../test/some-location.ts';
import { keepOnMap, pointsInside, type Shape } from './lasso.ts';
import { fromScreen, longitudeFrom, pointOf } from './mercator.ts';
import { placeRecords } from './places.ts';

const shapeOf = (...corners: readonly (readonly [number, number])[]): Shape =>
  corners.map(([x, y]) => ({ x, y }));

const square = shapeOf([0, 0], [4, 0], [4, 4], [0, 4]);
/** Open at the top. */
const horseshoe = shapeOf([0, 0], [1, 0], [1, 3], [3, 3], [3, 0], [4, 0], [4, 4], [0, 4]);
const eight = shapeOf([0, 0], [4, 4], [4, 0], [0, 4]);
/** The five points of a star, in one stroke: its middle is surrounded twice. */
const star = shapeOf([0, -3], [1.8, 2.4], [-2.9, -0.9], [2.9, -0.9], [-1.8, 2.4]);
const twice = [...square, ...square];

test.each<[string, Shape, readonly [number, number], boolean]>([
  ['the middle of a square', square, [2, 2], true],
  ['a point beside a square', square, [5, 2], false],
  ['a point above a square, on the line of its side', square, [4, -1], false],
  ['a point on a side', square, [4, 2], true],
  ['a point on a corner', square, [0, 0], true],
  ['a point level with two corners', shapeOf([0, 2], [2, 0], [4, 2], [2, 4]), [1, 2], true],
  ['a point left of two corners', shapeOf([0, 2], [2, 0], [4, 2], [2, 4]), [-1, 2], false],
  ['an arm of a concave shape', horseshoe, [0.5, 1], true],
  ['the opening of a concave shape', horseshoe, [2, 1], false],
  ['one loop of an eight', eight, [0.5, 2], true],
  ['the waist of an eight', eight, [2, 0.5], false],
  ['the other loop of an eight', eight, [3.5, 2], true],
  ['a point of a star', star, [0, -2], true],
  ['the middle of a star', star, [0, 0], true],
  ['an area that was surrounded twice', twice, [2, 2], true],
  ['a point on a straight line', shapeOf([0, 0], [4, 4]), [2, 2], true],
  ['a point beside a straight line', shapeOf([0, 0], [4, 4]), [2, 2.1], false],
  ['nothing', [], [0, 0], false],
])('@LOC-8 a shape surrounds, or doesn’t: %s', (_, shape, [x, y], inside) => {
  const reversed = shape.toReversed();
  expect(pointsInside([{ x, y }], shape)).toHaveLength(inside ? 1 : 0);
  expect(pointsInside([{ x, y }], reversed)).toHaveLength(inside ? 1 : 0);
});

test('@LOC-8 a shape that leaves the map follows its edge', () => {
  const size = { width: 800, height: 500 };
  expect(keepOnMap({ x: -20, y: 600 }, size)).toEqual({ x: 0, y: 500 });
  expect(keepOnMap({ x: 900, y: -1 }, size)).toEqual({ x: 800, y: 0 });
  expect(keepOnMap({ x: 7, y: 8 }, size)).toEqual({ x: 7, y: 8 });
  const view = { x: 0.5, y: 0.5, zoom: 4 };
  const drawn = [
    [700, -50],
    [1200, 250],
    [700, 600],
  ] as const;
  const shape = drawn.map(([x, y]) => fromScreen(keepOnMap({ x, y }, size), view, size));
  const pixels = [
    { x: 750, y: 250 },
    { x: 801, y: 250 },
    { x: 750, y: 501 },
  ];
  const found = pointsInside(
    pixels.map((pixel) => fromScreen(pixel, view, size)),
    shape,
  );
  expect(found).toEqual([fromScreen({ x: 750, y: 250 }, view, size)]);
});

test('@LOC-8 a shape across the antimeridian surrounds the pins on both sides', () => {
  const pins = [
    ['Suva', -18.1, 178.4],
    ['Apia', -13.8, -171.8],
    ['Auckland', -36.8, 174.8],
    ['On the line', -17, 180],
  ] as const;
  const { meridian, places } = placeRecords(
    pins.map(([name, lat, lng], at) => ({
      ...recordOf({ ...someLocation, id: LocationId.parse(at + 1), name }),
      lat,
      lng,
    })),
  );
  const around = (west: number, east: number) => {
    const [left, right] = [west, east].map((longitude) => longitudeFrom(meridian, longitude));
    return [
      pointOf(left ?? 0, -10),
      pointOf(right ?? 0, -10),
      pointOf(right ?? 0, -22),
      pointOf(left ?? 0, -22),
    ];
  };
  const names = (shape: Shape) => pointsInside(places, shape).map(({ record }) => record.name);
  expect(names(around(177, -170))).toEqual(['Suva', 'Apia', 'On the line']);
  expect(names(around(177, -179))).toEqual(['Suva', 'On the line']);
  expect(names(around(-179, -170))).toEqual(['Apia']);
});

test('@LOC-8 a shape of a thousand corners is compared with 25,000 pins', () => {
  const circle = Array.from({ length: 1000 }, (_, at) => {
    const angle = (at / 1000) * 2 * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const pins = Array.from({ length: 25_000 }, (_, at) => {
    const angle = at * 2.4;
    const radius = at % 2 === 0 ? 0.99 : 1.01;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  expect(pointsInside(pins, circle)).toHaveLength(12_500);
});
