import { buttonStyle } from '@placekeeper/ui/lib/button-style';
import { cn } from '@placekeeper/ui/lib/cn';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { Menu, PanelLeft, Plus, Search, Tag } from 'lucide-react';
import { paths } from '../../lib/url/paths.ts';
import { LogoMark } from './logo-mark.tsx';
import { navigationItems } from './navigation-items.ts';
import { bar, logo, row } from './row-style.ts';

const icon = cn(row, 'text-text-2');
const widths = ['w-56', 'w-40', 'w-60', 'w-48', 'w-52', 'w-36', 'w-64', 'w-44'];

/** SHELL-3: the application's frame in index.html, visible before any script has run. */
export function StaticShell() {
  return (
    <>
      <div className={cn(bar, 'md:w-sidebar')}>
        <span className={logo}>
          <LogoMark />
        </span>
        <span className={cn(icon, 'md:hidden')}>
          <Menu />
        </span>
        <div className="relative max-md:order-1 max-md:ml-auto md:mt-2">
          <span className={cn(icon, 'h-9')}>
            <Search />
            <span data-caption>Search</span>
          </span>
        </div>
        <div className="grid grid-cols-1 gap-0.5 max-md:hidden">
          {navigationItems.map(({ label, caption = label, icon: Icon }) => (
            <div key={label} className="relative">
              <span className={icon}>
                <Icon />
                <span data-caption>{caption}</span>
              </span>
            </div>
          ))}
        </div>
        <span className={cn(icon, 'max-md:hidden md:mt-auto')}>
          <PanelLeft />
        </span>
        <span className="flex h-9 items-center px-1 max-md:order-2 md:mt-1">
          <Skeleton className="h-7 w-7 rounded-full" />
        </span>
      </div>
      <main className="px-gutter md:ml-sidebar">
        <div data-screen="other">
          <div className="flex min-h-control-lg items-center pt-8 pb-4">
            <Skeleton className="h-5 w-40" />
          </div>
          {widths.map((width) => (
            <div key={width} className="flex h-11 items-center border-b border-line">
              <Skeleton className={width} />
            </div>
          ))}
        </div>
        <div data-screen="locations">
          <LocationList />
        </div>
      </main>
    </>
  );
}

/** The widths of the columns in `LocationTable`. The padding is as wide as the columns that this list lacks. */
const columns = 'lg:pr-[calc(19rem+max(204px,16vw))] lg:pl-7';
const cell = 'min-w-0 lg:px-3';
const wide = 'lg:flex-1';
const codeCell = 'hidden lg:w-27 in-data-[columns=codes]:lg:block';

/**
 * LOC-1: has the layout of the list of locations. `start.js` fills its rows with names, store codes and addresses. Its links
 * are no tab stops, because a focused link would lose the focus when the application replaces it.
 */
function LocationList() {
  return (
    <>
      <PageHeader
        actions={
          <>
            <a className={cn(buttonStyle(), 'max-sm:hidden')} href={paths.tags} tabIndex={-1}>
              <Tag />
              Tags
            </a>
            <a
              className={buttonStyle({ variant: 'primary' })}
              href={paths['onboarding.connect-google-account']}
              tabIndex={-1}
            >
              <Plus />
              Add locations
            </a>
          </>
        }
        title="Locations"
      />
      <div className="flex flex-wrap gap-2 pb-3">
        <Skeleton className="h-control w-80 max-md:w-48 max-md:grow" />
        <Skeleton className="h-control w-20" />
        <Skeleton className="ml-auto h-control w-77 max-md:w-full" />
      </div>
      <div className="-mx-gutter h-11 border-t border-line bg-surface lg:mx-0 lg:h-9 lg:border-x">
        <div
          className={cn(
            columns,
            'hidden h-full items-center text-12 font-550 text-text-3 in-data-columns:lg:flex',
          )}
        >
          <span className={cn(cell, wide)}>Location</span>
          <span className={cn(cell, codeCell)}>Store code</span>
          <span className={cn(cell, wide)}>Address</span>
        </div>
      </div>
      <ul className="-mx-gutter border-t border-line bg-surface lg:mx-0 lg:border-x">
        {widths.map((width) => (
          <li
            key={width}
            className={cn(
              columns,
              'grid content-center gap-1.5 border-b border-line py-3 pr-16 pl-[calc(var(--spacing-gutter)+1.75rem)] lg:flex lg:h-row lg:items-center lg:gap-0 lg:py-1',
            )}
          >
            <span className={cn(cell, wide, 'flex')}>
              <a
                className="truncate font-550 text-text hover:underline"
                href={paths.locationManager}
                tabIndex={-1}
              >
                <Skeleton className={width} />
              </a>
            </span>
            <span className={cn(cell, codeCell, 'truncate font-mono text-12')} />
            <span
              className={cn(
                cell,
                wide,
                'min-h-5 wrap-anywhere text-text-2 lg:hidden lg:truncate in-data-columns:lg:block',
              )}
            />
            <span className="flex h-6 items-center lg:hidden">
              <Skeleton className="w-20" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
