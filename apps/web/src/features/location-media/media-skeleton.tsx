import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { photoGrid } from './photo-grid-style.ts';

export function MediaSkeleton() {
  return (
    <SkeletonRegion label="Loading the photos" className="pt-4">
      <Skeleton className="mb-5 h-control w-72 max-w-full" />
      <div className={photoGrid}>
        {Array.from({ length: 12 }, (_, tile) => (
          <div key={tile}>
            <Skeleton className="aspect-4/3 h-auto w-full rounded-8" />
            <Skeleton className="mt-3 w-24" />
            <Skeleton className="mt-2 w-32" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
