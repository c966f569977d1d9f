import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

test('a line separates the placeholders of sections, and none is above the first', async () => {
  await renderScreen(
    <SkeletonRegion label="Loading location">
      {[1, 2].map((section) => (
        <SectionSkeleton key={section}>
          <Skeleton />
        </SectionSkeleton>
      ))}
    </SkeletonRegion>,
  );
  const lines = [...document.querySelectorAll('[role=status] > div')].map(
    (section) => getComputedStyle(section).borderTopWidth,
  );
  expect(lines).toEqual(['0px', '1px']);
});
