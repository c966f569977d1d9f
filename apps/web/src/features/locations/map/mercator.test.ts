import { expect, test } from 'vitest';
import {
  boundView,
  drawnArea,
  fitView,
  fromScreen,
  latitudeAt,
  longitudeAt,
  longitudeFrom,
  maximumZoom,
  middleMeridian,
  panView,
  pointOf,
  scaleOf,
  shownArea,
  toScreen,
  worldWidth,
  zoomView,
} from './mercator.ts';

const size = { width: 800, height: 500 };

test('@LOC-8 coordinates keep their value if they are projected and back', () => {
  for (const [longitude, latitude] of [
    [0, 0],
    [-2.5985, 51.4496],
    [179.99, -41.3],
    [-180, 85],
  ] as const) {
    const { x, y } = pointOf(longitude, latitude);
    expect(longitudeAt(x)).toBeCloseTo(longitude, 9);
    expect(latitudeAt(y)).toBeCloseTo(latitude, 9);
  }
});

test('@LOC-8 the poles are at the edges of the map', () => {
  expect(pointOf(0, 90).y).toBeCloseTo(0, 5);
  expect(pointOf(0, -90).y).toBeCloseTo(1, 5);
});

test.each([
  { name: 'no locations', longitudes: [], middle: 0 },
  { name: 'one location', longitudes: [178], middle: 0 },
  { name: 'Bristol and Boston', longitudes: [-2.6, -71], middle: 0 },
  { name: 'London, Sydney and San Francisco', longitudes: [0, 151, -122], middle: 0 },
  { name: 'Fiji and Samoa', longitudes: [178, -172], middle: -177 },
  { name: 'Auckland, Honolulu and Brisbane', longitudes: [174.8, -157.8, 153], middle: 177.6 },
])('@LOC-8 the middle of the map with $name', ({ longitudes, middle }) => {
  expect(middleMeridian(longitudes)).toBeCloseTo(middle, 5);
});

test('@LOC-8 longitudes are measured from the middle of the map', () => {
  expect(longitudeFrom(-177, 178)).toBeCloseTo(-5, 9);
  expect(longitudeFrom(-177, -172)).toBeCloseTo(5, 9);
  expect(longitudeFrom(0, -180)).toBe(-180);
});

test('@LOC-8 the first view shows all points', () => {
  const points = [pointOf(-122, 37), pointOf(151, -33), pointOf(0, 51)];
  const view = fitView(points, size);
  for (const point of points) {
    const { x, y } = toScreen(point, view, size);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(size.height);
  }
});

test('@LOC-8 the first view has space around points at the edge of the world', () => {
  const points = [pointOf(-122, 37), pointOf(179, -41)];
  const view = fitView(points, size);
  for (const point of points) {
    const { x } = toScreen(point, view, size);
    expect(Math.min(x, size.width - x)).toBeGreaterThanOrEqual(48);
  }
});

test('@LOC-8 the first view shows the surroundings of a single point, and the world if there are no points', () => {
  const point = pointOf(-2.6, 51.4);
  expect(fitView([point], size)).toEqual({ ...point, zoom: 11 });
  expect(fitView([], size)).toMatchObject({ x: 0.5, y: 0.5 });
});

test('@LOC-8 zooming keeps the point under the pointer', () => {
  const view = fitView([pointOf(-2.6, 51.4)], size);
  const pixel = { x: 610, y: 90 };
  const nearer = zoomView(view, 1.5, pixel, size);
  const [before, after] = [fromScreen(pixel, view, size), fromScreen(pixel, nearer, size)];
  expect(after.x).toBeCloseTo(before.x, 12);
  expect(after.y).toBeCloseTo(before.y, 12);
  expect(nearer.zoom).toBe(view.zoom + 1.5);
});

test('@LOC-8 the map hardly leaves the world and never exceeds its zooms', () => {
  const view = fitView([pointOf(-2.6, 51.4)], size);
  expect(zoomView(view, 99, { x: 0, y: 0 }, size).zoom).toBe(maximumZoom);
  const far = panView(view, { x: 1e9, y: -1e9 }, size);
  const { left, bottom } = shownArea(far, size);
  expect(left * worldWidth(far.zoom)).toBeCloseTo(-64, 6);
  expect(bottom).toBeCloseTo(1, 9);
  expect(worldWidth(boundView({ ...view, zoom: -5 }, size).zoom)).toBeCloseTo(500, 6);
});

test('@LOC-8 a short move draws the same area', () => {
  const view = { ...pointOf(-2.6, 51.4), zoom: 9 };
  expect(drawnArea(panView(view, { x: 3, y: 2 }, size), size)).toEqual(drawnArea(view, size));
});

test('@LOC-8 the scale is a round distance at the latitude of the middle', () => {
  const equator = scaleOf({ x: 0.5, y: 0.5, zoom: 10 }, 110);
  expect(equator.metres).toBe(10_000);
  const { metres, pixels } = scaleOf({ ...pointOf(0, 60), zoom: 10 }, 110);
  expect(metres).toBe(5000);
  expect(pixels / equator.pixels).toBeCloseTo(1, 2);
});
