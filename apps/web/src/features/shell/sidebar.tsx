import type { User } from '@placekeeper/contracts/model/user';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { cn } from '@placekeeper/ui/lib/cn';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useRef } from 'react';
import { Link, useMatches } from 'react-router';
import { usePinnedSidebar } from '../../data/preferences/pinned-sidebar.ts';
import { to } from '../../lib/url/paths.ts';
import { LogoMark } from './logo-mark.tsx';
import { bar, logo, rowLabel } from './row-style.ts';

/** A chunk outside the first load, which the root loads in parallel with the user. */
export const loadNavigation = async () => (await import('./navigation.tsx')).Navigation;

const Empty: Awaited<ReturnType<typeof loadNavigation>> = () => <></>;

/** If the chunk can't be loaded, for example after a deploy, only the logo remains as a link. */
const Navigation = lazy(async () => ({
  default: await whenOnline(loadNavigation).catch((): typeof Empty => Empty),
}));

interface SidebarProps {
  /** Undefined if the page failed before the user was loaded. */
  readonly user?: User;
  readonly hideSpotlight?: boolean;
}

/** SHELL-3: a column that opens over the page; on narrow screens, a bar. */
export function Sidebar({ user, hideSpotlight = false }: SidebarProps) {
  const isHome = useMatches().some(({ id }) => id === 'dashboard');
  const isWide = useMediaQuery('(width >= 75rem)');
  const isPinned = usePinnedSidebar() && isWide;
  const header = useRef<HTMLElement>(null);

  return (
    // Closes without a transition, because a closing sidebar could cover the element that receives the focus next.
    <header
      ref={header}
      data-pinned={isPinned ? '' : undefined}
      data-shell-bar
      className={cn(
        bar,
        'sticky top-0 z-10 md:w-15 md:data-open:z-30 md:data-open:w-60 md:data-open:transition-[width] md:data-open:duration-popover md:data-open:shadow-pop xl:data-pinned:w-60 xl:data-pinned:shadow-none',
      )}
    >
      <Link
        to={to('dashboard')}
        aria-label="Placekeeper home"
        aria-current={isHome ? 'page' : undefined}
        className={logo}
      >
        <LogoMark />
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
