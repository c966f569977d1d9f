import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';

const sections = [3, 3];

/** The two sections before their values: a card for each way there is. */
export function SettingsSkeleton() {
  return (
    <SkeletonRegion label="Loading the settings">
      {sections.map((cards, section) => (
        <SectionSkeleton key={section}>
          <div className="grid gap-2">
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} className="h-14 w-full rounded-8" />
            ))}
          </div>
        </SectionSkeleton>
      ))}
    </SkeletonRegion>
  );
}
