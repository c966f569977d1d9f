import type { LocationId } from '@placekeeper/contracts/core/id';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { GitCompareArrows } from 'lucide-react';
import { usePendingSources } from '../../../data/pending-notices.ts';
import { formatCount } from '../../../lib/format.ts';

interface UpdatesBannerProps {
  readonly id: LocationId;
  readonly count: number;
  readonly onReview: () => void;
}

/** DET-4: what came in since the page was opened, and how much waits in all. */
export function UpdatesBanner({ id, count, onReview }: UpdatesBannerProps) {
  const sources = usePendingSources(id);
  return (
    // Always there, so that what appears in it is spoken.
    <div role="status" className="not-empty:mt-4">
      {(sources !== null || count > 0) && (
        <Banner
          tone="pending"
          icon={<GitCompareArrows aria-hidden />}
          title={sources !== null && `Updates from ${sources} were received.`}
          actions={
            count > 0 && (
              <Button size="sm" onClick={onReview}>
                Review
              </Button>
            )
          }
        >
          {count > 0 &&
            `${formatCount(count, 'update of this profile waits', 'updates of this profile wait')} for your decision.`}
        </Banner>
      )}
    </div>
  );
}
