import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';

test.each<[value: unknown, lines: readonly string[]]>([
  ['by appointment', ['by appointment']],
  [['a', 'b'], ['a, b']],
  [[], ['none']],
  ['', ['none']],
  [null, ['none']],
  [undefined, ['none']],
  [{}, ['none']],
  [true, ['yes']],
  [{ year: 2010, founder: 1 }, ['Year: 2010', 'Founder: 1']],
  [{ year: '2010' }, ['Year: 2010']],
  [{ hours: 9, minutes: 30, seconds: 0, nanos: 0 }, ['09:30']],
  [
    [{ a: 1 }, { a: 2 }],
    ['1 a: 1', '2 a: 2'],
  ],
  [{ text: 'Harbor', language: null }, ['Text: Harbor', 'Language: none']],
  [{ openingDate: { year: 2010, month: 6 } }, ['Opening date: 2010-06']],
  [
    { hoursTypeId: 'DELIVERY', periods: [{ openTime: { hours: 9, minutes: 30 }, closed: false }] },
    ['Hours type id: DELIVERY', 'Periods 1 open time: 09:30', 'Periods 1 closed: no'],
  ],
  [{ place: { id: 1 }, labels: ['a', 2] }, ['Place id: 1', 'Labels: a, 2']],
])('@UPD-9 %j is described part by part', (value, lines) => {
  expect(plainLines(value)).toEqual(lines);
});
