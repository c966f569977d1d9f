import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { loadCapabilities } from '../data/session/capabilities.ts';
import { loadCurrentUser, useCurrentUser } from '../data/current-user/queries.ts';
import { noteInitialImport } from '../data/imports/initial-import.ts';
import { useRealtime } from '../data/realtime/use-realtime.ts';
import { Sidebar } from '../features/shell/sidebar.tsx';
import { HintPlace } from './hint-place.tsx';
import { ImportGuard } from './import-guard.tsx';
import { JobHost } from './job-host.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { mergeMeta } from './route-meta.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SpotlightHost } from './spotlight-host.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useHiddenSpotlightAfterNavigation } from './use-hidden-spotlight-after-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLostAuthorizations } from './use-lost-authorizations.ts';

/** Beside the loaders of the screen, never before them. */
export async function loadRoot(): Promise<null> {
  void loadCapabilities();
  void noteInitialImport();
  await loadCurrentUser();
  return null;
}

let visits = 0;
/** SHELL-2: no two visits share a key, so no old position is ever found. */
const neverTheSame = (): string => String((visits += 1));

/** However large the window is: in its middle, and no line longer than can be followed. */
const measures = { page: 'mx-auto max-w-page', wide: 'mx-auto max-w-wide' } as const;

export function RootLayout() {
  const user = useCurrentUser();
  useRealtime(user.id);
  useLostAuthorizations();
  useFocusAfterNavigation();
  useHiddenSpotlightAfterNavigation();
  useKeptFocus();
  const { hideSidebar = false, onboarding = false, measure = 'page' } = mergeMeta(useMatches());

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-6 bg-accent px-3 py-2 font-550 text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <NavigationProgress />
      {!hideSidebar && <Sidebar user={user} />}
      <SpotlightHost />
      <HintPlace />
      <main
        id="main"
        tabIndex={-1}
        // SHELL-3, SHELL-4
        className={
          hideSidebar ? 'outline-none' : 'px-gutter pb-12 outline-none md:ml-15 print:m-0 print:p-0'
        }
      >
        {hideSidebar ? (
          <Outlet />
        ) : (
          <div className={measures[measure]}>
            <Outlet />
          </div>
        )}
      </main>
      <OfflineNotice />
      <JobHost userId={user.id} />
      {/* There, the step shows how it goes. */}
      {!onboarding && <ImportGuard />}
      <ScrollRestoration getKey={neverTheSame} />
    </>
  );
}
