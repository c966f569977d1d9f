import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import type { HistoryLinkProps } from './history-link.tsx';

const HistoryLink = lazyPart(async () => (await import('./history-link.tsx')).HistoryLink);

/** Lazy, because the history isn't part of the first load. */
export function FieldHistoryLink(props: HistoryLinkProps) {
  return (
    <Suspense>
      <HistoryLink {...props} />
    </Suspense>
  );
}
