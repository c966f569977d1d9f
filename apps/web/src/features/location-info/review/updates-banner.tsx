import type { LocationId } from '@placekeeper/contracts/core/id';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { GitCompareArrows } from 'lucide-react';
import { usePendingSources } from '../../../data/location-cache/pending-notices.ts';
import { formatCount } from '../../../lib/text/format.ts';

interface UpdatesBannerProps {
  readonly id: LocationId;
  readonly count: number;
  /** Whether the count is one: the updates may not have been loaded (ERR-2). */
  readonly known: boolean;
  readonly onReview: () => void;
}

/** DET-4: what came in since the page was opened, and how much waits in all. */
export function UpdatesBanner({ id, count, known, onReview }: UpdatesBannerProps) {
  const sources = usePendingSources(id);
  const waiting = count > 0 && formatCount(count, 'update');
  return (
    // Always there, so that what appears in it is spoken.
    <div role="status" className="not-empty:mt-4">
      {(count > 0 || (sources !== null && !known)) && (
        <Banner
          tone="pending"
          icon={<GitCompareArrows aria-hidden />}
          title={sources === null ? waiting : `Updates from ${sources} were received.`}
          actions={
            count > 0 && (
              <Button size="sm" onClick={onReview}>
                Review
              </Button>
            )
          }
        >
          {sources !== null && waiting}{' '}
          {count > 0 && `${count === 1 ? 'waits' : 'wait'} for your decision.`}
        </Banner>
      )}
    </div>
  );
}
