import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { undoTime } from '../../../data/preferences/undo-time.ts';
import { batchDecisions, holdRejection } from '../../../data/updates/held-decisions.ts';
import { showFailure, showToast } from '../../../widgets/toast/show-toast.ts';
import { isApiError } from '../../../data/http/api-error.ts';
import { preloadNextPage } from '../../../data/updates/mutations.ts';
import { rejectionPreview, useRejectBulk } from '../../../data/updates/bulk-rejection.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { isReviewFiltered, toMetaQuery } from '../filters/review-state.ts';
import type { Review } from '../filters/use-review-state.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';

interface RejectAllProps {
  readonly review: Review;
  readonly total: number;
  /** The number of updates with a decision that is not sent yet; the platform would reject these updates too. */
  readonly held: number;
  /** Focuses the heading, because the button disappears with the rejected updates. */
  readonly toHeading: () => void;
}

export function RejectAll({ review, total, held, toHeading }: RejectAllProps) {
  const filters = toMetaQuery(review.state, false);
  const wanted = JSON.stringify(filters);
  /** The filters for which the dialog is open. Going back to other filters closes it. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (openFor !== null && openFor !== wanted) setOpenFor(null);
  const open = openFor === wanted;
  const preview = useQuery({ ...rejectionPreview(filters), enabled: open });
  const write = useRejectBulk();
  const { mutate, mutateAsync, data: done, error, reset } = write;
  const seconds = undoTime() / 1000;
  /** The total that the user saw last. */
  const [shown, setShown] = useState<number>();
  const found = preview.data;
  const count = found?.updates_count ?? 0;
  const name = formatCount(count, 'update');
  const others = found?.others ?? 0;
  const stays =
    others > 0 &&
    `${formatCount(others, 'update')} can’t be rejected and ${others === 1 ? 'stays' : 'stay'} pending.`;
  const fields = totals(found?.field_totals ?? {});
  const more = count - (shown ?? count);
  if (open && found && shown === undefined) setShown(count);

  const tellRejected = () =>
    void showSuccess(
      [`${sentenceCase(name)} rejected.`, stays, 'Publishing your values to Google.']
        .filter(Boolean)
        .join(' '),
    );

  /** Runs at the end of the undo time, when the dialog is closed and the user may be on another screen. */
  const rejectLater = async () => {
    setOpenFor(null);
    // The updates that stay move to the first page.
    if (review.state.page) review.change({}, { replace: true });
    const holding = holdRejection({ count, filters }, toHeading);
    preloadNextPage();
    const end = await holding;
    if (end === 'undone') return;
    const sending = {
      action: 'reject',
      ids: [],
      matching: { count, filters },
      isRunning: true,
    } as const;
    batchDecisions.set([...batchDecisions.get(), sending]);
    try {
      const leaving = end === 'leaving';
      if (await mutateAsync({ filters, shown: count, leaving })) tellRejected();
      else
        void showToast('warning', 'No updates rejected', {
          description: 'The number of matching updates changed. Check the list and try again.',
        });
    } catch (failure) {
      if (isApiError(failure)) showFailure('Couldn’t reject the updates')(failure);
    } finally {
      batchDecisions.set(batchDecisions.get().filter((one) => one !== sending));
    }
  };

  const reject = () => {
    setShown(count);
    if (undoTime() > 0) return void rejectLater();
    return mutate(
      { filters, shown: count },
      {
        onSuccess: (rejected) => {
          if (!rejected) return;
          setOpenFor(null);
          review.change({}, { replace: true });
          tellRejected();
        },
      },
    );
  };

  return (
    <>
      {total > 1 && (
        <Button
          className="ml-auto"
          disabledReason={
            held > 0 ? `Send or undo ${formatCount(held, 'resolved update')} first.` : undefined
          }
          onClick={() => {
            reset();
            setShown(undefined);
            setOpenFor(wanted);
          }}
        >
          Reject all {formatNumber(total)}…
        </Button>
      )}
      <ConfirmWrite
        destructive
        confirmDisabledReason={
          count > 0 ? undefined : preview.isPending ? 'Counting…' : 'Nothing to reject'
        }
        confirmLabel={count > 0 ? `Reject ${name}` : 'Reject'}
        description={`Placekeeper publishes your values to Google again. ${
          seconds > 0 ? `You can undo this for ${seconds} seconds.` : 'You can’t undo this.'
        }`}
        finalFocus={() => {
          if (!done) return null;
          toHeading();
          return false;
        }}
        open={open}
        title={
          isReviewFiltered(review.state, false) ? 'Reject matching updates?' : 'Reject all updates?'
        }
        write={write}
        onClose={() => setOpenFor(null)}
        onConfirm={reject}
      >
        {found && (
          <>
            <p>
              {count === 0 && error && shown
                ? `${shown === 1 ? 'The update is' : `The ${formatCount(shown, 'update')} are`} no longer pending. ${shown === 1 ? 'It was' : 'They were'} just rejected, or resolved elsewhere.`
                : count === 0
                  ? 'None of these updates can be rejected.'
                  : found.locations_count === undefined
                    ? sentenceCase(name)
                    : `${sentenceCase(name)} at ${formatCount(found.locations_count, 'location')}`}
            </p>
            <ul aria-label="Updates to reject" className="mt-2">
              {fields.map(([label, fieldCount]) => (
                <li key={label} className="flex gap-4 border-t border-line py-1">
                  <span className="min-w-0 flex-1">{sentenceCase(label)}</span>
                  <span className="text-text-3 tabular-nums">{formatNumber(fieldCount)}</span>
                </li>
              ))}
            </ul>
            {stays && count > 0 && <p className="mt-2 text-12 text-text-2">{stays}</p>}
            {more !== 0 && count > 0 && (
              <Banner className="mt-4" role="alert" tone="info">
                {`The list has changed. ${formatCount(Math.abs(more), `${more > 0 ? 'more' : 'fewer'} update`)} can be rejected now. Check the list before you reject.`}
              </Banner>
            )}
          </>
        )}
        {preview.isPending && (
          <SkeletonRegion className="grid gap-3" label="Counting updates">
            <Skeleton className="w-48" />
            <Skeleton className="w-full" />
            <Skeleton className="w-full" />
          </SkeletonRegion>
        )}
        {!found && preview.isError && (
          <LoadFailed query={preview}>Couldn’t count matching updates.</LoadFailed>
        )}
      </ConfirmWrite>
    </>
  );
}

/** Social profiles count as one field; sorted by total, then by name. */
function totals(fields: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const [field, count] of Object.entries(fields))
    sums.set(fieldLabel(field), (sums.get(fieldLabel(field)) ?? 0) + count);
  return [...sums].toSorted(
    ([name, one], [otherName, other]) => other - one || name.localeCompare(otherName),
  );
}
