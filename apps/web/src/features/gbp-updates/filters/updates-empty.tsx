import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Archive, Check } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { isReviewFiltered } from './review-state.ts';
import type { Review } from './use-review-state.ts';

interface UpdatesEmptyProps {
  readonly archive: boolean;
  readonly review: Review;
  /** Focuses the heading, because the link disappears with the filters. */
  readonly onClear: () => void;
}

export function UpdatesEmpty({ archive, review, onClear }: UpdatesEmptyProps) {
  const here = archive ? 'gbp.updates.archive' : 'gbp.updates';
  if (isReviewFiltered(review.state, archive)) {
    return (
      <EmptyState
        action={
          <ButtonLink
            render={<Link to={to(here, {}, { group: review.state.group })} />}
            onClick={onClear}
          >
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
        icon={<Archive />}
        variant="first-use"
      >
        No resolved updates yet. Updates you accept, reject or dismiss appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={to('gbp.updates.archive')} />}>
          View resolved updates
        </ButtonLink>
      }
      icon={<Check />}
      title="All caught up"
      variant="done"
    >
      No updates to review. New updates appear here when something changes on Google.
    </EmptyState>
  );
}
