import type { IconProps } from '@placekeeper/ui/icons/icon';
import { cn } from '@placekeeper/ui/lib/cn';
import { Tooltip } from '@placekeeper/ui/tooltip';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

const square =
  'relative flex size-9 items-center justify-center rounded-6 transition-colors [&_.lucide]:size-5';

const elsewhere = 'text-text-2 hover:bg-hover hover:text-text';

/** With a mark beside it in the sidebar, under it in the bar. */
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

export function RailLink({ label, icon: Icon, to, active }: RailPlaceProps) {
  return (
    <Tooltip content={label} side="right">
      <Link
        to={to}
        aria-label={label}
        aria-current={active ? 'page' : undefined}
        className={cn(square, active ? current : elsewhere)}
      >
        <Icon aria-hidden />
      </Link>
    </Tooltip>
  );
}

export function RailOutsideLink({
  label,
  icon: Icon,
  href,
}: RailLinkProps & { readonly href: string }) {
  return (
    <Tooltip content={label} side="right">
      <a href={href} aria-label={label} className={cn(square, elsewhere)}>
        <Icon aria-hidden />
      </a>
    </Tooltip>
  );
}
