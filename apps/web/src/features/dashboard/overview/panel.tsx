import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Appears at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const panelFrame = 'min-w-0 break-inside-avoid rounded-8 border border-line bg-surface';

export const panelSpace = 'p-4 md:p-5';

export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={panelFrame}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 md:px-5">
        <h2 className="text-14" id={id}>
          {title}
        </h2>
        {action}
      </div>
      <div className={panelSpace}>{children}</div>
    </section>
  );
}

export const panelLink = 'text-accent-text underline-offset-3 hover:underline';
