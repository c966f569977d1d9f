import { expect, test } from 'vitest';
import { parseCoordinates } from './parse-coordinates.ts';
import { pinOf } from './pin-text.ts';

test.each([
  ['51.4497, -2.6006', '51.4497', '-2.6006'],
  ['51.4497,-2.6006', '51.4497', '-2.6006'],
  [' (51.4497, -2.6006) ', '51.4497', '-2.6006'],
  ['51.4497 -2.6006', '51.4497', '-2.6006'],
  ['51,4497; -2,6006', '51.4497', '-2.6006'],
  ['51,4497, -2,6006', '51.4497', '-2.6006'],
  ['51.4497°, -2.6006°', '51.4497', '-2.6006'],
  ['51, -2', '51', '-2'],
  ['(51.5074,-0.1278)', '51.5074', '-0.1278'],
  ['51.5074, \u22120.1278', '51.5074', '-0.1278'],
  ['51.5074° N, 0.1278° W', '51.5074', '-0.1278'],
  ['33.8688 S 151.2093 E', '-33.8688', '151.2093'],
  ['N 51.5074, W 0.1278', '51.5074', '-0.1278'],
  ['\u200E51.5074, -0.1278\u200E', '51.5074', '-0.1278'],
  ['https://www.google.com/maps/@51.5074,-0.1278,15z', '51.5074', '-0.1278'],
  ['https://maps.google.com/?q=51.5074,-0.1278', '51.5074', '-0.1278'],
  ['https://www.google.com/maps/search/?api=1&query=51.5074%2C-0.1278', '51.5074', '-0.1278'],
  // Reads the place, not the centre of the map.
  [
    'https://www.google.com/maps/place/Big+Ben/@51.5,-0.12,17z/data=!3m1!8m2!3d51.5007!4d-0.1246',
    '51.5007',
    '-0.1246',
  ],
])('@DET-2 %j is a complete pin', (text, lat, lng) => {
  expect(parseCoordinates(text)).toEqual({ lat, lng });
});

test.each([
  '',
  '51.4497',
  '51,4497',
  '-2.',
  '51.4497, ',
  '12 Harbour Street',
  '1, 2, 3',
  'https://example.com/?q=Bath',
  '51 E, 2 N',
])('@DET-2 %j is not a complete pin', (text) => expect(parseCoordinates(text)).toBeNull());

test('@DET-2 incomplete or invalid coordinates are no pin', () => {
  expect(pinOf({ lat: '51,45', lng: ' -2.6 ' })).toEqual({ latitude: 51.45, longitude: -2.6 });
  expect(pinOf({ lat: '51.45', lng: '' })).toBeNull();
  expect(pinOf({ lat: '-', lng: '2' })).toBeNull();
  expect(pinOf({ lat: '91', lng: '2' })).toBeNull();
});
