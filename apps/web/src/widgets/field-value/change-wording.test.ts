import { expect, test } from 'vitest';
import { changeDone, changeWording } from './change-wording.ts';

test.each([
  ['added', 'phoneNumbers', 'added', 'added'],
  ['changed', 'openInfo.openingDate', 'changed to', 'changed'],
  ['changed', 'latlng', 'moved', 'changed'],
  ['removed', 'websiteUri', 'removed', 'removed'],
  ['removed', 'storefrontAddress', 'hid', 'hidden'],
  ['moved_away', 'latlng', 'moved away', 'moved away'],
])('@UPD-1 %s %s: “%s” before its value, “%s” at the end of a heading', (...given) => {
  const [change_action, field_name, before, atTheEnd] = given;
  expect(changeWording({ change_action, field_name })).toBe(before);
  expect(changeDone({ change_action, field_name })).toBe(atTheEnd);
});
