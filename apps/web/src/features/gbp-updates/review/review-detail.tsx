import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isResolved, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CountSimilar } from '../../../data/updates/similar-updates.ts';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { UpdateTitle } from '../../../widgets/updates/update-title.tsx';
import { AlwaysReject } from '../rules/always-reject.tsx';
import { ReopenUpdate } from '../detail/reopen-update.tsx';
import { UpdateDetail } from '../detail/update-detail.tsx';
import type { AskForRule } from '../rules/use-rule-question.ts';
import type { Review } from '../filters/use-review-state.ts';
import { ErrorText } from '../../../widgets/page/error-text.tsx';

interface ReviewDetailProps {
  readonly update: GoogleUpdate;
  /** The update is no longer pending, but stays in the list until the next load. */
  readonly isGone: boolean;
  /** Whether any updates are ticked: single-key shortcuts then apply to the ticked updates. */
  readonly hasTicks: boolean;
  /** Whether the detail pane is shown without the list. */
  readonly alone: boolean;
  readonly error: string | undefined;
  readonly failed: readonly GoogleUpdate[];
  readonly review: Review;
  readonly focus: ReturnType<typeof useFocusRequest>;
  readonly similar: ReturnType<CountSimilar>;
  readonly onDecide: (action: UpdateAction) => void;
  readonly onSimilar: (update: GoogleUpdate, opener: HTMLElement) => void;
  readonly onRule: AskForRule;
}

export function ReviewDetail(props: ReviewDetailProps) {
  const { update, hasTicks, isGone, alone, error, failed, review, focus } = props;
  const { similar, onDecide, onSimilar, onRule } = props;
  const id = useId();
  const shortcutsOn = useShortcutsOn();
  const others = failed.filter((other) => other.id !== update.id);
  return (
    <section aria-labelledby={id} className="min-w-0 px-gutter pt-4 lg:px-8 lg:py-6">
      {alone && <ToList {...props} />}
      {alone && others[0] && (
        <ErrorText className="mb-4">
          <Link
            className="underline underline-offset-3"
            replace
            to={review.addressOfUpdate(others[0].id)}
          >
            {formatCount(others.length, 'action')} failed
          </Link>
        </ErrorText>
      )}
      <div className="max-w-190">
        <UpdateDetail
          update={update}
          keys={shortcutsOn && !hasTicks}
          error={error}
          instead={isGone ? <Gone update={update} /> : undefined}
          heading={
            // Keeps the focus when another update is shown; the live region announces the new title.
            <h2
              ref={focus.target('update')}
              aria-atomic
              aria-live="polite"
              id={id}
              tabIndex={-1}
              className="mb-3 scroll-mt-16 text-20 outline-none font-450 wrap-anywhere"
            >
              <UpdateTitle key={update.id} update={update} />
            </h2>
          }
          onDecide={onDecide}
        >
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4 text-12 print:hidden">
            {/* The key closes an open menu when the update changes. */}
            {isResolved(update) && <ReopenUpdate key={`reopen ${update.id}`} update={update} />}
            <AlwaysReject key={update.id} update={update} onRule={onRule} />
            <span className="flex flex-wrap gap-x-5 gap-y-2">
              <Link
                className="text-accent-text underline-offset-3 hover:underline"
                to={review.addressOf({ locations: [update.location.id] })}
              >
                Filter by this location
              </Link>
              <Link
                className="text-accent-text underline-offset-3 hover:underline"
                to={to('gbp.updates.show', { updateId: update.id })}
              >
                Open update
              </Link>
            </span>
          </div>
          {/* Last, because its number arrives late and would move everything below it. */}
          {!isGone && <SimilarNote update={update} similar={similar} onSimilar={onSimilar} />}
        </UpdateDetail>
      </div>
    </section>
  );
}

type SimilarNoteProps = Pick<ReviewDetailProps, 'update' | 'similar' | 'onSimilar'>;

function SimilarNote({ update, similar, onSimilar }: SimilarNoteProps) {
  if (similar === undefined || similar === 1) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-6 border border-line bg-surface px-3 py-2.5 print:hidden">
      <p className="min-w-0 flex-[1_1_12rem]">
        {similar === null ? (
          'Other locations may have the same change.'
        ) : (
          <>
            The same change is pending at{' '}
            <strong className="font-600">{formatCount(similar - 1, 'other location')}</strong>.
          </>
        )}
      </p>
      <Button onClick={({ currentTarget }) => onSimilar(update, currentTarget)}>
        {similar === null
          ? 'Find identical updates…'
          : `Review ${formatNumber(similar)} identical updates…`}
      </Button>
    </div>
  );
}

function ToList({ update, review, focus }: ReviewDetailProps) {
  return (
    <ButtonLink
      className="mb-3 -ml-3"
      icon={<ArrowLeft aria-hidden />}
      render={<Link preventScrollReset replace to={review.addressOfUpdate(undefined)} />}
      variant="ghost"
      onClick={() => focus.request(`row ${update.id}`)}
    >
      All updates
    </ButtonLink>
  );
}

function Gone({ update }: Pick<ReviewDetailProps, 'update'>) {
  return (
    <p className="text-text-2">
      This update is no longer pending. It was resolved elsewhere, or the value changed again.{' '}
      <Link
        className="text-accent-text underline-offset-3 hover:underline"
        to={to('gbp.updates.show', { updateId: update.id })}
      >
        View result
      </Link>
    </p>
  );
}
