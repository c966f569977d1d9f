import { unreadableIn } from '@placekeeper/contracts/core/decode';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ReviewPage } from '../../../data/updates/review-page.ts';
import { useSimilarCounts } from '../../../data/updates/similar-updates.ts';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { resolutions } from '../../../data/updates/decide-update.ts';
import { usePendingDecisions } from '../../../data/updates/pending-decisions.ts';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import type { AskForRule } from '../rules/use-rule-question.ts';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { visibleUpdates, shownUpdate } from './next-update.ts';
import { UpdateList } from './update-list.tsx';
import { useActiveUpdate } from './use-active-update.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { isSameList } from '../filters/should-revalidate-list.ts';
import { UpdatesEmpty } from '../filters/updates-empty.tsx';
import type { Review } from '../filters/use-review-state.ts';
import { useUpdateSelection } from './use-update-selection.ts';
import { useTriage } from './use-triage.ts';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { formatNumber } from '../../../lib/text/format.ts';
import { EmptyState } from '@placekeeper/ui/empty-state';

interface ReviewResultsProps {
  readonly archive: boolean;
  readonly page: ReviewPage;
  /** Whether `page` is the previous page, shown until the next page arrives. */
  readonly stale: boolean;
  readonly isFetching: boolean;
  /** Excludes updates with a decision that is not sent yet. */
  readonly total: number;
  readonly review: Review;
  readonly focus: ReturnType<typeof useFocusRequest>;
  readonly toHeading: () => void;
  readonly onSimilar: (update: GoogleUpdate, opener: HTMLElement) => void;
  readonly onRule: AskForRule;
}

/** List and detail side by side; on narrow screens one at a time, and on paper one below the other. */
export function ReviewResults({
  archive,
  page,
  stale,
  isFetching,
  total,
  review,
  focus,
  toHeading,
  onSimilar,
  onRule,
}: ReviewResultsProps) {
  const wide = useMediaQuery('print, (min-width: 64rem)');
  const here = useLocation();
  const { decide, decided, decisionOf, errors } = useDecisions();
  const { meta } = page.answer;
  const choice = useActiveUpdate(review);
  const { held, sending, inJob } = usePendingDecisions();
  const isUnsent = held + sending > 0 || inJob;

  const isDecided = (update: GoogleUpdate) => !archive && decisionOf(update) !== undefined;
  const waits = (update: GoogleUpdate) => !isDecided(update) && !page.gone.includes(update.id);
  const left = page.items.filter((update) => !isDecided(update));
  const chosen = shownUpdate({
    updates: page.items,
    waits,
    isDecided,
    chosen: choice.id,
  });
  const selected = chosen ?? (wide ? left[0] : undefined);
  // Deferred, so that the list responds to a key in the next frame.
  const beside = useDeferredValue(selected);
  const shown = visibleUpdates(left, selected, ({ id }) => errors.has(id));
  const countSimilar = useSimilarCounts(archive ? [] : shown, archive ? undefined : beside, (id) =>
    decided.has(id),
  );
  const ticks = useUpdateSelection(review.addressOf({ page: review.state.page }));
  const ticked = archive ? [] : shown.filter((update) => waits(update) && ticks.has(update.id));
  const triage = useTriage({
    archive,
    choice,
    decide,
    focus,
    isShown: () => isSameList(here, window.location),
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

  // The page is past the end, for example after the last update was resolved.
  if (!stale && meta.total > 0 && meta.current_page > meta.last_page) {
    return <Navigate replace to={review.addressOf({ page: meta.last_page })} />;
  }
  // Held decisions moved all rows of the page to the previous page.
  if (!stale && shown.length === 0 && page.movedUp.length > 0) {
    return <Navigate replace to={review.addressOf({ page: meta.current_page - 1 })} />;
  }
  const unread = unreadableIn(page.answer, 'google_updates');
  if (shown.length === 0) {
    if (unread > 0) return <UnreadRows count={unread} one="update" />;
    if (total === 0) return <UpdatesEmpty archive={archive} review={review} onClear={toHeading} />;
    // The platform counts more updates than the page has, so more may follow.
    if (isFetching || archive || !isUnsent) return <ReviewSkeleton />;
    return (
      <EmptyState variant="no-results">
        All updates on this page are resolved. If there are more, they appear soon.
      </EmptyState>
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
      total={total}
      waits={waits}
    />
  );

  return (
    <div
      aria-busy={stale}
      // Drops the selection that the URL doesn't have yet, because a clicked link selects by its URL.
      onClickCapture={choice.follow}
      className="-mx-gutter transition-opacity aria-busy:opacity-60 aria-busy:delay-150 lg:grid lg:grow lg:grid-cols-[minmax(22rem,33%)_minmax(0,1fr)] lg:grid-rows-[1fr_auto]"
      data-fill=""
    >
      <VisuallyHidden role="alert">
        {failed.map(({ id, location }) => `${nameWithCode(location)}: ${errors.get(id)}`).join(' ')}
      </VisuallyHidden>
      {list && (
        <div className="flex min-w-0 flex-col">
          <UnreadRows className="px-gutter" count={unread} one="update" />
          {list}
        </div>
      )}
      {beside && (
        <ReviewDetail
          alone={!wide}
          failed={failed}
          focus={focus}
          hasTicks={ticked.length > 0}
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

interface UpdateSelectionBarProps {
  readonly ticked: readonly GoogleUpdate[];
  readonly onDecide: (action: UpdateAction) => void;
  readonly onClear: () => void;
}

const actions = [
  { action: 'accept', name: 'Accept', key: 'a' },
  { action: 'reject', name: 'Reject', key: 'r' },
  { action: 'dismiss', name: 'Dismiss', key: 'd' },
] as const;

/** Actions for the ticked updates; a count appears where an action doesn't apply to all of them. */
function UpdateSelectionBar({ ticked, onDecide, onClear }: UpdateSelectionBarProps) {
  const keys = useShortcutsOn();
  if (ticked.length === 0) return null;
  const possibleFor = (action: UpdateAction) =>
    ticked.filter((update) => updateCan(action, update).allowed).length;
  const limits = actions.flatMap(({ action }) => {
    const possible = possibleFor(action);
    return possible > 0 && possible < ticked.length
      ? `${formatNumber(ticked.length - possible)} can’t be ${resolutions[action]}`
      : [];
  });
  return (
    <div
      aria-label="Selected updates"
      className="sticky bottom-0 short:static z-10 col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-surface px-gutter py-2.5 shadow-bar print:hidden"
      data-save-bar=""
      role="region"
    >
      <div className="flex flex-[1_1_12rem] items-center gap-3">
        <strong className="font-600 tabular-nums">{formatNumber(ticked.length)} selected</strong>
        <Button size="sm" variant="link" onClick={onClear}>
          Clear
        </Button>
        <span className="text-text-2 tabular-nums">{limits.join(', ')}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ action, name, key }) => {
          const possible = possibleFor(action);
          const [first] = ticked;
          const reason = first && updateCan(action, first).reason;
          return (
            <Button
              key={action}
              disabledReason={possible === 0 ? (reason ?? 'Not available right now') : undefined}
              kbd={keys && possible > 0 ? key : undefined}
              variant={action === 'dismiss' ? 'ghost' : 'secondary'}
              onClick={() => onDecide(action)}
            >
              {name} {possible > 0 && formatNumber(possible)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
