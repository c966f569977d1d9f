import { expect, test } from 'vitest';
import { unsavedByPlatform } from './unsaved-by-platform.ts';

test.each([
  ['a number that is gone', [], ['+44 117 496 0123'], [], true],
  ['a number that is kept', [], ['0117 496 0123'], ['+44 117 496 0123'], false],
  ['the same number in other letters', '+441174960123', '0117 496 0123', '+441174960123', false],
  ['spaces that are cut off', 'Harbour', ' Harbour ', 'Harbour', false],
  ['an address without its scheme', 'https://a.example/', 'a.example', 'https://a.example/', false],
  ['a text that stayed', 'Old Harbour', 'Harbour', 'Old Harbour', true],
  ['a text that became another one', 'Old', 'New', 'Newer', false],
  ['a text that was not emptied', 'Old', '', 'Old', true],
  ['a switch that stayed', true, false, true, true],
  [
    'keys in another order',
    [{ date: '5', mode: 'hours' }],
    [{ mode: 'hours', date: '5' }],
    [{ date: '5', mode: 'hours' }],
    false,
  ],
])('%s @DET-2', (_, before, typed, fresh, told) => {
  expect(
    unsavedByPlatform<{ value: unknown }, 'value'>(['value'], {
      before: { value: before },
      typed: { value: typed },
      fresh: { value: fresh },
    }),
  ).toEqual(told ? ['value'] : []);
});
