import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';

const sections = [4, 3, 5];

/** The form before its values: boxes where the boxes will be. */
export function LocationSkeleton() {
  return (
    <SkeletonRegion label="Loading the location">
      {sections.map((fields, section) => (
        <SectionSkeleton key={section}>
          <div className="grid gap-5">
            {Array.from({ length: fields }, (_, field) => (
              <div key={field}>
                <Skeleton className="mb-2 w-28" />
                <Skeleton className="h-control-lg w-full" />
              </div>
            ))}
          </div>
        </SectionSkeleton>
      ))}
    </SkeletonRegion>
  );
}
