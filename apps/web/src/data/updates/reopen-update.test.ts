import type { Location } from '@placekeeper/contracts/model/location';
import { expect, test } from 'vitest';
import { canReopen, reopening } from './reopen-update.ts';

/** Contains only the compared fields. */
const location = (fields: Partial<Location>) => fields as Location;

const resolved = (resolved_action: string, field_name = 'title') => ({
  field_name,
  platform_value: 'Ours',
  update_value: 'Google’s',
  resolution: { resolved_action },
});

test('@UPD-6 after an accept the previous value is sent, after a reject Google’s', () => {
  expect(reopening(resolved('accepted'), location({ name: 'Google’s' }))).toEqual({
    is: 'possible',
    patch: { name: 'Ours' },
  });
  expect(reopening(resolved('rejected'), location({ name: 'Ours' }))).toEqual({
    is: 'possible',
    patch: { name: 'Google’s' },
  });
});

test('@UPD-6 a later edit is not overwritten', () => {
  expect(reopening(resolved('accepted'), location({ name: 'Edited since' }))).toEqual({
    is: 'changed-since',
  });
});

test.each([
  ['accepted', 'Ours'],
  ['rejected', 'Google’s'],
])('@UPD-6 a decision (%s) is reversed once the location has the other value', (action, name) => {
  expect(reopening(resolved(action), location({ name }))).toEqual({ is: 'reversed' });
});

test('@UPD-6 an empty value and none are the same', () => {
  const update = { ...resolved('accepted', 'websiteUri'), update_value: null };
  expect(reopening(update, location({ website_url: '' }))).toMatchObject({ is: 'possible' });
});

test('@UPD-6 a value that the location doesn’t show is not compared', () => {
  const update = {
    ...resolved('accepted', 'phoneNumbers'),
    platform_value: { primary_phone: '+44 1', additional_phones: ['+44 2'] },
    update_value: { primary_phone: '+44 3', additional_phones: [] },
  };
  expect(reopening(update, location({ phone_number: '+44 3' }))).toEqual({
    is: 'possible',
    patch: { phone_number: '+44 1', additional_phone_numbers: ['+44 2'] },
  });
  expect(reopening(update, location({}))).toBeNull();
});

test('@UPD-6 hours are restored together with the current special hours', () => {
  const special_periods = [{ start_date: '2026-12-25', closed: true }];
  const update = { ...resolved('accepted', 'regularHours'), platform_value: [], update_value: [] };
  const now = { opening_hours: { periods: [], special_periods } } as unknown as Partial<Location>;
  expect(reopening(update, location(now))).toMatchObject({
    patch: { opening_hours: { special_periods: [{ start_date: '2026-12-25' }] } },
  });
});

test.each([
  ['dismissed', 'title'],
  ['nullified', 'title'],
  ['accepted', 'serviceItems'],
  ['rejected', 'latlng'],
])('@UPD-6 no call restores an update that was %s (%s)', (action, field) => {
  expect(canReopen(resolved(action, field))).toBe(false);
  expect(reopening(resolved(action, field), location({}))).toBeNull();
});
