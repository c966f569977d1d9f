import { cn } from '@placekeeper/ui/lib/cn';
import { Tooltip } from '@placekeeper/ui/tooltip';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

const square = cn(
  'relative flex size-9 items-center justify-center rounded-6 text-text-2 transition-colors',
  'hover:bg-hover hover:text-text [&_.lucide]:size-5',
);

/** The mark beside the sidebar, or under it in the bar. */
const current = cn(
  'bg-accent-soft text-accent-text hover:bg-accent-soft hover:text-accent-text',
  "after:absolute after:bg-accent after:content-[''] max-md:after:inset-x-1 max-md:after:-bottom-2 max-md:after:h-0.5",
  'md:after:inset-y-1 md:after:-left-3 md:after:w-0.5',
);

interface RailLinkProps {
  readonly label: string;
  readonly icon: LucideIcon;
}

export function RailLink({ label, icon: Icon, to, active }: RailLinkProps & { readonly to: string; readonly active: boolean }) {
  return (
    <Tooltip content={label} side="right">
      <Link to={to} aria-label={label} aria-current={active ? 'page' : undefined} className={cn(square, active && current)}>
        <Icon aria-hidden />
      </Link>
    </Tooltip>
  );
}

export function RailOutsideLink({ label, icon: Icon, href }: RailLinkProps & { readonly href: string }) {
  return (
    <Tooltip content={label} side="right">
      <a href={href} aria-label={label} className={square}>
        <Icon aria-hidden />
      </a>
    </Tooltip>
  );
}
