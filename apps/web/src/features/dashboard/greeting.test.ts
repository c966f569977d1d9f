import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i the greeting is good %s', (hour, part) => {
  expect(greeting(hour, 'Olivia Hart')).toBe(`Good ${part}, Olivia`);
});

test.each([undefined, '', '  '])('the name %j is left out', (name) => {
  expect(greeting(9, name)).toBe('Good morning');
});
