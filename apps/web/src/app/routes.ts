import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { loadDashboard } from '../features/dashboard/dashboard.loader.ts';
import { loadGoogleAccounts } from '../features/google-accounts/google-accounts.loader.ts';
import { loadLocation } from '../features/location/location.loader.ts';
import { loadLocationList } from '../features/locations/location-list.loader.ts';
import { shouldRevalidateVisit } from '../lib/url/should-revalidate-visit.ts';
import { paths, to, type RouteMeta, type RouteName } from '../lib/url/paths.ts';
import { ErrorScreen, PageError } from './error-screen.tsx';
import { guard } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { loadRoot, RootLayout } from './root-layout.tsx';
import { metaAt } from './route-meta.ts';
import { StartingScreen } from './starting-screen.tsx';
import { TitledOutlet } from './titled-outlet.tsx';

interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/**
 * SHELL-1: the first visit of a screen loads its code; only `meta` is in the first load. A `*.loader.ts` is also in the
 * first load, to request data while the code loads. Rarely visited screens keep their loader in the route module, to
 * keep the first load small.
 */
function screen(
  name: RouteName,
  module: () => Promise<RouteModule>,
  meta: RouteMeta = {},
  loader?: LoaderFunction,
): RouteObject {
  return { id: name, path: paths[name], handle: meta, lazy: module, ...(loader && { loader }) };
}

/**
 * Redirects to the first tab. This route is a sibling of the tabs' parent, whose loader would request data before the
 * redirect.
 */
const redirectToFirstTab =
  (name: 'location' | 'location.admin.location-data'): LoaderFunction =>
  ({ params }) =>
    redirect(to(name, { location: params['location'] ?? '' }));

const admin = { adminOnly: true } as const;
const onboarding = { title: 'Get started', hideSidebar: true, onboarding: true } as const;

const screens: RouteObject[] = [
  screen(
    'dashboard',
    () => import('../features/dashboard/dashboard.route.tsx'),
    { title: 'Home' },
    loadDashboard,
  ),
  screen(
    'locationManager',
    () => import('../features/locations/location-list.route.tsx'),
    { title: 'Locations' },
    loadLocationList,
  ),
  screen('tags', () => import('../features/tags/tags.route.tsx'), { title: 'Tags' }),
  {
    path: paths['tags.show'],
    lazy: () => import('../features/tags/tag.route.tsx'),
    children: [
      screen('tags.show', () => import('../features/tags/tag-edit.route.tsx')),
      screen('tags.add-locations', () => import('../features/tags/add-locations.route.tsx')),
    ],
  },
  {
    path: '/location/:location',
    element: null,
    loader: redirectToFirstTab('location'),
  },
  {
    id: 'location.admin',
    path: paths['location.admin'],
    handle: admin,
    element: null,
    loader: redirectToFirstTab('location.admin.location-data'),
  },
  {
    path: '/location/:location',
    loader: loadLocation,
    // DET-1: the loader records a visit, so it runs once per visit.
    shouldRevalidate: shouldRevalidateVisit,
    lazy: () => import('../features/location/location.route.tsx'),
    children: [
      screen('location', () => import('../features/location-info/location-info.route.tsx')),
      screen(
        'location.services',
        () => import('../features/location-services/location-services.route.tsx'),
      ),
      screen(
        'location.attributes',
        () => import('../features/location-attributes/location-attributes.route.tsx'),
        { feature: 'attributes' },
      ),
      screen(
        'location.social-profiles',
        () => import('../features/location-social/location-social.route.tsx'),
      ),
      screen('location.media', () => import('../features/location-media/location-media.route.tsx')),
      screen(
        'location.settings',
        () => import('../features/location-settings/location-settings.route.tsx'),
      ),
      screen(
        'location.manage-website',
        () => import('../features/manage-website/manage-website.route.tsx'),
      ),
      {
        lazy: () => import('../features/location-admin/admin.route.tsx'),
        children: [
          screen(
            'location.admin.location-data',
            () => import('../features/location-admin/record/location-data.route.tsx'),
            admin,
          ),
          screen(
            'location.admin.germ-patch-attempts',
            () => import('../features/location-admin/attempts/patch-attempts.route.tsx'),
            admin,
          ),
        ],
      },
    ],
  },
  screen('gbp.updates', () => import('../features/gbp-updates/updates.route.tsx'), {
    title: 'GBP updates',
  }),
  screen('gbp.updates.archive', () => import('../features/gbp-updates/archive.route.tsx'), {
    title: 'Resolved updates',
  }),
  screen('gbp.updates.rules', () => import('../features/gbp-updates/rules.route.tsx'), {
    title: 'Auto-reject rules',
  }),
  screen('gbp.updates.show', () => import('../features/gbp-updates/update.route.tsx')),
  screen('bulk-edit', () => import('../features/bulk-edit/bulk-edit.route.tsx'), {
    title: 'Bulk edit',
  }),
  screen(
    'bulk-edit.import',
    () => import('../features/bulk-edit/import/bulk-edit-import.route.tsx'),
    { title: 'Import a spreadsheet' },
  ),
  screen('bulk-edit.holidays', () => import('../features/bulk-edit/holidays/holidays.route.tsx'), {
    title: 'Holiday planner',
  }),
  screen(
    'bulk-edit.history',
    () => import('../features/bulk-edit/history/bulk-edit-history.route.tsx'),
    { title: 'Bulk edit history' },
  ),
  screen('bulk-edit.show', () => import('../features/bulk-edit/show/bulk-edit-show.route.tsx')),
  screen(
    'google-accounts',
    () => import('../features/google-accounts/google-accounts.route.tsx'),
    { title: 'Google accounts' },
    loadGoogleAccounts,
  ),
  screen('settings', () => import('../features/settings/settings.route.tsx'), {
    title: 'Settings',
  }),
  {
    lazy: () => import('../features/onboarding/onboarding.route.tsx'),
    children: [
      // If a step fails, this boundary keeps the frame with the step list.
      {
        path: paths.onboarding,
        ErrorBoundary: ErrorScreen,
        children: [
          screen(
            'onboarding',
            () => import('../features/onboarding/get-started/get-started.route.tsx'),
            onboarding,
          ),
          screen(
            'onboarding.connect-google-account',
            () =>
              import('../features/onboarding/connect-google-account/connect-google-account.route.tsx'),
            { ...onboarding, title: 'Connect account' },
          ),
          screen(
            'onboarding.fetching-profiles',
            () => import('../features/onboarding/fetching-profiles/fetching-profiles.route.tsx'),
            { ...onboarding, title: 'Find profiles' },
          ),
          screen(
            'onboarding.select-profiles',
            () => import('../features/onboarding/select-profiles/select-profiles.route.tsx'),
            { ...onboarding, title: 'Select profiles' },
          ),
          screen(
            'onboarding.start-subscription',
            () => import('../features/onboarding/start-subscription/start-subscription.route.tsx'),
            { ...onboarding, title: 'Subscription' },
          ),
          screen(
            'onboarding.creating-locations',
            () => import('../features/onboarding/creating-locations/creating-locations.route.tsx'),
            { ...onboarding, title: 'Create locations' },
          ),
          screen(
            'onboarding.finish',
            () => import('../features/onboarding/finish/finish.route.tsx'),
            { ...onboarding, title: 'Finish' },
          ),
        ],
      },
    ],
  },
  { path: '*', Component: NotFound },
];

/** The gallery of the design system; the production build removes it. */
const workbench: RouteObject[] =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? [
        {
          id: 'gallery',
          path: '/dev/ui',
          HydrateFallback: StartingScreen,
          lazy: () => import('../features/gallery/gallery.route.tsx'),
        },
        {
          id: 'gallery.changes',
          path: '/dev/ui/changes',
          HydrateFallback: StartingScreen,
          lazy: () => import('../features/gallery/changes.route.tsx'),
        },
      ]
    : [];

export const routes: RouteObject[] = [
  // Outside the root layout, because the gallery needs no login.
  ...workbench,
  {
    id: 'root',
    Component: RootLayout,
    HydrateFallback: StartingScreen,
    ErrorBoundary: PageError,
    loader: loadRoot,
    shouldRevalidate: () => false,
    middleware: [guard((pathname) => metaAt(routes, pathname))],
    // This boundary replaces only the failed screen, so the sidebar stays usable.
    children: [{ Component: TitledOutlet, ErrorBoundary: ErrorScreen, children: screens }],
  },
];
