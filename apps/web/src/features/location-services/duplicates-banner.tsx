import type { LocationId } from '@placekeeper/contracts/core/id';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { CopyX } from 'lucide-react';
import { formatNumber } from '../../lib/text/format.ts';
import { useRemoveDuplicates } from './use-remove-duplicates.ts';

interface DuplicatesBannerProps {
  readonly id: LocationId;
  readonly count: number;
}

/** SVC-7 */
export function DuplicatesBanner({ id, count }: DuplicatesBannerProps) {
  const { remove, pending } = useRemoveDuplicates(id);
  return (
    // Always there, so that what appears in it is spoken.
    <div role="status" className="not-empty:mt-4">
      {count > 0 && (
        <Banner
          tone="pending"
          icon={<CopyX aria-hidden />}
          title={
            count === 1
              ? 'One service is listed twice.'
              : `${formatNumber(count)} services are listed more than once.`
          }
          actions={
            <Button size="sm" loading={pending} onClick={remove}>
              Remove duplicates
            </Button>
          }
        >
          The first of each would stay.
        </Banner>
      )}
    </div>
  );
}
