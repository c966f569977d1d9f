import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths, type RouteName } from '../lib/url/paths.ts';
import { metaAt } from './route-meta.ts';
import { routes } from './routes.ts';

const names = Object.keys(paths) as RouteName[];
const example = (name: RouteName) => paths[name].replaceAll(/:\w+/g, '3');

test.each(names)('%s opens its own screen (SHELL-15)', (name) => {
  expect(matchRoutes(routes, example(name))?.at(-1)?.route.id).toBe(name);
});

const screens = names.filter((name) => name !== 'location.admin');

test.each(screens)('the code of %s loads on demand (SHELL-1)', (name) => {
  const route = matchRoutes(routes, example(name))?.at(-1)?.route;
  expect(route?.lazy).toBeTypeOf('function');
  expect(route?.Component).toBeUndefined();
});

test('the meta data of each screen', () => {
  expect(Object.fromEntries(names.map((name) => [name, metaAt(routes, example(name))])))
    .toMatchInlineSnapshot(`
      {
        "bulk-edit": {
          "title": "Bulk edit",
        },
        "bulk-edit.history": {
          "title": "Bulk edit history",
        },
        "bulk-edit.holidays": {
          "title": "Holiday planner",
        },
        "bulk-edit.import": {
          "title": "Import a spreadsheet",
        },
        "bulk-edit.show": {},
        "dashboard": {
          "title": "Home",
        },
        "gbp.updates": {
          "title": "GBP updates",
        },
        "gbp.updates.archive": {
          "title": "Resolved updates",
        },
        "gbp.updates.rules": {
          "title": "Auto-reject rules",
        },
        "gbp.updates.show": {},
        "google-accounts": {
          "title": "Google accounts",
        },
        "location": {},
        "location.admin": {
          "adminOnly": true,
        },
        "location.admin.germ-patch-attempts": {
          "adminOnly": true,
        },
        "location.admin.location-data": {
          "adminOnly": true,
        },
        "location.attributes": {
          "feature": "attributes",
        },
        "location.manage-website": {},
        "location.media": {},
        "location.services": {},
        "location.settings": {},
        "location.social-profiles": {},
        "locationManager": {
          "title": "Locations",
        },
        "onboarding": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Get started",
        },
        "onboarding.connect-google-account": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Connect account",
        },
        "onboarding.creating-locations": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Create locations",
        },
        "onboarding.fetching-profiles": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Find profiles",
        },
        "onboarding.finish": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Finish",
        },
        "onboarding.select-profiles": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Select profiles",
        },
        "onboarding.start-subscription": {
          "hideSidebar": true,
          "onboarding": true,
          "title": "Subscription",
        },
        "settings": {
          "title": "Settings",
        },
        "tags": {
          "title": "Tags",
        },
        "tags.add-locations": {},
        "tags.show": {},
      }
    `);
});

test.each(['/nowhere', '/locations/3/x', '/location', '/onboarding/x'])(
  '%s is not found (SHELL-14)',
  (path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*');
  },
);

test('redirects load no code and replace no loader', () => {
  const route = matchRoutes(routes, example('location.admin'))?.at(-1)?.route;
  expect(route?.loader).toBeTypeOf('function');
  expect(route?.lazy).toBeUndefined();
});

test('a location without a tab opens its information', async () => {
  const match = matchRoutes(routes, '/location/3')?.at(-1);
  expect(match?.route.children).toBeUndefined();
  expect(match?.params).toEqual({ location: '3' });
});
