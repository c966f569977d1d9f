import { Skeleton } from '@placekeeper/ui/skeleton';
import { cn } from '@placekeeper/ui/lib/cn';
import { Menu, PanelLeft, Search } from 'lucide-react';
import { LogoMark } from './logo-mark.tsx';
import { navigationItems } from './navigation-items.ts';
import { bar, logo, row } from './row-style.ts';

const icon = cn(row, 'text-text-2');
const bars = ['w-56', 'w-40', 'w-60', 'w-48', 'w-52', 'w-36', 'w-56', 'w-44'];

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
        <span className={cn(icon, 'h-9 max-md:order-1 max-md:ml-auto md:mt-2')}>
          <Search />
        </span>
        <div className="grid grid-cols-1 gap-0.5 max-md:hidden">
          {navigationItems.map(({ label, icon: Icon }) => (
            <span key={label} className={icon}>
              <Icon />
            </span>
          ))}
        </div>
        <span className={cn(icon, 'max-md:hidden md:mt-auto')}>
          <PanelLeft />
        </span>
        <span className="flex h-9 items-center px-1 max-md:order-2 md:mt-1">
          <Skeleton className="h-7 w-7 rounded-full" />
        </span>
      </div>
      <div className="px-gutter pt-2 md:ml-sidebar">
        <div className="flex min-h-control-lg items-center pt-6 pb-4">
          <Skeleton className="h-5 w-40" />
        </div>
        {bars.map((width, index) => (
          <div key={index} className="flex h-11 items-center border-b border-line">
            <Skeleton className={width} />
          </div>
        ))}
      </div>
    </>
  );
}
