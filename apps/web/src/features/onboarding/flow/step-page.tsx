import type { ReactNode } from 'react';
import { cn } from '@placekeeper/ui/lib/cn';

interface StepPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True for the wide layout of a list. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function StepPage({ title, lead, wide = false, children }: StepPageProps) {
  return (
    <section
      className={cn('flex w-full flex-1 flex-col', !wide && 'max-w-form')}
      data-wide={wide ? '' : undefined}
    >
      <h1 className="text-20 font-600 md:text-28" tabIndex={-1}>
        {title}
      </h1>
      {lead && (
        <p className="mt-2 max-w-form text-14 text-pretty wrap-anywhere text-text-2">{lead}</p>
      )}
      {children}
    </section>
  );
}

/** The recommended action comes first. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    // At 320 px, long labels wrap.
    <div className="mt-6 flex flex-wrap items-center gap-2 *:max-w-full *:whitespace-normal max-sm:*:w-full">
      {children}
    </div>
  );
}
