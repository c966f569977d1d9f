import { expect, test } from 'vitest';
import { reportedText } from './reported-text.ts';

test.each([
  ['Why? Because a = b', 'Why? Because a = b'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Hart for',
    'Minified React error #418; visit https://react.dev/errors/418 for',
  ],
  ['failed at /assets/index-a1.js:1:2', 'failed at /assets/index-a1.js:1:2'],
  ['(/locations?filter=a)', '(/locations)'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
  [
    "Cannot read properties of undefined (reading 'map')",
    'Cannot read properties of undefined (reading […])',
  ],
  ["Can't find variable: x", "Can't find variable: x"],
  [
    `Unexpected token 'A', "Ada "Bob" Ho"... is not valid JSON`,
    'Unexpected token […]... is not valid JSON',
  ],
  ['cut in the middle of "Harbour Str', 'cut in the middle of […]'],
  ['(0117) 496 0123 and 12', '([number] and 12'],
])('%s is told as %s', (text, told) => expect(reportedText(text)).toBe(told));

test('a long message takes no longer than a short one', () => {
  expect(reportedText(`${'a.'.repeat(1_000_000)}@`).length).toBeLessThan(600);
});
