import type { User } from '@placekeeper/contracts/model/user';
import { cn } from '@placekeeper/ui/lib/cn';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { Menu, PanelLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pinSidebar } from '../../data/preferences/pinned-sidebar.ts';
import { MoreProducts } from './more-products.tsx';
import { PlaceList } from './place-list.tsx';
import { elsewhere, row, rowLabel } from './row-style.ts';

interface NavigationProps {
  readonly user: User | undefined;
  readonly isOpen: boolean;
  /** Undefined where there is no room to pin it. */
  readonly isPinned: boolean | undefined;
  readonly openers: object;
  readonly onFollow: () => void;
  readonly onToggle: () => void;
}

/** The labelled column, except for the logo, the search and the user menu. */
export function Navigation(props: NavigationProps) {
  const { user, isOpen, isPinned, openers, onFollow, onToggle } = props;
  return (
    <>
      <NarrowNavigation user={user} />
      <div {...openers} className="max-md:hidden">
        <PlaceList user={user} onFollow={onFollow} />
        <MoreProducts user={user} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen || isPinned === true}
        className={cn(row, elsewhere, 'w-full shrink-0 cursor-pointer max-md:hidden md:mt-auto')}
        onClick={isPinned === undefined ? onToggle : () => pinSidebar(!isPinned)}
      >
        <PanelLeft aria-hidden />
        <span className={rowLabel}>{isPinned ? 'Collapse sidebar' : 'Keep sidebar open'}</span>
      </button>
    </>
  );
}

const NavigationSheet = lazy(async () => ({
  default: (await whenOnline(() => import('./navigation-sheet.tsx'))).NavigationSheet,
}));

/** A bar has no room for labels, so its links are in a sheet. */
function NarrowNavigation({ user }: { readonly user: User | undefined }) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen ?? false}
        aria-haspopup="dialog"
        aria-label="Navigation"
        className={cn(row, elsewhere, 'cursor-pointer md:hidden')}
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
