import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useDeferredValue } from 'react';
import { Navigate } from 'react-router';
import type { ReviewPage } from '../../../data/updates/review-page.ts';
import { useSimilarCounts } from '../../../data/updates/similar-updates.ts';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import type { AskForRule } from '../rules/use-rule-question.ts';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { UpdatesEmpty } from './updates-empty.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { visibleUpdates, shownUpdate } from './next-update.ts';
import { UpdateSelectionBar } from './selection-bar.tsx';
import { UpdateList } from './update-list.tsx';
import { useActiveUpdate } from './use-active-update.ts';
import { useReviewKeys } from './use-review-keys.ts';
import type { Review } from '../filters/use-review-state.ts';
import { useUpdateSelection } from './use-update-selection.ts';
import { useTriage } from './use-triage.ts';

interface ReviewResultsProps {
  readonly archive: boolean;
  readonly page: ReviewPage;
  /** The page before is shown while the next one is on its way. */
  readonly stale: boolean;
  readonly review: Review;
  readonly focus: ReturnType<typeof useFocusRequest>;
  readonly toHeading: () => void;
  readonly onSimilar: (update: GoogleUpdate, opener: HTMLElement) => void;
  readonly onRule: AskForRule;
}

/** List and detail beside each other; where there is no room for two, one leads to the other. */
export function ReviewResults({
  archive,
  page,
  stale,
  review,
  focus,
  toHeading,
  onSimilar,
  onRule,
}: ReviewResultsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const { decide, decided, errors } = useDecisions();
  const { meta } = page.answer;
  const choice = useActiveUpdate(review);

  const isDecided = ({ id }: GoogleUpdate) => !archive && decided.has(id);
  const waits = (update: GoogleUpdate) => !isDecided(update) && !page.gone.includes(update.id);
  const left = page.items.filter((update) => !isDecided(update));
  const chosen = shownUpdate({
    updates: page.items,
    waits,
    isDecided,
    chosen: choice.id,
  });
  const selected = chosen ?? (wide ? left[0] : undefined);
  // The list answers a key in the next frame, the detail as soon as it is drawn.
  const beside = useDeferredValue(selected);
  const shown = visibleUpdates(left, selected, ({ id }) => errors.has(id));
  const countSimilar = useSimilarCounts(shown, archive ? undefined : beside, (id) =>
    decided.has(id),
  );
  const ticks = useUpdateSelection(review.addressOf({ page: review.state.page }));
  const ticked = archive ? [] : shown.filter((update) => waits(update) && ticks.has(update.id));
  const triage = useTriage({
    archive,
    choice,
    decide,
    focus,
    page,
    selected,
    shown,
    ticked,
    ticks,
    toHeading,
  });
  useReviewKeys({
    archive,
    askForRule: () => selected && onRule(selected),
    clearTicks: ticks.clear,
    hasTicks: ticked.length > 0,
    triage,
  });

  // UPD-2: past the end, as after deciding the last one of the last page.
  if (!stale && meta.total > 0 && meta.current_page > meta.last_page) {
    return <Navigate replace to={review.addressOf({ page: meta.last_page })} />;
  }
  const unread = unreadableIn(page.answer, 'google_updates');
  if (shown.length === 0) {
    if (unread > 0) return <UnreadRows count={unread} one="update" />;
    // What was decided here is not yet taken off the platform's total; what is left of it comes.
    return meta.total > page.items.length ? (
      <ReviewSkeleton />
    ) : (
      <UpdatesEmpty archive={archive} review={review} onClear={toHeading} />
    );
  }

  const failed = shown.filter(({ id }) => errors.has(id));
  const list = (wide || !beside) && (
    <UpdateList
      archive={archive}
      countSimilar={countSimilar}
      focus={focus}
      page={page}
      errors={errors}
      review={review}
      selected={selected}
      shown={shown}
      ticks={ticks}
      toHeading={toHeading}
      waits={waits}
    />
  );

  return (
    <div
      aria-busy={stale}
      // A link says where it leads; what else is clicked chooses after this.
      onClickCapture={choice.follow}
      className="-mx-gutter transition-opacity aria-busy:opacity-60 aria-busy:delay-150 lg:grid lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]"
    >
      <VisuallyHidden role="alert">
        {failed.map(({ id, location }) => `${location.name}: ${errors.get(id)}`).join(' ')}
      </VisuallyHidden>
      {list && (
        <div className="min-w-0">
          <UnreadRows className="px-gutter" count={unread} one="update" />
          {list}
        </div>
      )}
      {beside && (
        <ReviewDetail
          alone={!wide}
          failed={failed}
          focus={focus}
          isGone={page.gone.includes(beside.id)}
          error={errors.get(beside.id)}
          review={review}
          similar={archive ? 1 : countSimilar(beside)}
          update={beside}
          onSimilar={onSimilar}
          onRule={onRule}
          onDecide={(action) => triage.decideOne(action, beside)}
        />
      )}
      <UpdateSelectionBar ticked={ticked} onClear={ticks.clear} onDecide={triage.decideTicked} />
    </div>
  );
}
