import { ButtonLink } from '@placekeeper/ui/button-link';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { PageHeader } from '@placekeeper/ui/page-header';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Archive, Inbox, Keyboard, ShieldX } from 'lucide-react';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isSameList } from '../filters/should-revalidate-list.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { countHeldMatching, remainingTotals } from '../../../data/updates/held-count.ts';
import { batchDecisions, heldDecisions } from '../../../data/updates/held-decisions.ts';
import {
  usePendingDecisions,
  useSendingDecisions,
} from '../../../data/updates/pending-decisions.ts';
import { updateQueries } from '../../../data/updates/queries.ts';
import { useStore } from '../../../lib/browser/external-store.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { SimilarDialog } from '../../../widgets/decisions/similar-dialog.tsx';
import { isReviewFiltered, toListQuery, toMetaQuery } from '../filters/review-state.ts';
import { ReviewResults } from './review-results.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import { RuleQuestion } from '../rules/rule-question.tsx';
import { useRuleQuestion } from '../rules/use-rule-question.ts';
import { useUpdateDialog } from '../rules/use-update-dialog.ts';
import { useReviewState } from '../filters/use-review-state.ts';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { Kbd } from '@placekeeper/ui/kbd';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

const GroupedResults = lazy(async () => ({
  default: (await whenOnline(() => import('../groups/grouped-results.tsx'))).GroupedResults,
}));

interface ReviewScreenProps {
  readonly archive: boolean;
}

export function ReviewScreen({ archive }: ReviewScreenProps) {
  const review = useReviewState();
  const page = usePrefetched(updateQueries.review(toListQuery(review.state, archive)));
  const meta = usePrefetched(updateQueries.meta(toMetaQuery(review.state, archive)));
  const focus = useFocusRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  const similar = useUpdateDialog();
  const rule = useRuleQuestion();
  const here = useLocation();
  const grouped = !archive && review.state.group === 'change';
  const decisions = useStore(heldDecisions);
  const sending = useSendingDecisions();
  const filters = toMetaQuery(review.state, archive);
  const held = archive ? 0 : countHeldMatching(decisions, filters);
  const batches = useStore(batchDecisions);
  // The answer still contains the updates that a job is resolving.
  const inJobs = (page.data?.answer.google_updates ?? [])
    .map(({ id }) => id)
    .filter(
      (id) =>
        batches.some(({ ids }) => ids.includes(id)) &&
        !sending.includes(id) &&
        !decisions.some(({ ids }) => ids.includes(id)),
    );
  const unanswered = archive
    ? []
    : [
        ...decisions,
        { ids: [...sending, ...inJobs] },
        ...batches.map(({ matching }) => ({ ids: [], matching })),
      ];
  const total = Math.max(
    0,
    (page.data?.answer.meta.total ?? 0) - countHeldMatching(unanswered, filters),
  );
  // On a slow network, one of the two reads can be older than the other.
  const isOtherMoment =
    (page.isFetching || meta.isFetching) &&
    !page.isPlaceholderData &&
    !meta.isPlaceholderData &&
    meta.data?.change_source_totals?.[filters.change_source ?? 'all'] !==
      page.data?.answer.meta.total;
  const { inJob } = usePendingDecisions();
  const isSending = !archive && inJob;
  const isEmpty =
    !isSending &&
    !page.isPlaceholderData &&
    page.data?.items.length === 0 &&
    total + held + sending.length + inJobs.length === 0 &&
    !grouped &&
    !isReviewFiltered(review.state, archive);

  return (
    <>
      <PageHeader
        ref={heading}
        title={archive ? 'Resolved updates' : 'GBP updates'}
        count={
          page.data && (
            <span role="status">
              {isSending
                ? 'Resolving updates…'
                : (howMany(
                    total,
                    held,
                    sending.length + inJobs.length > 0
                      ? undefined
                      : page.data.answer.total_locations,
                    archive,
                  ) ?? <VisuallyHidden>No updates</VisuallyHidden>)}
            </span>
          )
        }
        actions={
          <>
            <ReviewKeysHelp archive={archive} grouped={grouped} />
            <ToRules />
            {archive ? <ToUpdates /> : <ToArchive />}
          </>
        }
      />
      <ReviewToolbar
        archive={archive}
        isHidden={isEmpty}
        review={review}
        meta={
          isSending || isOtherMoment ? undefined : remainingTotals(meta.data, unanswered, filters)
        }
        toHeading={toHeading}
        held={held}
        total={isSending ? 0 : total}
      />
      {grouped && (
        <Suspense fallback={<ReviewSkeleton />}>
          <GroupedResults
            key={JSON.stringify(toMetaQuery(review.state, false))}
            filters={toMetaQuery(review.state, false)}
            heading={heading}
            review={review}
            total={
              page.isFetching || isSending || held + sending.length + inJobs.length > 0
                ? undefined
                : page.data && total
            }
          />
        </Suspense>
      )}
      {!grouped && page.data && (
        <ReviewResults
          archive={archive}
          focus={focus}
          isFetching={page.isFetching}
          page={page.data}
          review={review}
          stale={page.isPlaceholderData}
          total={total}
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
          onUndo={([first]) => {
            if (!isSameList(here, window.location)) return;
            review.change({ page: review.state.page, update: first }, { replace: true });
            focus.request('update');
          }}
          onClose={similar.close}
          onDecided={() => {
            similar.finish();
            review.change({ page: review.state.page }, { replace: true });
          }}
        />
      )}
      <RuleQuestion fallback={heading} question={rule} />
      {!grouped && !page.data && page.isPending && <ReviewSkeleton />}
      {!grouped && !page.data && page.isError && (
        <LoadFailed whole query={page} onRetry={() => focus.request('results')}>
          Couldn’t load updates.
        </LoadFailed>
      )}
    </>
  );
}

function howMany(
  total: number,
  held: number,
  locations: number | undefined,
  archive: boolean,
): string | undefined {
  if (total + held === 0) return undefined;
  const count = `${formatNumber(total)} ${archive ? 'resolved' : 'to review'}`;
  // Leaves out the locations, because the platform still counts the locations of decisions without a response.
  if (held > 0) return `${count}, ${formatNumber(held)} resolved (you can still undo)`;
  return locations === undefined ? count : `${count} at ${formatCount(locations, 'location')}`;
}

function ToRules() {
  return (
    <ButtonLink icon={<ShieldX aria-hidden />} render={<Link to={to('gbp.updates.rules')} />}>
      Rules
    </ButtonLink>
  );
}

function ToArchive() {
  return (
    <ButtonLink icon={<Archive aria-hidden />} render={<Link to={to('gbp.updates.archive')} />}>
      Resolved
    </ButtonLink>
  );
}

function ToUpdates() {
  return (
    <ButtonLink icon={<Inbox aria-hidden />} render={<Link to={to('gbp.updates')} />}>
      To review
    </ButtonLink>
  );
}

const moving = [
  { keys: 'j', does: 'Next update' },
  { keys: 'k', does: 'Previous update' },
] as const;

const always = { keys: 'shift+r', does: 'Always reject changes like this' } as const;

const deciding = [
  { keys: 'a', does: 'Accept' },
  { keys: 'r', does: 'Reject' },
  { keys: 'd', does: 'Dismiss' },
  always,
  { keys: 'u', does: 'Undo (for a few seconds)' },
  { keys: 'x', does: 'Select to resolve several together' },
  { keys: 'shift+x', does: 'Select range' },
  { keys: 'Escape', does: 'Clear selection' },
] as const;

const grouping = [
  { keys: 'j', does: 'Next group' },
  { keys: 'k', does: 'Previous group' },
  { keys: 'shift+a', does: 'Open the group, or accept the open group' },
  { keys: 'shift+r', does: 'Open the group, or reject the open group' },
  { keys: 'shift+d', does: 'Open the group, or dismiss the open group' },
  { keys: 'u', does: 'Undo (for a few seconds)' },
] as const;

interface ReviewKeysHelpProps {
  readonly archive: boolean;
  readonly grouped: boolean;
}

function ReviewKeysHelp({ archive, grouped }: ReviewKeysHelpProps) {
  const [open, setOpen] = useState(false);
  const on = useShortcutsOn();
  useHotkey('?', () => setOpen(true), { enabled: on });
  const shown = grouped ? grouping : archive ? [...moving, always] : [...moving, ...deciding];
  return (
    <Dialog
      open={open}
      size="sm"
      title="Keyboard shortcuts"
      description={
        <>
          {on ? 'You can turn these off in ' : 'Single-key shortcuts are off. Turn them on in '}
          <Link
            className="text-accent-text underline underline-offset-3"
            to={to('settings')}
            onClick={() => setOpen(false)}
          >
            Settings
          </Link>
          .
        </>
      }
      trigger={
        <Button
          className="keyless:hidden"
          icon={<Keyboard aria-hidden />}
          kbd={on ? '?' : undefined}
        >
          Shortcuts
        </Button>
      }
      onOpenChange={setOpen}
    >
      <dl>
        {[...shown, { keys: '?', does: 'Show shortcuts' }].map(({ keys, does }) => (
          <div
            key={does}
            className="flex min-h-9 items-center justify-between gap-4 border-t border-line py-1.5"
          >
            <dt className="order-last shrink-0">
              <Kbd keys={keys} />
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
