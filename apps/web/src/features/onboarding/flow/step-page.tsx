import type { LucideIcon } from 'lucide-react';
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

interface StepFact {
  readonly icon: LucideIcon;
  readonly text: string;
}

export const StepFacts = ({ facts }: { readonly facts: readonly StepFact[] }) => (
  <ul className="grid gap-2.5">
    {facts.map(({ icon: Icon, text }) => (
      <li key={text} className="flex items-center gap-2.5">
        <Icon aria-hidden className="shrink-0 text-ok" />
        {text}
      </li>
    ))}
  </ul>
);

/** A box for the content of a step. */
export const StepPanel = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-6 grid gap-2.5 rounded-8 border border-line bg-surface p-4 empty:hidden">
    {children}
  </div>
);

/** The recommended action comes first. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    // At 320 px, long labels wrap.
    <div className="mt-6 flex flex-wrap items-center gap-2 *:max-w-full *:whitespace-normal max-sm:*:w-full">
      {children}
    </div>
  );
}
