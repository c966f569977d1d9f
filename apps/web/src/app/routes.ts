import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { loadDashboard } from '../features/dashboard/dashboard.loader.ts';
import { loadGoogleAccounts } from '../features/google-accounts/google-accounts.loader.ts';
import { loadLocation } from '../features/location-info/location.loader.ts';
import { loadLocationList } from '../features/locations/location-list.loader.ts';
import { paths, to, type RouteMeta, type RouteName } from '../lib/paths.ts';
import { ErrorScreen, PageError } from './error-screen.tsx';
import { guard } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { loadRoot, RootLayout } from './root-layout.tsx';
import { metaAt } from './route-meta.ts';
import { StartingScreen } from './starting-screen.tsx';
import { TitledOutlet } from './titled-outlet.tsx';

/** What a `*.route.tsx` gives. */
interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/**
 * SHELL-1: its code arrives with the first visit; what is known before is `meta`.
 * A loader given here, from a small `*.loader.ts`, asks for the data while the code is still on its way.
 * Screens that most visits never reach keep theirs in the module, out of everybody's first load.
 */
function screen(
  name: RouteName,
  meta: RouteMeta,
  module: () => Promise<RouteModule>,
  loader?: LoaderFunction,
): RouteObject {
  return { id: name, path: paths[name], handle: meta, lazy: module, ...(loader && { loader }) };
}

const onboarding = { title: 'Get started', hideSidebar: true, onboarding: true } as const;

const screens: RouteObject[] = [
  screen(
    'dashboard',
    { title: 'Home' },
    () => import('../features/dashboard/dashboard.route.tsx'),
    loadDashboard,
  ),
  screen(
    'locationManager',
    { title: 'Locations' },
    () => import('../features/locations/location-list.route.tsx'),
    loadLocationList,
  ),
  {
    // `info` is the default child. Beside its parent, not in it: what only leads on loads nothing.
    path: '/location/:location',
    element: null,
    loader: ({ params }) => redirect(to('location', { location: params['location'] ?? '' })),
  },
  {
    path: '/location/:location',
    loader: loadLocation,
    lazy: () => import('../features/location-info/location.route.tsx'),
    children: [
      screen('location', {}, () => import('../features/location-info/location-info.route.tsx')),
    ],
  },
  screen(
    'google-accounts',
    { title: 'Google accounts' },
    () => import('../features/google-accounts/google-accounts.route.tsx'),
    loadGoogleAccounts,
  ),
  {
    path: paths.onboarding,
    lazy: () => import('../features/onboarding/onboarding.route.tsx'),
    children: [
      screen(
        'onboarding',
        onboarding,
        () => import('../features/onboarding/get-started.route.tsx'),
      ),
      screen(
        'onboarding.connect-google-account',
        { ...onboarding, title: 'Connect an account' },
        () => import('../features/onboarding/connect-google-account.route.tsx'),
      ),
      screen(
        'onboarding.fetching-profiles',
        { ...onboarding, title: 'Fetching profiles' },
        () => import('../features/onboarding/fetching-profiles.route.tsx'),
      ),
      screen(
        'onboarding.select-profiles',
        { ...onboarding, title: 'Select profiles' },
        () => import('../features/onboarding/select-profiles.route.tsx'),
      ),
      screen(
        'onboarding.start-subscription',
        { ...onboarding, title: 'Subscription' },
        () => import('../features/onboarding/start-subscription.route.tsx'),
      ),
      screen(
        'onboarding.creating-locations',
        { ...onboarding, title: 'Creating locations' },
        () => import('../features/onboarding/creating-locations.route.tsx'),
      ),
      screen(
        'onboarding.finish',
        { ...onboarding, title: 'Finished' },
        () => import('../features/onboarding/finish.route.tsx'),
      ),
    ],
  },
  // SHELL-14
  { path: '*', Component: NotFound },
];

/** The design system, for those who build with it. The production build drops the branch, and so all of its code. */
const workbench: RouteObject[] =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? [
        {
          id: 'gallery',
          path: '/dev/ui',
          HydrateFallback: StartingScreen,
          lazy: () => import('../features/gallery/gallery.route.tsx'),
        },
      ]
    : [];

export const routes: RouteObject[] = [
  // Beside the root: nobody has to sign in to look at a button.
  ...workbench,
  {
    id: 'root',
    Component: RootLayout,
    HydrateFallback: StartingScreen,
    ErrorBoundary: PageError,
    loader: loadRoot,
    shouldRevalidate: () => false,
    middleware: [guard((pathname) => metaAt(routes, pathname))],
    // A failed screen is replaced alone: the sidebar stays, and with it the ways out.
    children: [{ Component: TitledOutlet, ErrorBoundary: ErrorScreen, children: screens }],
  },
];
