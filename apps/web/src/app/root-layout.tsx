import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useLocation,
} from 'react-router';
import { cn } from '@placekeeper/ui/lib/cn';
import { loadCapabilities } from '../data/session/capabilities.ts';
import { loadCurrentUser, useCurrentUser } from '../data/current-user/queries.ts';
import { noteInitialImport, useInitialImport } from '../data/imports/initial-import.ts';
import { useRealtime } from '../data/realtime/use-realtime.ts';
import { loadNavigation, Sidebar } from '../features/shell/sidebar.tsx';
import { HintPlace } from './hint-place.tsx';
import { mergeMeta } from './route-meta.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import { googleLocationQueries } from '../data/imports/queries.ts';
import { usePrefetched } from '../data/api/prefetch.ts';
import { useSessionExpired } from '../data/session/session.ts';
import type { UserId, GoogleTokenId } from '@placekeeper/contracts/core/id';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenIdle } from '../lib/browser/idle.ts';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { importWithRetry } from '../data/http/import-with-retry.ts';
import { useOnline } from '../data/http/online.ts';
import { OfflineText } from '../widgets/page/offline-text.tsx';
import { NoticePlace } from '../widgets/page/page-notice.tsx';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { useReleasedKey } from '@placekeeper/ui/hooks/use-released-key';
import { pulseModal, topModal } from '@placekeeper/ui/lib/open-modals';
import { useShortcutsOn } from '../data/preferences/shortcuts.ts';
import {
  hideSpotlight,
  isSpotlightShown,
  showSpotlight,
  useSpotlightVisibility,
} from '../data/spotlight/spotlight-visibility.ts';
import { undoLastDecision } from '../data/updates/held-decisions.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { queryClient } from '../data/api/query-client.ts';
import { googleTokenQueries } from '../data/google-accounts/queries.ts';
import { reconnect } from '../data/google-accounts/reconnect.ts';
import { useStore } from '../lib/browser/external-store.ts';
import {
  markLossRead,
  unreadLosses,
  type Loss,
} from '../data/google-accounts/lost-authorizations.ts';
import { showToast, dismissToast } from '../widgets/toast/show-toast.ts';

/**
 * SHELL-12: closes the search when the path changes and when the user goes back. A changed query closes nothing,
 * because a filter changes the URL late, and the user may have opened the search since.
 */
function useHideSpotlightOnNavigation(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname !== pathname || (isBack && before.key !== key)) hideSpotlight();
  }, [key, pathname, isBack]);
}

const load = () => import('../features/spotlight/spotlight.tsx');
const Spotlight = lazy(async () => ({ default: (await whenOnline(load)).Spotlight }));

function openSpotlightUnlessModal(typed = ''): void {
  // While a menu is open, letters find its items instead.
  if (isSpotlightShown() || document.querySelector('[role=menu]')) return;
  const modal = topModal();
  if (modal) pulseModal(modal);
  else showSpotlight(typed);
}

function SpotlightHost() {
  const visibility = useSpotlightVisibility();
  useReleasedKey('/', openSpotlightUnlessModal, { enabled: useShortcutsOn() });
  useHotkey('mod+k', () => openSpotlightUnlessModal(), { inDialog: true });
  // Preloads the search, so that its first opening is as fast as later ones.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  return (
    visibility !== 'unused' && (
      <Suspense>
        <Spotlight open={visibility === 'shown'} />
      </Suspense>
    )
  );
}

function OfflineNotice() {
  const online = useOnline();
  return (
    <NoticePlace className="in-[:root:has([data-offline-words])]:sr-only">
      {!online && <OfflineText className="pointer-events-auto" />}
    </NoticePlace>
  );
}

const LoadNotice = lazyPart(async () => (await import('./load-notice.tsx')).LoadNotice);

/** `animate-appear` delays the line, so that fast navigations do not show it. */
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

async function loadBackgroundWork() {
  const { startJobRunner } = await import('./job-runner.ts');
  const { watchSlowWrites } = await import('./slow-writes.ts');
  const { watchHeldDecisions } = await import('./held-decisions.ts');
  const { watchMissingCode } = await import('./missing-code.ts');
  const { preloadNextScreens } = await import('./next-screens.ts');
  // Loads the code of toasts now, because `watchMissingCode` shows a toast when code no longer loads.
  await import('@placekeeper/ui/toaster');
  return {
    startJobRunner,
    watchSlowWrites,
    watchHeldDecisions,
    watchMissingCode,
    preloadNextScreens,
  };
}

function JobHost({ userId }: { readonly userId: UserId }) {
  const navigate = useNavigate();
  // The notice with Undo follows the user to every screen.
  const undo = ({ repeat }: KeyboardEvent) => {
    if (!repeat) undoLastDecision();
  };
  useHotkey('u', undo, { enabled: useShortcutsOn() });
  useEffect(() => {
    const leaving = new AbortController();
    let end = (): void => undefined;
    whenIdle(async () => {
      const code = await importWithRetry(loadBackgroundWork, leaving.signal, 'jobs');
      if (!code || leaving.signal.aborted) return;
      const ends = [
        code.startJobRunner(userId, (address) => void navigate(address)),
        code.watchSlowWrites(),
        code.watchHeldDecisions(userId),
        code.watchMissingCode(),
        code.preloadNextScreens(),
      ];
      end = () => ends.forEach((stop) => stop());
    });
    return () => {
      leaving.abort();
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

function ImportGuard() {
  return useInitialImport() && <Watch />;
}

function Watch() {
  const { data } = usePrefetched(googleLocationQueries.importStatus());
  const running = data !== undefined && !importProgress(data).isComplete;
  const expired = useSessionExpired();
  const [shown, setShown] = useState(false);
  // The import's dialog is mounted before that of an expired session, because the dialog mounted last is on top.
  if (running && !expired && !shown) setShown(true);
  return (
    shown && (
      <Suspense>
        <ImportModal />
      </Suspense>
    )
  );
}

/** Runs in parallel with the screen's loaders. */
export async function loadRoot(): Promise<null> {
  void loadCapabilities();
  void noteInitialImport();
  loadNavigation().catch(() => undefined);
  await loadCurrentUser();
  return null;
}

let visits = 0;
/** SHELL-2: the router keeps scroll positions across reloads, so a reload must not reuse a key. */
const uniqueKey = (): string => `${performance.timeOrigin}-${(visits += 1)}`;

export function RootLayout() {
  const user = useCurrentUser();
  useRealtime(user.id);
  useLostAuthorizations();
  useFocusAfterNavigation();
  useHideSpotlightOnNavigation();
  useFocusFallback();
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
        className={cn(
          'outline-none',
          !hideSidebar && [
            'px-gutter pb-12 md:ml-sidebar print:m-0 print:p-0',
            // A screen with `data-fill` reaches the bottom of the window.
            'lg:has-data-fill:flex lg:has-data-fill:min-h-dvh lg:has-data-fill:flex-col lg:has-data-fill:pb-0',
            // A screen with a save bar does too, so that the bar is at the bottom even if the form is short.
            'has-data-save-area:flex has-data-save-area:min-h-[calc(100dvh-var(--sticky-top,0px))] has-data-save-area:flex-col print:has-data-save-area:block',
          ],
        )}
      >
        <Outlet />
      </main>
      <OfflineNotice />
      <Suspense>
        <LoadNotice />
      </Suspense>
      <JobHost userId={user.id} />
      {/* The onboarding shows the progress of the import itself. */}
      {!onboarding && <ImportGuard />}
      <ScrollRestoration getKey={uniqueKey} />
    </>
  );
}

const toastOf = (id: GoogleTokenId): string => `lost-authorization-${id}`;

/** GACC-2: the toast stays until it is dismissed or the account is reconnected. */
function useLostAuthorizations(): void {
  const losses = useStore(unreadLosses);
  const announced = useRef(new Set<GoogleTokenId>());

  useEffect(() => {
    for (const loss of losses) {
      if (announced.current.has(loss.id)) continue;
      announced.current.add(loss.id);
      void showLostAccount(loss);
    }
    for (const id of announced.current) {
      if (losses.some((loss) => loss.id === id)) continue;
      announced.current.delete(id);
      void dismissToast(toastOf(id));
    }
  }, [losses]);
}

function showLostAccount({ id, email }: Loss): Promise<void> {
  return showToast('warning', 'Reconnect your Google account', {
    id: toastOf(id),
    description: `Placekeeper lost access to ${email}. Reconnect it to import, publish and track changes again.`,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    onDismiss: () => markLossRead(id),
    action: {
      label: 'Reconnect',
      onClick: () => {
        const { tokens = [] } = queryClient.getQueryData(googleTokenQueries.list().queryKey) ?? {};
        reconnect(tokens.find((token) => token.id === id) ?? { id });
      },
    },
  });
}
