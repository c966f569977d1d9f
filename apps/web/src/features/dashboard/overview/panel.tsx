import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Appears at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const panelFrame =
  'min-w-0 break-inside-avoid rounded-8 border border-line bg-surface p-4 md:p-5';

export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={panelFrame}>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-14" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export const panelLink = 'text-accent-text underline-offset-3 hover:underline';
