import {
  Outlet,
  ScrollRestoration,
  useMatches,
  useNavigate,
  useNavigation,
  useLocation,
} from 'react-router';
import { loadCapabilities } from '../data/session/capabilities.ts';
import { loadCurrentUser, useCurrentUser } from '../data/current-user/queries.ts';
import { noteInitialImport, useInitialImport } from '../data/imports/initial-import.ts';
import { useRealtime } from '../data/realtime/use-realtime.ts';
import { loadNavigation, Sidebar } from '../features/shell/sidebar.tsx';
import { HintPlace } from './hint-place.tsx';
import { mergeMeta } from './route-meta.ts';
import { useHiddenSpotlightAfterNavigation } from './use-hidden-spotlight-after-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLostAuthorizations } from './use-lost-authorizations.ts';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import { googleLocationQueries } from '../data/imports/queries.ts';
import { usePrefetched } from '../data/api/prefetch.ts';
import { useSessionExpired } from '../data/session/session.ts';
import type { UserId } from '@placekeeper/contracts/core/id';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenIdle } from '../lib/browser/idle.ts';
import { reportError } from '../lib/telemetry/report-error.ts';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useOnline } from '../data/http/online.ts';
import { OfflineText } from '../widgets/page/offline-text.tsx';
import { NoticePlace } from '../widgets/page/page-notice.tsx';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { useReleasedKey } from '@placekeeper/ui/hooks/use-released-key';
import { pulseModal, topModal } from '@placekeeper/ui/lib/open-modals';
import { useShortcutsOn } from '../data/preferences/shortcuts.ts';
import {
  isSpotlightShown,
  showSpotlight,
  useSpotlightVisibility,
} from '../data/spotlight/spotlight-visibility.ts';
import { focusScreen } from './focus-screen.ts';

/** SHELL-16: a changed filter is not announced as a navigation. */
function useFocusAfterNavigation(): void {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusScreen();
  }, [pathname]);
  useEffect(() => {
    const [, field] = /^#field-(.+)$/.exec(location.hash) ?? [];
    if (field === undefined) return undefined;
    let stop: () => void = () => undefined;
    let left = false;
    void import('./focus-field.ts').then(({ focusField }) => {
      if (!left) stop = focusField(decodeURIComponent(field));
    });
    return () => {
      left = true;
      stop();
    };
  }, [location]);
}

const load = () => import('../features/spotlight/spotlight.tsx');
const Spotlight = lazy(async () => ({ default: (await whenOnline(load)).Spotlight }));

/** SPOT-1, SPOT-2 */
function openSpotlightUnlessModal(typed = ''): void {
  // Letters typed in a menu find its items.
  if (isSpotlightShown() || document.querySelector('[role=menu]')) return;
  const modal = topModal();
  if (modal) pulseModal(modal);
  else showSpotlight(typed);
}

function SpotlightHost() {
  const visibility = useSpotlightVisibility();
  useReleasedKey('/', openSpotlightUnlessModal, { enabled: useShortcutsOn() });
  useHotkey('mod+k', () => openSpotlightUnlessModal(), { inDialog: true });
  // Makes the first opening as fast as the later ones.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  return (
    visibility !== 'unused' && (
      <Suspense>
        <Spotlight open={visibility === 'shown'} />
      </Suspense>
    )
  );
}

/** Shown once for the whole page; each failed part shows its own error. */
function OfflineNotice() {
  const online = useOnline();
  return (
    <NoticePlace className="in-[:root:has([data-offline-words])]:sr-only">
      {!online && <OfflineText className="pointer-events-auto" />}
    </NoticePlace>
  );
}

const LoadNotice = lazyPart(async () => (await import('./load-notice.tsx')).LoadNotice);

/** A thin line, shown only if a navigation takes noticeably long. */
function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden print:hidden">
      {state === 'loading' && (
        <div className="h-full animate-appear">
          <VisuallyHidden>Loading</VisuallyHidden>
          <div className="h-full w-1/3 animate-slide bg-accent" />
        </div>
      )}
    </div>
  );
}

const JobDialog = lazyPart(async () => (await import('../features/jobs/job-dialog.tsx')).JobDialog);

/** Resumes jobs and watches slow writes; the code for both loads when the page is idle. */
function JobHost({ userId }: { readonly userId: UserId }) {
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    let end = (): void => undefined;
    whenIdle(async () => {
      try {
        const { startJobRunner } = await import('./job-runner.ts');
        const { watchSlowWrites } = await import('./slow-writes.ts');
        const { watchHeldDecisions } = await import('./held-decisions.ts');
        const { watchMissingCode } = await import('./missing-code.ts');
        // The notice is a toast, whose code might not load later.
        await import('@placekeeper/ui/toaster');
        if (left) return;
        const ends = [
          startJobRunner(userId, (address) => void navigate(address)),
          watchSlowWrites(),
          watchHeldDecisions(userId),
          watchMissingCode(),
        ];
        end = () => ends.forEach((stop) => stop());
      } catch (error) {
        reportError(error, 'jobs');
      }
    });
    return () => {
      left = true;
      end();
    };
  }, [userId, navigate]);
  return (
    <Suspense>
      <JobDialog />
    </Suspense>
  );
}

const ImportModal = lazy(async () => ({
  default: (await whenOnline(() => import('../features/shell/import-modal.tsx'))).ImportModal,
}));

/** MODAL-1 */
function ImportGuard() {
  return useInitialImport() && <Watch />;
}

function Watch() {
  const { data } = usePrefetched(googleLocationQueries.importStatus());
  const running = data !== undefined && !importProgress(data).isComplete;
  const expired = useSessionExpired();
  const [shown, setShown] = useState(false);
  // The element mounted last is on top, and an expired session matters more than an import.
  if (running && !expired && !shown) setShown(true);
  return (
    shown && (
      <Suspense>
        <ImportModal />
      </Suspense>
    )
  );
}

/** In parallel with the screen's loaders, never before them. */
export async function loadRoot(): Promise<null> {
  void loadCapabilities();
  void noteInitialImport();
  loadNavigation().catch(() => undefined);
  await loadCurrentUser();
  return null;
}

let visits = 0;
/** SHELL-2: the router stores scroll positions across reloads, so keys must be unique across reloads too. */
const uniqueKey = (): string => `${performance.timeOrigin}-${(visits += 1)}`;

export function RootLayout() {
  const user = useCurrentUser();
  useRealtime(user.id);
  useLostAuthorizations();
  useFocusAfterNavigation();
  useHiddenSpotlightAfterNavigation();
  useKeptFocus();
  const { hideSidebar = false, onboarding = false } = mergeMeta(useMatches());

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
          hideSidebar
            ? 'outline-none'
            : 'px-gutter pb-12 outline-none md:ml-sidebar print:m-0 print:p-0'
        }
      >
        <Outlet />
      </main>
      <OfflineNotice />
      <Suspense>
        <LoadNotice />
      </Suspense>
      <JobHost userId={user.id} />
      {/* That screen shows its own progress. */}
      {!onboarding && <ImportGuard />}
      <ScrollRestoration getKey={uniqueKey} />
    </>
  );
}
