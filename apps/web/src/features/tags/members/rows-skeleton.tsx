import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const widths = ['w-24', 'w-36', 'w-28', 'w-44', 'w-32', 'w-24'];

interface RowsSkeletonProps {
  readonly label: string;
  /** Whether the search field above the rows has to load, too. */
  readonly withSearch?: boolean;
}

export function RowsSkeleton({ label, withSearch = false }: RowsSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {withSearch && <Skeleton className="mb-3 h-control w-full md:w-80" />}
      <div className="md:border md:border-line md:bg-surface">
        {widths.map((width, row) => (
          <div
            key={row}
            className="flex h-11 items-center justify-between gap-8 border-b border-line px-3 last:border-b-0"
          >
            <Skeleton className={width} />
            <Skeleton className="w-8" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
