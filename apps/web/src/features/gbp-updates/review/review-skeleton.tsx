import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const widths = ['w-56', 'w-44', 'w-52', 'w-48', 'w-60', 'w-40', 'w-56', 'w-44'];

export function ReviewSkeleton() {
  return (
    <SkeletonRegion
      label="Loading updates"
      className="-mx-gutter lg:grid lg:grid-cols-[minmax(22rem,33%)_minmax(0,1fr)]"
    >
      <div className="border-line bg-surface lg:border-r">
        {widths.map((width, row) => (
          <div
            key={row}
            className="grid h-20.25 content-center gap-3 border-b border-line px-gutter"
          >
            <Skeleton className={width} />
            <Skeleton className="w-64" />
            <Skeleton className="w-24" />
          </div>
        ))}
      </div>
      <div className="hidden content-start gap-4 px-8 py-6 lg:grid">
        <Skeleton className="w-64" />
        <Skeleton className="h-5 w-80" />
        <Skeleton className="mt-2 h-40 w-full max-w-190" />
      </div>
    </SkeletonRegion>
  );
}
