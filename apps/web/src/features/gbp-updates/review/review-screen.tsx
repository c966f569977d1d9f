import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { PageHeader } from '@placekeeper/ui/page-header';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Archive, Inbox } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { updateQueries } from '../../../data/updates/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { SimilarDialog } from '../similar/similar-dialog.tsx';
import { toListQuery, toMetaQuery } from '../filters/review-filters.ts';
import { ReviewKeysHelp } from './review-keys-help.tsx';
import { ReviewResults } from './review-results.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import { RuleQuestion } from '../rules/rule-question.tsx';
import { useRuleQuestion } from '../rules/use-rule-question.ts';
import { useQuestion } from '../rules/use-question.ts';
import { useReviewState } from '../filters/use-review-state.ts';

interface ReviewScreenProps {
  readonly archive: boolean;
}

/** UPD-1, UPD-6: what waits for a decision, or what was decided. */
export function ReviewScreen({ archive }: ReviewScreenProps) {
  const review = useReviewState();
  const page = usePrefetched(updateQueries.review(toListQuery(review.state, archive)));
  const meta = usePrefetched(updateQueries.meta(toMetaQuery(review.state, archive)));
  const focus = useFocusRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  const similar = useQuestion();
  const rule = useRuleQuestion();

  return (
    <>
      <PageHeader
        ref={heading}
        title={archive ? 'GBP update archive' : 'GBP updates'}
        count={
          page.data && (
            <span role="status">
              {howMany(page.data.answer, archive) ?? <VisuallyHidden>No updates</VisuallyHidden>}
            </span>
          )
        }
        actions={
          <>
            <ReviewKeysHelp archive={archive} />
            {archive ? <ToUpdates /> : <ToArchive />}
          </>
        }
      />
      <ReviewToolbar
        archive={archive}
        review={review}
        meta={meta.data}
        toHeading={toHeading}
        total={page.data?.answer.meta.total ?? 0}
      />
      {page.data && (
        <ReviewResults
          archive={archive}
          focus={focus}
          page={page.data}
          review={review}
          stale={page.isPlaceholderData}
          toHeading={toHeading}
          onSimilar={similar.ask}
          onRule={rule.ask}
        />
      )}
      {similar.update && (
        <SimilarDialog
          key={similar.update.id}
          finalFocus={() => similar.opener() ?? heading.current}
          open={similar.open}
          update={similar.update}
          onClose={similar.close}
          onDecided={() => {
            similar.close();
            review.change({ page: review.state.page }, { replace: true });
          }}
        />
      )}
      <RuleQuestion fallback={heading} question={rule} />
      {!page.data && page.isPending && <ReviewSkeleton />}
      {!page.data && page.isError && (
        // ERR-1
        <EmptyState
          retrying={page.isFetching}
          variant="error"
          onRetry={() => {
            focus.request('results');
            void page.refetch();
          }}
        >
          The updates could not be loaded. {page.error.message}
        </EmptyState>
      )}
    </>
  );
}

function howMany(
  { meta, total_locations }: { meta: { total: number }; total_locations?: number | undefined },
  archive: boolean,
): string | undefined {
  if (meta.total === 0) return undefined;
  const count = `${formatNumber(meta.total)} ${archive ? 'settled' : 'waiting'}`;
  return total_locations === undefined
    ? count
    : `${count} in ${formatCount(total_locations, 'location')}`;
}

function ToArchive() {
  return (
    <ButtonLink
      icon={<Archive aria-hidden />}
      render={<Link to={to('gbp.updates.archive')} />}
      variant="ghost"
    >
      Archive
    </ButtonLink>
  );
}

function ToUpdates() {
  return (
    <ButtonLink
      icon={<Inbox aria-hidden />}
      render={<Link to={to('gbp.updates')} />}
      variant="ghost"
    >
      To review
    </ButtonLink>
  );
}
