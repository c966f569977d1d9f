import type { User } from '@placekeeper/contracts/model/user';
import { Avatar } from '@placekeeper/ui/avatar';
import { IconButton } from '@placekeeper/ui/icon-button';
import type { IconProps } from '@placekeeper/ui/icons/icon';
import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { Tooltip } from '@placekeeper/ui/tooltip';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import {
  CircleUserRound,
  GitCompareArrows,
  Layers,
  MapPin,
  type LucideIcon,
  Search,
} from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { Link, useMatches } from 'react-router';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import {
  showSpotlight,
  useSpotlightVisibility,
} from '../../data/spotlight/spotlight-visibility.ts';
import { to, type RouteName } from '../../lib/url/paths.ts';
import { siblingProducts } from './sibling-products.ts';

/** The display name, which is optional. */
const nameOf = ({ identity }: Pick<User, 'identity'>): string =>
  identity?.name || identity?.email || 'Your account';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

interface Destination {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** Routes for which it is the current entry. */
  readonly covers: readonly RouteName[];
  /** UPD-11: only with the capability. */
  readonly needsSubscription?: boolean;
}

const destinations: readonly Destination[] = [
  {
    label: 'Locations',
    icon: MapPin,
    to: to('locationManager'),
    covers: ['locationManager', 'location', 'tags', 'tags.show', 'tags.add-locations'],
  },
  {
    label: 'GBP updates',
    icon: GitCompareArrows,
    to: to('gbp.updates'),
    covers: ['gbp.updates', 'gbp.updates.archive', 'gbp.updates.show'],
    needsSubscription: true,
  },
  {
    label: 'Bulk edit',
    icon: Layers,
    to: to('bulk-edit'),
    covers: [
      'bulk-edit',
      'bulk-edit.import',
      'bulk-edit.holidays',
      'bulk-edit.history',
      'bulk-edit.show',
    ],
  },
  {
    label: 'Google accounts',
    icon: CircleUserRound,
    to: to('google-accounts'),
    covers: ['google-accounts'],
  },
];

interface SidebarProps {
  /** Undefined if the page failed before the user was loaded. */
  readonly user?: User;
  readonly hideSpotlight?: boolean;
}

/** A column on wide screens, a bar on narrow ones; not printed. */
export function Sidebar({ user, hideSpotlight = false }: SidebarProps) {
  const shown = useMatches().map(({ id }) => id);
  const siblings = siblingProducts(user?.identity);
  const open = destinations.filter(
    ({ needsSubscription }) =>
      !needsSubscription || (user && user.has_gbp_management_subscription !== false),
  );

  return (
    <header
      data-shell-bar
      className="sticky top-0 z-10 flex h-13 items-center gap-2 border-b border-line bg-surface px-3 md:fixed md:inset-y-0 md:left-0 md:h-auto md:w-15 md:flex-col md:overflow-y-auto md:border-r md:border-b-0 md:px-0 md:py-3 md:[scrollbar-width:none] print:hidden"
    >
      <Link
        to={to('dashboard')}
        aria-label="Placekeeper home"
        aria-current={shown.includes('dashboard') ? 'page' : undefined}
        className="flex size-9 shrink-0 items-center justify-center rounded-8 bg-text text-surface [&_.lucide]:size-5"
      >
        <PlacekeeperMark aria-hidden />
      </Link>
      {!hideSpotlight && (
        <div className="flex max-md:order-1 max-md:ml-auto md:mt-3">
          <SearchButton />
        </div>
      )}
      <nav aria-label="Main" className="flex gap-1 md:mt-1 md:flex-col">
        {open.map(({ covers, label, icon, to: address }) => (
          <RailLink
            key={address}
            icon={icon}
            label={label}
            to={address}
            active={covers.some((name) => shown.includes(name))}
          />
        ))}
      </nav>
      {siblings.length > 0 && (
        <nav
          aria-label="Other products"
          className="hidden flex-col gap-1 border-t border-line pt-3 md:mt-2 md:flex"
        >
          {siblings.map((sibling) => (
            <RailOutsideLink key={sibling.label} {...sibling} />
          ))}
        </nav>
      )}
      {user && !hideSpotlight && (
        <div className="flex max-md:order-2 md:mt-auto md:pt-2">
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
      className="flex size-9 cursor-pointer items-center justify-center rounded-full hover:bg-hover"
      {...tooltipAttributes({ content: name, side: 'right', offset: 40, closeDelay: 50 })}
      {...rest}
    >
      <Avatar name={name} />
      <VisuallyHidden> menu</VisuallyHidden>
    </button>
  );
}

function SearchButton() {
  const shown = useSpotlightVisibility() === 'shown';
  return (
    <IconButton
      aria-expanded={shown}
      aria-haspopup="dialog"
      className="size-9 [&_.lucide]:size-5"
      icon={<Search aria-hidden />}
      kbd={useShortcutsOn() ? '/' : 'mod+k'}
      label="Search"
      tooltipSide="right"
      onClick={() => !shown && showSpotlight()}
      // The second click of a double click would take the focus from the box.
      onMouseDown={(event) => shown && event.preventDefault()}
    />
  );
}

const square =
  'relative flex size-9 items-center justify-center rounded-6 transition-colors [&_.lucide]:size-5';

const elsewhere = 'text-text-2 hover:bg-hover hover:text-text';

/** The marker is beside it in the column, below it in the bar. */
const current = cn(
  'bg-accent-soft text-accent-text',
  "after:absolute after:bg-accent after:content-[''] max-md:after:inset-x-1 max-md:after:-bottom-2 max-md:after:h-0.5",
  'md:after:inset-y-1 md:after:-left-3 md:after:w-0.5',
);

interface RailLinkProps {
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
}

interface RailPlaceProps extends RailLinkProps {
  readonly to: string;
  readonly active: boolean;
}

function RailLink({ label, icon: Icon, to: address, active }: RailPlaceProps) {
  return (
    <Tooltip content={label} side="right">
      <Link
        to={address}
        aria-label={label}
        aria-current={active ? 'page' : undefined}
        className={cn(square, active ? current : elsewhere)}
      >
        <Icon aria-hidden />
      </Link>
    </Tooltip>
  );
}

function RailOutsideLink({ label, icon: Icon, href }: RailLinkProps & { readonly href: string }) {
  return (
    <Tooltip content={label} side="right">
      <a href={href} aria-label={label} className={cn(square, elsewhere)}>
        <Icon aria-hidden />
      </a>
    </Tooltip>
  );
}
