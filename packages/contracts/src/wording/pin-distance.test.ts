import { expect, test } from 'vitest';
import { bearingBetween, directionText, distanceText, metresBetween } from './pin-distance.ts';

const bristol = { latitude: 51.4497, longitude: -2.6006 };

test('@UPD-8 a moved pin has a distance and a direction', () => {
  const moved = { latitude: 51.4497, longitude: -2.6001 };
  expect(distanceText(metresBetween(bristol, moved))).toBe('35 m');
  expect(directionText(bearingBetween(bristol, moved))).toBe('east');
});

test('@UPD-8 long distances are in kilometres', () => {
  const london = { latitude: 51.5072, longitude: -0.1276 };
  expect(distanceText(metresBetween(bristol, london))).toBe('171 km');
});

test.each([
  [0.4, 'less than 1 m'],
  [1, '1 m'],
  [999.4, '999 m'],
  [1000, '1.0 km'],
  [1234, '1.2 km'],
  [10_000, '10 km'],
])('@UPD-8 %d metres are written as %s', (metres, text) => expect(distanceText(metres)).toBe(text));

test.each([
  [359, 'north'],
  [45, 'north-east'],
  [200, 'south'],
  [315, 'north-west'],
])('@UPD-8 a bearing of %i degrees is %s', (bearing, text) =>
  expect(directionText(bearing)).toBe(text),
);
