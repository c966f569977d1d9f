import { expect, test } from 'vitest';
import type { Profile } from '../profile/profile.ts';
import { plainProfile } from '../testing/plain-profile.ts';
import { editHints } from './edit-hints.ts';

const before = plainProfile({ latlng: { latitude: 51.45, longitude: -2.6 } });
const hints = (changes: Partial<Profile>, ...changed: string[]) =>
  editHints(before, { ...before, ...changes }, changed, '2026-11-20', String);
const address = (changes: object) => ({
  storefrontAddress: before.storefrontAddress && { ...before.storefrontAddress, ...changes },
});

test('@BULK-1 only changed fields have hints', () => {
  const latlng = { latitude: -2.6, longitude: 51.45 };
  expect(Object.keys(hints({ latlng }, 'latlng'))).toEqual(['latlng']);
  expect(hints({ latlng }, 'title')).toEqual({});
  expect(hints({ title: 'HARBOUR BOOKS' }, 'title')).toEqual({
    title: 'Google may decline names in all capitals.',
  });
});

test('@BULK-1 an address of another country has hints about its code and its pin', () => {
  const found = hints(address({ regionCode: 'US' }), 'storefrontAddress');
  expect(found['storefrontAddress']).toMatch(/United States.*map pin/);
});

test('@BULK-1 only added hours have hints', () => {
  const past = { startDate: '2026-01-01', closed: true };
  const next = { startDate: '2026-01-02', closed: true };
  const earlier = { ...before, specialHours: [past] };
  const changed = ['specialHours'];
  const found = (specialHours: Profile['specialHours']) =>
    editHints(earlier, { ...earlier, specialHours }, changed, '2026-11-20', String);
  expect(found([past])).toEqual({});
  expect(found([past, next])).toEqual({ specialHours: 'This date is in the past.' });
});
