import { PageIcon } from '@placekeeper/ui/page-icon';
import type { ReactNode } from 'react';

interface PageMessageProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** The event, and its possible reasons. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A screen that has nothing to show but a sentence and ways to other screens. */
export const PageMessage = ({ title, icon, children, actions }: PageMessageProps) => (
  <div className="flex flex-col items-center px-6 py-12 text-center md:py-[18dvh]">
    <PageIcon>{icon}</PageIcon>
    <h1 className="mt-5 text-20 font-600 wrap-anywhere" tabIndex={-1}>
      {title}
    </h1>
    <p className="mt-2 max-w-[44ch] text-14 text-balance wrap-anywhere text-text-2">{children}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
  </div>
);
