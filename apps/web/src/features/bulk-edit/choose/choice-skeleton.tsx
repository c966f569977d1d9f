import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const widths = ['w-56', 'w-44', 'w-64', 'w-48', 'w-52', 'w-40', 'w-60', 'w-44'];
/** The height of a full page, so that the steps below stay in place when the rows have loaded. */
const rows = Array.from({ length: 25 }, (_, row) => widths[row % widths.length]);

interface ChoiceSkeletonProps {
  /** The number of columns after the name. Without it, rows have a checkbox and an address. */
  readonly columns?: number;
}

export function ChoiceSkeleton({ columns }: ChoiceSkeletonProps) {
  const cells = columns ? Array.from({ length: columns }, () => 'w-20') : ['w-72'];
  return (
    <SkeletonRegion
      className="md:rounded-8 md:border md:border-line md:bg-surface"
      label="Loading locations"
    >
      {rows.map((width, row) => (
        <div
          key={row}
          className="flex h-11 items-center gap-3 border-b border-line last:border-b-0 md:px-3"
        >
          {!columns && <Skeleton className="size-4 shrink-0" />}
          <span className="w-64 shrink-0">
            <Skeleton className={width} />
          </span>
          {cells.map((cell, column) => (
            <span key={column} className="hidden grow md:block">
              <Skeleton className={cell} />
            </span>
          ))}
        </div>
      ))}
    </SkeletonRegion>
  );
}
