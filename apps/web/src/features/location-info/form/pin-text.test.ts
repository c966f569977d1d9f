import { expect, test } from 'vitest';
import { pinOf, readPair } from './pin-text.ts';

test.each([
  ['51.4497, -2.6006', '51.4497', '-2.6006'],
  ['51.4497,-2.6006', '51.4497', '-2.6006'],
  [' (51.4497, -2.6006) ', '51.4497', '-2.6006'],
  ['51.4497 -2.6006', '51.4497', '-2.6006'],
  ['51,4497; -2,6006', '51.4497', '-2.6006'],
  ['51,4497, -2,6006', '51.4497', '-2.6006'],
  ['51.4497°, -2.6006°', '51.4497', '-2.6006'],
  ['51, -2', '51', '-2'],
])('@DET-2 %j is a whole pin', (text, lat, lng) => {
  expect(readPair(text)).toEqual({ lat, lng });
});

test.each(['', '51.4497', '51,4497', '-2.', '51.4497, ', '12 Harbour Street', '1, 2, 3'])(
  '@DET-2 %j is not a whole pin',
  (text) => expect(readPair(text)).toBeNull(),
);

test('@DET-2 a pin that is half typed, or nowhere on earth, is none', () => {
  expect(pinOf({ lat: '51,45', lng: ' -2.6 ' })).toEqual({ latitude: 51.45, longitude: -2.6 });
  expect(pinOf({ lat: '51.45', lng: '' })).toBeNull();
  expect(pinOf({ lat: '-', lng: '2' })).toBeNull();
  expect(pinOf({ lat: '91', lng: '2' })).toBeNull();
});
