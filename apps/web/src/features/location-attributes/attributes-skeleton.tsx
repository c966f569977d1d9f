import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const groups = [6, 4, 5];

export function AttributesSkeleton() {
  return (
    <SkeletonRegion label="Loading the attributes">
      <Skeleton className="mt-4 h-control w-full max-w-80" />
      {groups.map((rows, group) => (
        <div
          key={group}
          className="grid max-w-202 gap-x-8 gap-y-4 border-line py-6 not-first:border-t lg:grid-cols-[12rem_minmax(0,36.5rem)]"
        >
          <Skeleton className="w-24" />
          <div className="grid gap-5">
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="flex items-center justify-between gap-4">
                <Skeleton className="w-44" />
                <Skeleton className="h-8 w-40" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
