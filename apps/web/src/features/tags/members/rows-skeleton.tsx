import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const widths = ['w-24', 'w-36', 'w-28', 'w-44', 'w-32', 'w-24'];

interface RowsSkeletonProps {
  readonly label: string;
}

export function RowsSkeleton({ label }: RowsSkeletonProps) {
  return (
    <SkeletonRegion className="md:border md:border-line md:bg-surface" label={label}>
      {widths.map((width, row) => (
        <div
          key={row}
          className="flex h-11 items-center justify-between gap-8 border-b border-line px-3 last:border-b-0"
        >
          <Skeleton className={width} />
          <Skeleton className="w-8" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
