import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useState } from 'react';
import { isSessionOver, writeProblem } from '../../data/api-error.ts';
import { useDecideMany, type Decided } from '../../data/decide-many.ts';
import { useSimilarUpdates } from '../../data/similar-updates.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { tell } from '../../widgets/tell.ts';
import { UpdateSource } from '../../widgets/update-source.tsx';
import { UpdateTitle } from '../../widgets/update-title.tsx';
import { SimilarList } from './similar-list.tsx';

interface SimilarDialogProps {
  readonly update: GoogleUpdate;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDecided: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

const actions = [
  { action: 'dismiss', name: 'Dismiss', done: 'dismissed', variant: 'ghost' },
  { action: 'reject', name: 'Reject', done: 'rejected', variant: 'secondary' },
  { action: 'accept', name: 'Accept', done: 'accepted', variant: 'primary' },
] as const;

interface Outcome {
  readonly words: string;
  readonly failed: Decided['failed'];
  readonly settled: ReadonlySet<GoogleUpdateId>;
}

/** UPD-5: identical updates at many locations are one question, with exceptions. */
export function SimilarDialog({
  update,
  open,
  onClose,
  onDecided,
  finalFocus,
}: SimilarDialogProps) {
  const found = useSimilarUpdates(update, open);
  const [except, setExcept] = useState<ReadonlySet<GoogleUpdateId>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const decision = useDecideMany();
  const { isPending, variables } = decision;
  const problem = writeProblem(decision.error);
  const left = (found.data?.updates ?? []).filter(({ id }) => !outcome?.settled.has(id));
  const taken = left.filter(({ id }) => !except.has(id));
  const possible = (action: UpdateAction) =>
    taken.filter((one) => updateCan(action, one).allowed).map(({ id }) => id);

  const whyNot = (action: UpdateAction): string | undefined => {
    if (isPending) return variables.action === action ? undefined : 'In progress';
    if (!found.data) return 'Loading locations…';
    if (found.isFetching) return 'Still looking for identical updates.';
    if (taken.length === 0) return 'Select at least one location.';
    if (possible(action).length > 0) return undefined;
    const [first] = taken;
    return (first && updateCan(action, first).reason) ?? 'Not available right now.';
  };

  const decide = (action: UpdateAction, done: string) => {
    const ids = possible(action);
    decision.mutate(
      { action, ids },
      {
        onSuccess: (result) => {
          const words = decidedWords(done, result, ids.length);
          const settled = [...(outcome?.settled ?? []), ...result.done, ...result.overtaken];
          if (result.done.length + result.overtaken.length === ids.length) {
            void tell(words);
            onDecided();
          } else setOutcome({ words, failed: result.failed, settled: new Set(settled) });
        },
      },
    );
  };

  const close = () => {
    decision.reset();
    if (outcome) onDecided();
    else onClose();
    setOutcome(null);
  };

  return (
    <Dialog
      closable={!isPending}
      description={
        <>
          <UpdateSource source={update.type} /> made the same change
          {found.data && !found.isFetching && ` at ${formatCount(left.length, 'location')}`}. Clear
          any location that this doesn’t apply to.
        </>
      }
      finalFocus={finalFocus}
      footer={
        <>
          {isPending && (
            <div className="flex basis-full items-center gap-3">
              <ProgressBar
                className="flex-1"
                label="Progress"
                labelHidden
                max={variables.ids.length}
                value={decision.settled}
                valueText={`${formatNumber(decision.settled)} of ${formatCount(variables.ids.length, 'update')}`}
              />
              <Button size="sm" onClick={decision.stop}>
                Stop
              </Button>
            </div>
          )}
          <span className="flex-1 self-center text-text-2" role="status">
            {except.size > 0 && formatCount(except.size, 'exception')}
          </span>
          {actions.map(({ action, name, done, variant }) => (
            <Button
              key={action}
              disabledReason={whyNot(action)}
              loading={isPending && variables.action === action}
              variant={variant}
              onClick={() => decide(action, done)}
            >
              {name} {possible(action).length > 0 && formatNumber(possible(action).length)}
            </Button>
          ))}
        </>
      }
      open={open}
      title={<UpdateTitle update={update} />}
      onOpenChange={(next) => !next && close()}
    >
      {(problem ?? outcome?.words) && (
        <Banner className="mb-3" role="alert" tone="danger">
          {problem ?? outcome?.words}
        </Banner>
      )}
      {found.data && (
        <>
          <Search found={found} />
          <SimilarList
            except={except}
            failed={outcome?.failed ?? new Map()}
            updates={left}
            onExcept={setExcept}
          />
        </>
      )}
      {found.isPending && (
        <SkeletonRegion className="grid gap-4 py-3" label="Loading the locations">
          {['w-56', 'w-44', 'w-64', 'w-48'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </SkeletonRegion>
      )}
      {!found.data && found.error && (
        <EmptyState
          retrying={found.isFetching}
          variant="error"
          onRetry={() => void found.refetch()}
        >
          Couldn’t load locations. {found.error.message}
        </EmptyState>
      )}
    </Dialog>
  );
}

/** How much has been searched, as long as that is not everything. */
function Search({ found }: { readonly found: ReturnType<typeof useSimilarUpdates> }) {
  const { data, error, isFetching, refetch, stop } = found;
  if (!data || (!isFetching && !error && data.read >= data.total)) return null;
  const searched = `${formatNumber(data.read)} of ${formatCount(data.total, 'update')} searched`;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      {isFetching ? (
        <ProgressBar
          className="flex-1"
          label="Looking for identical updates"
          max={data.total}
          value={data.read}
          valueText={searched}
        />
      ) : (
        <p className="flex-1" role={error ? 'alert' : 'status'}>
          {error ? `Couldn’t finish the search. ${error.message} ` : 'Search stopped. '}
          {searched}.
        </p>
      )}
      <Button size="sm" onClick={() => void (isFetching ? stop() : refetch())}>
        {isFetching ? 'Stop' : 'Search again'}
      </Button>
    </div>
  );
}

function decidedWords(
  done: string,
  { done: carriedOut, overtaken, failed, halted }: Decided,
  wanted: number,
): string {
  const untried = wanted - carriedOut.length - overtaken.length - failed.size;
  const parts = [
    carriedOut.length > 0
      ? `${formatCount(carriedOut.length, 'update')} ${done}.`
      : `No updates ${done}.`,
    overtaken.length > 0 &&
      (overtaken.length === wanted
        ? 'They were all resolved or replaced in the meantime.'
        : `${formatNumber(overtaken.length)} could no longer be ${done}.`),
    failed.size > 0 && `${formatNumber(failed.size)} failed; the reasons are listed below.`,
    untried > 0 && `${formatNumber(untried)} not tried.`,
    halted && !isSessionOver(halted) && halted.message,
  ];
  return parts.filter(Boolean).join(' ');
}
