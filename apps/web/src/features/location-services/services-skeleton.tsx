import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const categories = [8, 4];

export function ServicesSkeleton() {
  return (
    <SkeletonRegion label="Loading the services">
      <Skeleton className="mt-4 h-control w-full max-w-80" />
      {categories.map((rows, category) => (
        <div
          key={category}
          className="grid max-w-202 gap-x-8 gap-y-4 border-line py-6 not-first:border-t lg:grid-cols-[12rem_minmax(0,36.5rem)]"
        >
          <div>
            <Skeleton className="w-24" />
            <Skeleton className="mt-3 w-40" />
          </div>
          <div className="grid gap-5">
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} className="w-56" />
            ))}
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
