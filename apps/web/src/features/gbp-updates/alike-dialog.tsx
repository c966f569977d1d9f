import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeProblem } from '../../data/api-error.ts';
import { alikeUpdates, useDecideAlike } from '../../data/alike-updates.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { tell } from '../../widgets/tell.ts';
import { UpdateSource } from '../../widgets/update-source.tsx';
import { UpdateTitle } from '../../widgets/update-title.tsx';
import { AlikeList } from './alike-list.tsx';

interface AlikeDialogProps {
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

/** The same change in many locations is one question, with exceptions. */
export function AlikeDialog({ update, open, onClose, onDecided, finalFocus }: AlikeDialogProps) {
  const found = useInfiniteQuery({ ...alikeUpdates(update.id), enabled: open });
  const [except, setExcept] = useState<ReadonlySet<GoogleUpdateId>>(new Set());
  const { mutate, isPending, variables, error, reset } = useDecideAlike();
  const problem = writeProblem(error);
  const pages = found.data?.pages ?? [];
  // What was decided between two pages moved the first of the second to the first.
  const alike = [
    ...new Map(
      pages.flatMap((page) => page.google_updates).map((one) => [one.id, one] as const),
    ).values(),
  ];
  const total = pages.at(-1)?.meta.total ?? 0;
  const taken = alike.filter(({ id }) => !except.has(id));
  const unlisted = Math.max(0, total - alike.length);

  /** Those past the list are judged by the platform. */
  const possible = (action: UpdateAction) =>
    taken.filter((one) => updateCan(action, one).allowed).length + unlisted;

  const whyNot = (action: UpdateAction): string | undefined => {
    if (!found.data) return 'The locations are not known yet.';
    if (taken.length + unlisted === 0) return 'Choose at least one location.';
    if (possible(action) > 0) return undefined;
    const [first] = taken;
    return (first && updateCan(action, first).reason) ?? 'This cannot be done at the moment.';
  };

  const decide = (action: UpdateAction, done: string) => {
    const count = possible(action);
    mutate(
      {
        params: { id: update.id },
        // UPD-3: what came in since the list was read stays.
        body: { action, except: [...except], newest_id: alike[0]?.id },
      },
      {
        onSuccess: ({ decided_count: decided }) => {
          void tell(decidedWords(done, decided, count));
          onDecided();
        },
      },
    );
  };

  return (
    <Dialog
      closable={!isPending}
      description={
        <>
          The same change by <UpdateSource source={update.type} />
          {found.data && ` in ${formatCount(total, 'location')}`}. Untick those that it is not right
          for.
        </>
      }
      finalFocus={finalFocus}
      footer={
        <>
          <span className="flex-1 self-center text-text-2" role="status">
            {except.size > 0 && formatCount(except.size, 'exception')}
          </span>
          {actions.map(({ action, name, done, variant }) => (
            <Button
              key={action}
              disabledReason={
                isPending && variables.body.action !== action
                  ? 'Already on its way'
                  : whyNot(action)
              }
              loading={isPending && variables.body.action === action}
              variant={variant}
              onClick={() => decide(action, done)}
            >
              {name} {possible(action) > 0 && formatNumber(possible(action))}
            </Button>
          ))}
        </>
      }
      open={open}
      title={<UpdateTitle update={update} />}
      onOpenChange={(next) => {
        if (next) return;
        reset();
        onClose();
      }}
    >
      {problem && (
        <Banner className="mb-3" role="alert" tone="danger">
          {problem}
        </Banner>
      )}
      {found.data && (
        <AlikeList
          except={except}
          more={found}
          updates={alike}
          unlisted={unlisted}
          onExcept={setExcept}
        />
      )}
      {found.isPending && (
        <SkeletonRegion className="grid gap-4 py-3" label="Loading the locations">
          {['w-56', 'w-44', 'w-64', 'w-48'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </SkeletonRegion>
      )}
      {found.isLoadingError && (
        <EmptyState
          retrying={found.isFetching}
          variant="error"
          onRetry={() => void found.refetch()}
        >
          The locations could not be loaded. {found.error.message}
        </EmptyState>
      )}
    </Dialog>
  );
}

/** What was decided elsewhere meanwhile is not counted among what was done. */
function decidedWords(done: string, count: number, wanted: number): string {
  if (count === 0) return `Nothing was ${done}: they were all decided or replaced meanwhile.`;
  const missed = wanted - count;
  const others = missed > 0 && ` ${formatNumber(missed)} could not be ${done} any more.`;
  return `${formatCount(count, 'update')} ${done}.${others || ''}`;
}
