import { Skeleton } from '@placekeeper/ui/skeleton';
import type { ReactNode } from 'react';

interface SectionSkeletonProps {
  readonly children: ReactNode;
}

/** A placeholder for a `FormSection`. The description has a placeholder only on wide screens. */
export function SectionSkeleton({ children }: SectionSkeletonProps) {
  return (
    <div className="grid max-w-228 gap-x-8 gap-y-4 pt-6 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <div>
        <Skeleton className="w-24" />
        <Skeleton className="mt-3 w-40 max-lg:hidden" />
      </div>
      {children}
    </div>
  );
}
