import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const widths = ['w-40', 'w-32', 'w-44', 'w-36', 'w-40', 'w-28'];

export function ItemSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonRegion className="border border-line bg-surface" label={label}>
      {widths.map((width, row) => (
        <div
          key={row}
          className="flex items-center gap-8 border-b border-line px-3 py-5 last:border-b-0"
        >
          <Skeleton className={width} />
          <Skeleton className="hidden w-96 md:block" />
          <Skeleton className="ml-auto w-20" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
