import { expect, test } from 'vitest';
import { paths, to } from './paths.ts';

test('the address of every screen (SHELL-15)', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "bulk-edit": "/bulk-edit",
      "bulk-edit.history": "/bulk-edit/history",
      "bulk-edit.holidays": "/bulk-edit/holidays",
      "bulk-edit.import": "/bulk-edit/import",
      "bulk-edit.show": "/bulk-edit/history/:bulkEdit",
      "dashboard": "/",
      "gbp.updates": "/gbp-update-management",
      "gbp.updates.archive": "/gbp-update-management/archive",
      "gbp.updates.rules": "/gbp-update-management/rules",
      "gbp.updates.show": "/gbp-update-management/:updateId",
      "google-accounts": "/google-accounts",
      "location": "/location/:location/info",
      "location.admin": "/location/:location/admin",
      "location.admin.germ-patch-attempts": "/location/:location/admin/germ-patch-attempts",
      "location.admin.location-data": "/location/:location/admin/location-data",
      "location.attributes": "/location/:location/attributes",
      "location.manage-website": "/location/:location/manage-website",
      "location.media": "/location/:location/media",
      "location.services": "/location/:location/services",
      "location.settings": "/location/:location/settings",
      "location.social-profiles": "/location/:location/social-profiles",
      "locationManager": "/locations",
      "onboarding": "/onboarding",
      "onboarding.connect-google-account": "/onboarding/connect-google-account",
      "onboarding.creating-locations": "/onboarding/creating-locations",
      "onboarding.fetching-profiles": "/onboarding/fetching-profiles",
      "onboarding.finish": "/onboarding/finish",
      "onboarding.select-profiles": "/onboarding/select-profiles",
      "onboarding.start-subscription": "/onboarding/start-subscription",
      "settings": "/settings",
      "tags": "/locations/tags",
      "tags.add-locations": "/locations/tags/:tagId/add-locations",
      "tags.show": "/locations/tags/:tagId",
    }
  `);
});

test('a link is built from a name and its parameters', () => {
  expect(to('dashboard')).toBe('/');
  expect(to('location', { location: 3 })).toBe('/location/3/info');
});

test('a value stays within its segment of the address', () => {
  expect(to('location', { location: '../x?y' })).toBe('/location/..%2Fx%3Fy/info');
});

test('the search is written as the contract writes queries', () => {
  const filters = {
    filter: 'dental clinic',
    tags: [1, 2],
    page: { number: 2 },
    archived: undefined,
  };
  expect(to('locationManager', {}, filters)).toBe(
    '/locations?filter=dental%20clinic&tags[]=1&tags[]=2&page[number]=2',
  );
  expect(to('locationManager', {}, {})).toBe('/locations');
});

test('a missing or unknown parameter does not compile', () => {
  // @ts-expect-error -- the location is missing
  expect(() => to('location')).not.toThrow();
  // @ts-expect-error -- there is no such parameter
  expect(to('location', { location: 1, tab: 'x' })).toBe('/location/1/info');
  // @ts-expect-error -- there is no such screen
  expect(() => to('nowhere')).toThrow(TypeError);
});
