import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const sections = [4, 3, 5];

/** The form before its values: boxes where the boxes will be. */
export function LocationSkeleton() {
  return (
    <SkeletonRegion label="Loading the location">
      {sections.map((fields, section) => (
        <div
          key={section}
          className="grid max-w-202 gap-x-8 gap-y-4 border-line py-6 not-first:border-t lg:grid-cols-[12rem_minmax(0,36.5rem)]"
        >
          <div>
            <Skeleton className="w-24" />
            <Skeleton className="mt-3 w-40 max-lg:hidden" />
          </div>
          <div className="grid gap-5">
            {Array.from({ length: fields }, (_, field) => (
              <div key={field}>
                <Skeleton className="mb-2 w-28" />
                <Skeleton className="h-control-lg w-full" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
