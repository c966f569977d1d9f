import { expect, test } from 'vitest';
import { reportedText } from './reported-text.ts';

test.each([
  "Cannot read properties of undefined (reading 'map')",
  'Cannot read properties of undefined',
  'Maximum call stack size exceeded',
  'Load failed',
  '',
])('ERR-1: %s is reported', (text) => expect(reportedText(text)).toBe(text));

test.each([
  ["Cannot read properties of undefined (reading 'Okonkwo')", "reading '…'"],
  ["Cannot set properties of null (setting 'onclick')", "setting '…'"],
  ['rows.Okonkwo.at(...).c is not a function', '….….at(...).… is not a function'],
  ['Okonkwo is not defined', '… is not defined'],
  ["Cannot access 'Okonkwo' before initialization", "Cannot access '…' before"],
  [`can't access property "map", rows.Okonkwo is undefined`, `can't access property "map", ….…`],
  ["undefined is not an object (evaluating 'rows.Okonkwo.map')", "(evaluating '….….map')"],
  ["b.map is not a function. (In 'b.map', 'b.map' is undefined)", "(In '….map', '….map' is"],
  ["Can't find variable: Okonkwo", "Can't find variable: …"],
])('ERR-1: of %s only the words of the language are reported', (text, reported) => {
  expect(reportedText(text)).toContain(reported);
  expect(reportedText(text)).not.toContain('Okonkwo');
});

test.each([
  [
    'Failed to fetch dynamically imported module: https://a.example/assets/Hart.js',
    'Failed to fetch dynamically imported module',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Hart for',
    'Minified React error #418',
  ],
  [`Unexpected token 'A', "Ada "Bob" Ho"... is not valid JSON`, 'Unexpected token'],
])('ERR-1: only the beginning of %s is reported', (text, reported) =>
  expect(reportedText(text)).toBe(reported),
);

test.each([
  'Cannot save Bäckerei Berger at +49 30 901820',
  'Bäckerei is not defined',
  "Cannot read properties of undefined (reading 'Bäckerei')",
  "Cannot read properties of undefined (reading 'Harbour Street')",
  "Cannot read properties of undefined (reading 'x') of Berger",
  'Berger is not defined at Hauptstraße 12',
  'Olivia Hart is undefined',
  '12 Harbour Street is not a function',
  '東京ラーメン is not a function',
  '東京ラーメン 03-1234-5678',
  "Can't find variable: 港の店",
  'x is undefined\nBerger',
  'Load failedBerger',
  'ada@example.co.uk',
  'Authorization: Bearer ya29.a0AfH6SMBx-secret',
])('ERR-1: %s is not reported', (text) => expect(reportedText(text)).toBe('[message]'));

test('a long message is cleaned in linear time', () => {
  expect(reportedText(`${'a.'.repeat(1_000_000)}@`)).toBe('[message]');
});
