import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Navigate } from 'react-router';
import type { ReviewPage } from '../../data/review-page.ts';
import { useDecisions } from '../../data/update-decisions.ts';
import { NothingHere } from './nothing-here.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { nextUnresolved, selectedOf } from './selection.ts';
import { UpdateList } from './update-list.tsx';
import type { Review } from './use-review-state.ts';

interface ReviewResultsProps {
  readonly archive: boolean;
  readonly page: ReviewPage;
  /** The page before is shown while the next one is on its way. */
  readonly stale: boolean;
  readonly review: Review;
  readonly focus: ReturnType<typeof useFocusRequest>;
  readonly toHeading: () => void;
}

/** List and detail beside each other; where there is no room for two, one leads to the other. */
export function ReviewResults({
  archive,
  page,
  stale,
  review,
  focus,
  toHeading,
}: ReviewResultsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const { decide, decided, problems } = useDecisions();
  const { meta } = page.answer;

  const isDecided = ({ id }: GoogleUpdate) => !archive && decided.has(id);
  const waits = (update: GoogleUpdate) => !isDecided(update) && !page.gone.includes(update.id);
  const shown = page.items.filter((update) => !isDecided(update));
  const chosen = selectedOf({
    updates: page.items,
    waits,
    isDecided,
    chosen: review.state.update,
  });
  const selected = chosen ?? (wide ? shown[0] : undefined);

  // UPD-2: past the end, as after deciding the last one of the last page.
  if (!stale && meta.total > 0 && meta.current_page > meta.last_page) {
    return <Navigate replace to={review.addressOf({ page: meta.last_page })} />;
  }
  if (shown.length === 0) {
    // What was decided here is not yet taken off the platform's total; what is left of it comes.
    return meta.total > page.items.length ? (
      <ReviewSkeleton />
    ) : (
      <NothingHere archive={archive} review={review} onClear={toHeading} />
    );
  }

  const onDecide = (action: UpdateAction, update: GoogleUpdate) => {
    const next = nextUnresolved(page.items, waits, update.id);
    if (next) focus.request(`update ${next.id}`);
    else toHeading();
    decide(action, update.id);
    review.change({ page: review.state.page, update: next?.id }, { replace: true });
  };

  const failed = shown.filter(({ id }) => problems.has(id));
  const list = (wide || !selected) && (
    <UpdateList
      archive={archive}
      focus={focus}
      page={page}
      problems={problems}
      review={review}
      selected={selected}
      shown={shown}
      toHeading={toHeading}
    />
  );

  return (
    <div
      aria-busy={stale}
      className="-mx-gutter transition-opacity aria-busy:opacity-60 aria-busy:delay-150 lg:grid lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]"
    >
      <VisuallyHidden role="alert">
        {failed.map(({ id, location }) => `${location.name}: ${problems.get(id)}`).join(' ')}
      </VisuallyHidden>
      {list}
      {selected && (
        <ReviewDetail
          // What was opened in one does not stay open in the next.
          key={selected.id}
          alone={!wide}
          failed={failed}
          focus={focus}
          isGone={page.gone.includes(selected.id)}
          problem={problems.get(selected.id)}
          review={review}
          update={selected}
          onDecide={(action) => onDecide(action, selected)}
        />
      )}
    </div>
  );
}
