import type { User } from '@placekeeper/contracts/model/user';
import { Avatar } from '@placekeeper/ui/avatar';
import { useOpenOnIntent } from '@placekeeper/ui/hooks/use-open-on-intent';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { cn } from '@placekeeper/ui/lib/cn';
import { hotkeyAria } from '@placekeeper/ui/lib/hotkey';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Menu, PanelLeft, Search } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { pinSidebar } from '../../data/preferences/pinned-sidebar.ts';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import {
  showSpotlight,
  useSpotlightVisibility,
} from '../../data/spotlight/spotlight-visibility.ts';
import { MoreProducts } from './more-products.tsx';
import { PlaceList } from './place-list.tsx';
import { inactiveRow, row, rowLabel } from './row-style.ts';

interface NavigationProps {
  readonly user: User | undefined;
  readonly hideSpotlight: boolean;
  readonly header: RefObject<HTMLElement | null>;
  /** Undefined if the window is too narrow to pin the sidebar. */
  readonly isPinned: boolean | undefined;
}

const nameOf = ({ identity }: Pick<User, 'identity'>): string =>
  identity?.name || identity?.email || 'Your account';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

export function Navigation(props: NavigationProps) {
  const { user, hideSpotlight, header, isPinned } = props;
  const { isOpen, toggle, dismiss, openers } = useOpenOnIntent(header);
  // The keys close the sheet and the menu when the user goes back.
  const { pathname } = useLocation();
  return (
    <>
      <NarrowNavigation key={`sheet ${pathname}`} user={user} />
      <SearchButton isHidden={hideSpotlight} />
      <div {...openers} className="max-md:hidden">
        <PlaceList user={user} onFollow={dismiss} />
        <MoreProducts user={user} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen || isPinned === true}
        className={cn(row, inactiveRow, 'w-full shrink-0 cursor-pointer max-md:hidden md:mt-auto')}
        onClick={isPinned === undefined ? toggle : () => pinSidebar(!isPinned)}
      >
        <PanelLeft aria-hidden />
        <span className={rowLabel}>{isPinned ? 'Collapse sidebar' : 'Keep sidebar open'}</span>
      </button>
      {!user || hideSpotlight ? (
        <div className="h-9 shrink-0 max-md:hidden md:mt-1" />
      ) : (
        <div className="flex max-md:order-2 md:pt-1">
          <LazyMenu key={pathname} trigger={<UserMenuButton name={nameOf(user)} />}>
            {(menu) => <UserMenu {...menu} email={user.identity?.email} name={nameOf(user)} />}
          </LazyMenu>
        </div>
      )}
    </>
  );
}

const NavigationSheet = lazy(async () => ({
  default: (await whenOnline(() => import('./navigation-sheet.tsx'))).NavigationSheet,
}));

/** The links are in a sheet, because a narrow bar has no room for their labels. */
function NarrowNavigation({ user }: { readonly user: User | undefined }) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen ?? false}
        aria-haspopup="dialog"
        aria-label="Navigation"
        {...tooltipAttributes({ content: 'Navigation' })}
        className={cn(row, inactiveRow, 'cursor-pointer md:hidden')}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <NavigationSheet open={isOpen} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
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

/** A hidden button keeps its place, so that the links below it stay where they were. */
function SearchButton({ isHidden }: { readonly isHidden: boolean }) {
  const shown = useSpotlightVisibility() === 'shown';
  const kbd = useShortcutsOn() ? '/' : 'mod+k';
  return (
    <div className={cn('relative max-md:order-1 max-md:ml-auto md:mt-2', isHidden && 'invisible')}>
      <button
        type="button"
        {...tooltipAttributes({ content: 'Search', kbd, side: 'right' })}
        aria-expanded={shown}
        aria-haspopup="dialog"
        aria-keyshortcuts={hotkeyAria(kbd)}
        className={cn(row, inactiveRow, 'h-9 cursor-pointer md:w-full')}
        onClick={() => !shown && showSpotlight()}
        // The second click of a double click would take the focus from the search box.
        onMouseDown={(event) => shown && event.preventDefault()}
      >
        <Search aria-hidden />
        <span className={cn('max-md:sr-only', rowLabel)}>Search</span>
        <span aria-hidden data-caption>
          Search
        </span>
      </button>
    </div>
  );
}
