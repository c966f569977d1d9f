import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const widths = ['w-56', 'w-44', 'w-64', 'w-48', 'w-52', 'w-40', 'w-60', 'w-44'];

export function ListSkeleton() {
  return (
    <SkeletonRegion label="Loading locations">
      {widths.map((width, row) => (
        <div key={row} className="flex h-11 items-center gap-8 border-b border-line px-3">
          <Skeleton className={width} />
          <Skeleton className="hidden w-72 lg:block" />
          <Skeleton className="hidden w-24 lg:block" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
