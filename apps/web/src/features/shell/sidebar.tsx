import type { User } from '@placekeeper/contracts/model/user';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useRef } from 'react';
import { Link, useMatches } from 'react-router';
import { usePinnedSidebar } from '../../data/preferences/pinned-sidebar.ts';
import { to } from '../../lib/url/paths.ts';
import { rowLabel } from './row-style.ts';

/** No part of the first load; the root asks for it beside the user. */
export const loadNavigation = async () => (await import('./navigation.tsx')).Navigation;

const Empty: Awaited<ReturnType<typeof loadNavigation>> = () => <></>;

/** If its code cannot be loaded, for example after a deploy, the logo still links to home. */
const Navigation = lazy(async () => ({
  default: await whenOnline(loadNavigation).catch((): typeof Empty => Empty),
}));

interface SidebarProps {
  /** Undefined if the page failed before the user was loaded. */
  readonly user?: User;
  readonly hideSpotlight?: boolean;
}

/** SHELL-3: a column on wide screens, which opens over the page, and a bar on narrow ones. */
export function Sidebar({ user, hideSpotlight = false }: SidebarProps) {
  const isHome = useMatches().some(({ id }) => id === 'dashboard');
  const isWide = useMediaQuery('(width >= 75rem)');
  const isPinned = usePinnedSidebar() && isWide;
  const header = useRef<HTMLElement>(null);

  return (
    // It closes at once: what gets the focus next may be under it.
    <header
      ref={header}
      data-pinned={isPinned ? '' : undefined}
      data-shell-bar
      className="sticky top-0 z-10 flex h-13 items-center gap-2 border-b border-line bg-surface px-3 md:fixed md:inset-y-0 md:left-0 md:h-auto md:w-15 md:flex-col md:items-stretch md:gap-1 md:overflow-x-hidden md:overflow-y-auto md:border-r md:border-b-0 md:py-3 md:[scrollbar-width:none] md:data-open:z-30 md:data-open:w-60 md:data-open:transition-[width] md:data-open:duration-popover md:data-open:shadow-pop xl:data-pinned:w-60 xl:data-pinned:shadow-none print:hidden"
    >
      <Link
        to={to('dashboard')}
        aria-label="Placekeeper home"
        aria-current={isHome ? 'page' : undefined}
        className="flex h-9 shrink-0 items-center gap-2.5 rounded-8 text-14 font-600"
      >
        <span className="flex size-9 shrink-0 items-center justify-center rounded-8 bg-text text-surface [&_.lucide]:size-5">
          <PlacekeeperMark aria-hidden />
        </span>
        <span className={rowLabel}>Placekeeper</span>
      </Link>
      <Suspense>
        <Navigation
          hideSpotlight={hideSpotlight}
          header={header}
          isPinned={isWide ? isPinned : undefined}
          user={user}
        />
      </Suspense>
    </header>
  );
}
