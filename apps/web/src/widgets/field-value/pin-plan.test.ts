import { bearingBetween, metresBetween } from '@placekeeper/contracts/wording/pin-distance';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinPlan } from './pin-plan.ts';

const radius = 100;
const bristol = { latitude: 51.4497, longitude: -2.6006 };
const moved = (north: number, east: number) => ({
  latitude: bristol.latitude + north,
  longitude: bristol.longitude + east,
});

test.each([
  ['nowhere', moved(0, 0), 1, 1],
  ['less than a metre', moved(0.000005, 0), 1, 1],
  ['35 m', moved(0, 0.0005), 10, 4],
  ['276 m', moved(0.0016, -0.003), 100, 3],
  ['171 km', { latitude: 51.5072, longitude: -0.1276 }, 50_000, 4],
  ['to the antipode', { latitude: -51.4497, longitude: 177.3994 }, 5_000_000, 5],
])('@UPD-8 a pin that moved %s has round rings', (_, after, step, rings) => {
  const plan = pinPlan({ before: bristol, after }, radius);
  expect([plan.step, plan.rings.length]).toEqual([step, rings]);
  expect(plan.rings.at(-1)).toBe(radius);
  expect(Math.hypot(plan.after.x, plan.after.y)).toBeLessThanOrEqual(radius);
});

test('@UPD-8 north is up and east is right, also across the antimeridian', () => {
  const [north, east] = [moved(0.001, 0), moved(0, 0.001)].map(
    (after) => pinPlan({ before: bristol, after }, radius).after,
  );
  expect(north?.y).toBeLessThan(0);
  expect(north?.x).toBeCloseTo(0, 9);
  expect(east?.x).toBeGreaterThan(0);
  const fiji = { latitude: -17, longitude: 179.999 };
  const over = pinPlan({ before: fiji, after: { latitude: -17, longitude: -179.999 } }, radius);
  expect(over.step).toBe(100);
  expect(over.after.x).toBeGreaterThan(0);
});

const pins = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('@UPD-8 the drawn distance and direction are those of the pins', () => {
  fc.assert(
    fc.property(pins, pins, (before, after) => {
      const { step, rings, after: drawn } = pinPlan({ before, after }, radius);
      const metresPerPixel = (step * rings.length) / radius;
      const metres = metresBetween(before, after);
      expect(Math.hypot(drawn.x, drawn.y) * metresPerPixel).toBeCloseTo(metres, 3);
      if (metres < 1) return;
      const bearing = (bearingBetween(before, after) * Math.PI) / 180;
      const towards = drawn.x * Math.sin(bearing) - drawn.y * Math.cos(bearing);
      expect(towards).toBeCloseTo(Math.hypot(drawn.x, drawn.y), 6);
    }),
  );
});
