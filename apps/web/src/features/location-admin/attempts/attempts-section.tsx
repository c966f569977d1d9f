import { cn } from '@placekeeper/ui/lib/cn';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

interface AttemptsSectionProps<Answer> {
  readonly title: string;
  readonly description: string;
  readonly count: number | undefined;
  readonly read: UseQueryResult<Answer>;
  readonly empty: string;
  readonly children: ReactNode;
}

/** One list of attempts in all its states. A failed request affects only its own list. */
export function AttemptsSection<Answer>(props: AttemptsSectionProps<Answer>) {
  const { title, description, count, read, empty, children } = props;
  const id = useId();
  // With the height of an empty list, which is the usual one.
  const isBare = count === 0 || (!read.data && read.isPending);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-14">
        {title}
        {count !== undefined && count > 0 && (
          <span className="ml-2 font-450 text-text-3 tabular-nums">{count}</span>
        )}
      </h2>
      <p className="mt-1 max-w-form text-12 text-text-3">{description}</p>
      <div
        className={cn(
          'mt-3 border-line [&_tr:last-child>td]:border-b-0',
          isBare ? 'border-t' : 'border bg-surface',
        )}
      >
        {read.data && (count === 0 ? <p className="py-3 text-text-2">{empty}</p> : children)}
        {!read.data && read.isPending && (
          <SkeletonRegion label={`Loading: ${title}`} className="flex h-11 items-center">
            <Skeleton className="w-72 max-w-full" />
          </SkeletonRegion>
        )}
        {!read.data && read.isError && (
          <LoadFailed query={read}>Couldn’t load this list.</LoadFailed>
        )}
      </div>
    </section>
  );
}
