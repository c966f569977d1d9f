import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

export function AccountsSkeleton() {
  return (
    <SkeletonRegion className="border-t border-line" label="Loading Google accounts">
      {['w-52', 'w-44', 'w-56'].map((width) => (
        <div key={width} className="flex items-center gap-8 border-b border-line py-4">
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={width} />
            <Skeleton className="w-28" />
          </div>
          <Skeleton className="hidden w-24 md:block" />
          <Skeleton className="h-8 w-24 shrink-0" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
