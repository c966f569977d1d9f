import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';

const sections = [3, 3];

/** The two sections before their values: a card for each way there is. */
export function SettingsSkeleton() {
  return (
    <SkeletonRegion label="Loading the settings">
      {sections.map((cards, section) => (
        <div
          key={section}
          className="grid max-w-202 gap-x-8 gap-y-4 border-line py-6 not-first:border-t lg:grid-cols-[12rem_minmax(0,36.5rem)]"
        >
          <div>
            <Skeleton className="w-24" />
            <Skeleton className="mt-3 w-40 max-lg:hidden" />
          </div>
          <div className="grid gap-2">
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} className="h-14 w-full rounded-8" />
            ))}
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
