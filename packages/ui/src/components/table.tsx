import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { ScrollRegion } from './scroll-region.tsx';

export type TableProps = ComponentProps<'table'> & {
  /** Names the table, and its region if it scrolls horizontally. */
  label: string;
  density?: 'comfortable' | 'compact' | undefined;
  /** Limits the height of a horizontally scrolling table to the screen's, so that its header stays visible. */
  keepHeader?: boolean | undefined;
};

const density = {
  comfortable: '[--row:var(--spacing-row)]',
  compact: '[--row:var(--spacing-row-compact)]',
};

// Leaves room for the shell's bar at the top of a narrow screen and for an action bar at its bottom.
const withinScreen =
  '[&[role=region]]:max-h-[max(16rem,calc(100dvh-11rem))] print:[&[role=region]]:max-h-none';

/** Has separate borders, because collapsed borders do not move with a sticky header. */
export function Table(props: TableProps) {
  const { label, density: rows = 'comfortable', keepHeader = false, className, ...rest } = props;
  return (
    <ScrollRegion className={cn(keepHeader && withinScreen)} label={label}>
      <table
        {...rest}
        aria-label={label}
        className={cn(
          'w-full border-separate border-spacing-0 text-left',
          // Keeps a focused element below the sticky header (WCAG 2.4.11).
          '[&_tbody_:is(a,button,input,[tabindex])]:scroll-mt-(--header-height,2.75rem)',
          density[rows],
          className,
        )}
      />
    </ScrollRegion>
  );
}

type Align = 'start' | 'end';

export type HeaderCellProps = Omit<ComponentProps<'th'>, 'align'> & {
  align?: Align | undefined;
  /** Omit it for a column that cannot be sorted. */
  sort?: 'ascending' | 'descending' | 'none' | undefined;
  onSort?: (() => void) | undefined;
};

const header = [
  'sticky top-(--sticky-top,0px) z-10 h-9 border-b border-line bg-surface px-3 text-12 font-550 whitespace-nowrap text-text-3',
  'first:pl-(--edge,0.75rem) last:pr-(--edge,0.75rem)',
];

export function HeaderCell({
  align = 'start',
  sort,
  onSort,
  className,
  children,
  ...rest
}: HeaderCellProps) {
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort}
      className={cn(header, align === 'end' && 'text-right', className)}
    >
      {sort ? (
        <SortButton align={align} sort={sort} onSort={onSort}>
          {children}
        </SortButton>
      ) : (
        children
      )}
    </th>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

type SortButtonProps = {
  align: Align;
  sort: keyof typeof sortIcons;
  onSort: (() => void) | undefined;
  children: ReactNode;
};

function SortButton({ align, sort, onSort, children }: SortButtonProps) {
  const Icon = sortIcons[sort];
  return (
    <button
      className={cn(
        // Chromium repeats the header on each printed page, but without buttons.
        'print:contents group -mx-1.5 inline-flex h-6 cursor-pointer items-center gap-1 rounded-4 px-1.5 font-550 hover:text-text',
        align === 'end' && 'flex-row-reverse',
        sort !== 'none' && 'text-text',
      )}
      type="button"
      onClick={onSort}
    >
      {children}
      <Icon
        aria-hidden
        className={cn(
          'size-3.5 print:hidden',
          sort === 'none' && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      />
    </button>
  );
}

export type RowProps = ComponentProps<'tr'> & { selected?: boolean };

export function Row({ selected, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      data-selected={selected ? '' : undefined}
      className={cn(
        'transition-colors',
        selected ? 'bg-accent-soft print:bg-transparent' : 'hover:bg-hover',
        className,
      )}
    />
  );
}

export type CellProps = Omit<ComponentProps<'td'>, 'align'> & { align?: Align; numeric?: boolean };

export function Cell({ align, numeric = false, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={cn(
        'h-(--row) border-b border-line px-3 py-1 first:pl-(--edge,0.75rem) last:pr-(--edge,0.75rem)',
        (align ?? (numeric ? 'end' : 'start')) === 'end' && 'text-right',
        numeric && 'tabular-nums',
        className,
      )}
    />
  );
}
