import type { ReactNode } from 'react';

interface ChosenListProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const ChosenList = ({ label, children }: ChosenListProps) => (
  <ul
    aria-label={label}
    className="divide-y divide-line rounded-8 border border-line bg-surface empty:hidden"
  >
    {children}
  </ul>
);

interface ChosenRowProps {
  readonly name: string;
  readonly badge?: ReactNode;
  /** The buttons of the item. */
  readonly children?: ReactNode;
}

/** The row reserves the height of its buttons, which load late. */
export const ChosenRow = ({ name, badge, children }: ChosenRowProps) => (
  <li data-chosen className="flex min-h-control-lg items-center gap-1 py-1 pr-1 pl-3">
    <span className="mr-auto flex min-w-0 flex-wrap items-center gap-x-2 text-14 wrap-anywhere">
      {name} {badge}
    </span>
    {children && <div className="flex items-center gap-1 print:hidden">{children}</div>}
  </li>
);
