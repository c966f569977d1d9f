import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import type { ReactNode } from 'react';

interface PageMessageProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** The event, and its possible reasons. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A screen that has nothing to show but a sentence and ways to other screens. */
export function PageMessage({ title, icon, children, actions }: PageMessageProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        action={<div className="flex flex-wrap justify-center gap-2">{actions}</div>}
        className="wrap-anywhere"
        icon={icon}
        variant="no-results"
      >
        {children}
      </EmptyState>
    </>
  );
}
