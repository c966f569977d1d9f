import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { isReviewFiltered } from '../filters/review-filters.ts';
import type { Review } from '../filters/use-review-state.ts';

interface NothingHereProps {
  readonly archive: boolean;
  readonly review: Review;
  /** The link that clears is gone with what it cleared. */
  readonly onClear: () => void;
}

export function UpdatesEmpty({ archive, review, onClear }: NothingHereProps) {
  const here = archive ? 'gbp.updates.archive' : 'gbp.updates';
  if (isReviewFiltered(review.state, archive)) {
    return (
      <EmptyState
        action={
          <ButtonLink render={<Link to={to(here)} />} onClick={onClear}>
            Clear filters
          </ButtonLink>
        }
        variant="no-results"
      >
        No updates match these filters.
      </EmptyState>
    );
  }
  if (archive) {
    return (
      <EmptyState
        action={<ButtonLink render={<Link to={to('gbp.updates')} />}>Go to GBP updates</ButtonLink>}
        variant="first-use"
      >
        Nothing was decided yet. Each update that you accept, reject or dismiss is kept here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={to('gbp.updates.archive')} />}>Open the archive</ButtonLink>
      }
      variant="done"
    >
      <strong className="block font-600 text-text">All caught up</strong>
      No change to your profiles waits for a decision.
    </EmptyState>
  );
}
