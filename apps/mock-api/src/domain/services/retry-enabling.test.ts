import { expect, test } from 'vitest';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { ProfileStanding } from '../../db/schema/provider.ts';
import { createServiceFixture, freeForm } from '../../testing/service-fixture.ts';
import { addFreeForm, retryEnablingServices } from './commands.ts';

test('on request Google unblocks a verified business, repeatedly too @SVC-7', () => {
  const { deps, actor, id, setProfile, isBlocked, services } = createServiceFixture();
  setProfile(id, { servicesBlocked: true });
  retryEnablingServices(deps, actor(), id);
  expect(isBlocked()).toBe(false);
  retryEnablingServices(deps, actor(), id);
  expect(isBlocked()).toBe(false);
  addFreeForm(deps, actor(), { id, categoryId: 'gcid:dentist', displayName: 'Home visits' });
  expect(services()).toContainEqual(freeForm('Home visits'));
});

test.each<[LocationRow['managementStatus'], ProfileStanding, RegExp]>([
  ['enabled', 'unverified', /isn’t verified/],
  ['enabled', 'suspended', /suspended this profile/],
  ['disabled', 'verified', /Turn on profile management/],
  ['lost-authorization', 'verified', /Reconnect .* first/],
])(
  'with management %s and a %s profile the services stay blocked @SVC-7',
  (managementStatus, standing, reason) => {
    const { deps, actor, id, set, setProfile, isBlocked } = createServiceFixture();
    set(id, { managementStatus });
    setProfile(id, { servicesBlocked: true, standing });
    expect(() => retryEnablingServices(deps, actor(), id)).toThrow(
      expect.objectContaining({ kind: { status: 409 }, message: expect.stringMatching(reason) }),
    );
    expect(isBlocked()).toBe(true);
  },
);
