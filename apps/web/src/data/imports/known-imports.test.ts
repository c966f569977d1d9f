import { expect, test } from 'vitest';
import { someProfile } from '../../test/some-profile.ts';
import { lacksImports, withKnownImports } from './known-imports.ts';

const profile = (id: string, imported?: boolean) =>
  someProfile(id, imported === undefined ? {} : { imported });

test('@ONB-4 a profile of a known location counts as imported if the platform doesn’t say so', () => {
  const profiles = [profile('1'), profile('2'), profile('3')];
  expect(lacksImports(profiles)).toBe(true);
  const known = [{ profile_id: '1' }, { profile_id: 'locations/3' }, { profile_id: null }];
  expect(withKnownImports(profiles, known).map(({ imported }) => imported)).toEqual([
    true,
    false,
    true,
  ]);
});

test('@ONB-4 one known location is enough, and the rest of the profile stays', () => {
  const profiles = [profile('1'), profile('2')];
  expect(withKnownImports(profiles, [{ profile_id: '2' }])).toEqual([
    { ...profiles[0], imported: false },
    { ...profiles[1], imported: true },
  ]);
});

test('@ONB-4 the platform knows best which profiles are imported', () => {
  const profiles = [profile('1', false), profile('2', true)];
  expect(lacksImports(profiles)).toBe(false);
  expect(withKnownImports(profiles, [{ profile_id: '1' }])).toBe(profiles);
});
