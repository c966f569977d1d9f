import type { User } from '@placekeeper/contracts/model/user';
import { Avatar } from '@placekeeper/ui/avatar';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { useOpenOnIntent } from '@placekeeper/ui/hooks/use-open-on-intent';
import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { cn } from '@placekeeper/ui/lib/cn';
import { hotkeyAria } from '@placekeeper/ui/lib/hotkey';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Search } from 'lucide-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Link, useMatches } from 'react-router';
import { usePinnedSidebar } from '../../data/preferences/pinned-sidebar.ts';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import {
  showSpotlight,
  useSpotlightVisibility,
} from '../../data/spotlight/spotlight-visibility.ts';
import { to } from '../../lib/url/paths.ts';
import { elsewhere, row, rowLabel } from './row-style.ts';

/** The display name, which is optional. */
const nameOf = ({ identity }: Pick<User, 'identity'>): string =>
  identity?.name || identity?.email || 'Your account';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

/** No part of the first load; the root asks for it beside the user. */
export const loadNavigation = async () => (await import('./navigation.tsx')).Navigation;

const Empty: Awaited<ReturnType<typeof loadNavigation>> = () => <></>;

/** Without its code, as after a deploy, the logo still leads home. */
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
  const { isOpen, toggle, dismiss, openers, area } = useOpenOnIntent();

  return (
    <header
      {...area}
      data-open={isOpen ? '' : undefined}
      data-pinned={isPinned ? '' : undefined}
      data-shell-bar
      className="sticky top-0 z-10 flex h-13 items-center gap-2 border-b border-line bg-surface px-3 md:fixed md:inset-y-0 md:left-0 md:h-auto md:w-15 md:flex-col md:items-stretch md:gap-1 md:overflow-x-hidden md:overflow-y-auto md:border-r md:border-b-0 md:py-3 md:transition-[width,box-shadow] md:duration-popover md:[scrollbar-width:none] md:data-open:z-30 md:data-open:w-60 md:data-open:shadow-pop xl:data-pinned:w-60 xl:data-pinned:shadow-none print:hidden"
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
      {!hideSpotlight && <SearchButton />}
      <Suspense fallback={<div className="max-md:hidden md:mt-auto" />}>
        <Navigation
          isOpen={isOpen}
          isPinned={isWide ? isPinned : undefined}
          openers={openers}
          user={user}
          onFollow={dismiss}
          onToggle={toggle}
        />
      </Suspense>
      {user && !hideSpotlight && (
        <div className="flex max-md:order-2 md:pt-1">
          <LazyMenu trigger={<UserMenuButton name={nameOf(user)} />}>
            {(menu) => <UserMenu {...menu} />}
          </LazyMenu>
        </div>
      )}
    </header>
  );
}

type UserMenuButtonProps = ComponentProps<'button'> & { readonly name: string };

function UserMenuButton({ name, ...rest }: UserMenuButtonProps) {
  return (
    <button
      type="button"
      className="flex h-9 w-full cursor-pointer items-center gap-2.5 rounded-full px-1 text-left hover:bg-hover"
      {...tooltipAttributes({ content: name, side: 'right', offset: 40, closeDelay: 50 })}
      {...rest}
    >
      <Avatar decorative name={name} />
      <span className={cn('truncate max-md:sr-only', rowLabel)}>{name}</span>
      <VisuallyHidden> menu</VisuallyHidden>
    </button>
  );
}

function SearchButton() {
  const shown = useSpotlightVisibility() === 'shown';
  const kbd = useShortcutsOn() ? '/' : 'mod+k';
  return (
    <button
      type="button"
      {...tooltipAttributes({ content: 'Search', kbd, side: 'right' })}
      aria-expanded={shown}
      aria-haspopup="dialog"
      aria-keyshortcuts={hotkeyAria(kbd)}
      className={cn(
        row,
        elsewhere,
        'h-9 cursor-pointer max-md:order-1 max-md:ml-auto md:mt-2 md:w-full',
      )}
      onClick={() => !shown && showSpotlight()}
      // The second click of a double click would take the focus from the box.
      onMouseDown={(event) => shown && event.preventDefault()}
    >
      <Search aria-hidden />
      <span className={cn('max-md:sr-only', rowLabel)}>Search</span>
    </button>
  );
}
