import { PageIcon } from '@placekeeper/ui/page-icon';
import { PageHeader } from '@placekeeper/ui/page-header';
import type { ReactNode } from 'react';

interface PageMessageProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** What happened, and possible reasons. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A screen that has nothing to show but a sentence and ways to other screens. */
export function PageMessage({ title, icon, children, actions }: PageMessageProps) {
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col items-center gap-5 rounded-8 border border-line bg-surface px-6 py-14 text-center md:py-20">
        <PageIcon>{icon}</PageIcon>
        <p className="max-w-form text-14 text-balance wrap-anywhere text-text-2">{children}</p>
        <div className="flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </>
  );
}
