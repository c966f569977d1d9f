import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';

const categories = [8, 4];

export function ServicesSkeleton() {
  return (
    <SkeletonRegion label="Loading the services">
      <Skeleton className="mt-4 h-control w-full max-w-80" />
      {categories.map((rows, category) => (
        <SectionSkeleton key={category}>
          <div className="grid gap-5">
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} className="w-56" />
            ))}
          </div>
        </SectionSkeleton>
      ))}
    </SkeletonRegion>
  );
}
