import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { valueKey } from '@placekeeper/contracts/core/same-value';
import { changeKey } from '@placekeeper/contracts/rules/similar-updates';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import { resolveTogether } from './resolve-together.ts';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { isWhole, type Reading } from '../../data/updates/read-all-pages.ts';
import type { HeldDecision } from '../../data/updates/held-decisions.ts';
import { useUpdatesNow } from '../../data/updates/all-updates.ts';
import { filtersOf } from '../../data/updates/similar-updates.ts';
import { currentDecisions } from '../../data/updates/update-decisions.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { FieldChange } from '../field-value/field-change.tsx';
import { UnreadRows } from '../page/unread-note.tsx';
import { UpdateSource } from '../updates/update-source.tsx';
import { UpdateTitle } from '../updates/update-title.tsx';
import { decisionNames } from './decision-wording.ts';
import { SimilarList } from './similar-list.tsx';
import { LoadFailed } from '../page/load-failed.tsx';

interface SimilarDialogProps {
  readonly update: GoogleUpdate;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDecided: () => void;
  readonly onUndo: HeldDecision['onUndo'];
  readonly finalFocus: () => HTMLElement | null;
}

export function SimilarDialog({ update, open, ...props }: SimilarDialogProps) {
  const read = useUpdatesNow(filtersOf(update), open);
  const { data } = read;
  // A decision made here doesn't change the list, which would become empty while the dialog closes.
  const found = useMemo(() => {
    const key = changeKey(update);
    const decided = currentDecisions();
    const isSimilar = (one: GoogleUpdate) => key !== null && changeKey(one) === key;
    return (
      data && {
        ...data,
        updates: data.updates.filter((one) => isSimilar(one) && !decided.has(one.id)),
      }
    );
  }, [data, update]);
  return (
    <DecisionDialog
      {...props}
      renderDescription={(left) => (
        <>
          <UpdateSource source={update.type} /> made the same change
          {left !== null && ` at ${formatCount(left.length, 'location')}`}. Deselect any location
          that should stay pending.
        </>
      )}
      found={{ ...read, data: found }}
      open={open}
      title={<UpdateTitle update={update} />}
      update={update}
    />
  );
}

/** The state of the search, in the shape of a query result. */
export interface Found {
  readonly data: Reading | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
  readonly stop: () => unknown;
}

export interface DecisionDialogProps extends Omit<SimilarDialogProps, 'update'> {
  readonly title: ReactNode;
  /** `left` is null until all updates are found. */
  readonly renderDescription: (left: readonly GoogleUpdate[] | null) => ReactNode;
  readonly found: Found;
  /** The change shown for all updates; null if each location shows its own. */
  readonly update: GoogleUpdate | null;
}

const actions = [
  { action: 'dismiss', variant: 'ghost', key: 'shift+d' },
  { action: 'reject', variant: 'secondary', key: 'shift+r' },
  { action: 'accept', variant: 'secondary', key: 'shift+a' },
] as const;

interface Resolution {
  readonly action: UpdateAction;
  readonly wanted: readonly GoogleUpdate[];
}

/** Confirms one action for many updates; the user can deselect single updates. */
export function DecisionDialog({
  title,
  renderDescription,
  found,
  update,
  open,
  onClose,
  onDecided,
  onUndo,
  finalFocus,
}: DecisionDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const keys = useShortcutsOn();
  const [except, setExcept] = useState<ReadonlySet<GoogleUpdateId>>(new Set());
  const { mutate, reset, error, isPending, variables } = useMutation({
    mutationKey: ['updates', 'resolve-together'],
    mutationFn: ({ action, wanted }: Resolution) => resolveTogether(action, wanted, onUndo),
    onSuccess: onDecided,
  });
  const left = found.data?.updates ?? [];
  const isGone = found.data !== undefined && isWhole(found.data) && left.length === 0;
  const taken = left.filter(({ id }) => !except.has(id));
  const top = update && found.data ? mostCommon(left, update) : update;
  const possible = (action: UpdateAction) => taken.filter((one) => updateCan(action, one).allowed);

  const whyNot = (action: UpdateAction): string | undefined => {
    if (isPending) return variables.action === action ? undefined : 'In progress';
    if (!found.data) return 'Loading locations…';
    if (found.isFetching) return 'Still looking for identical updates.';
    if (isGone) return 'No updates left to resolve.';
    if (taken.length === 0) return 'Select at least one location.';
    if (possible(action).length > 0) return undefined;
    const [first] = taken;
    return (first && updateCan(action, first).reason) ?? 'Not available right now';
  };

  const decide = (action: UpdateAction) => mutate({ action, wanted: possible(action) });

  return (
    <Dialog
      description={renderDescription(found.data && !found.isFetching ? left : null)}
      finalFocus={finalFocus}
      footer={
        <>
          <span className="self-center text-text-2 not-empty:flex-1" role="status">
            {except.size > 0 && formatCount(except.size, 'exception')}
          </span>
          {actions.map(({ action, variant, key }) => (
            <Button
              key={action}
              kbd={keys && !whyNot(action) ? key : undefined}
              disabledReason={whyNot(action)}
              loading={isPending && variables.action === action}
              variant={variant}
              onClick={() => decide(action)}
            >
              {decisionNames[action].verb}{' '}
              {possible(action).length > 0 && formatNumber(possible(action).length)}
            </Button>
          ))}
        </>
      }
      initialFocus={dialog}
      open={open}
      ref={dialog}
      size="lg"
      title={title}
      onOpenChange={(next) => {
        if (next) return;
        reset();
        onClose();
      }}
    >
      {error && (
        <Banner className="mb-3" role="alert" tone="danger">
          {writeErrorMessage(error)}
        </Banner>
      )}
      {open && keys && <DecisionKeys decide={(action) => !whyNot(action) && decide(action)} />}
      {top && (
        <div className="mb-4">
          <FieldChange {...top} />
        </div>
      )}
      {found.data && (
        <>
          <Search found={found} />
          <UnreadRows count={found.data.unread} one="update" />
          {isGone ? (
            <p className="py-2 text-text-2" role="status">
              All of these updates were resolved or replaced in the meantime.
            </p>
          ) : (
            <>
              <Impossible updates={taken} />
              <div ref={takeFocus}>
                <SimilarList except={except} common={top} updates={left} onExcept={setExcept} />
              </div>
            </>
          )}
        </>
      )}
      {found.isPending && (
        <SkeletonRegion className="grid gap-4 py-3" label="Loading locations">
          {['w-56', 'w-44', 'w-64', 'w-48'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </SkeletonRegion>
      )}
      {!found.data && found.error && (
        <LoadFailed query={found}>Couldn’t load locations.</LoadFailed>
      )}
    </Dialog>
  );
}

/** How many of the updates can't be accepted or rejected. If none can, the disabled button has the reason. */
const Impossible = ({ updates }: { readonly updates: readonly GoogleUpdate[] }) =>
  (['accept', 'reject'] as const).map((action) => {
    const fixed = updates.filter((one) => !updateCan(action, one).allowed);
    if (fixed.length === 0 || fixed.length === updates.length) return null;
    const reasons = new Set(fixed.map((one) => updateCan(action, one).reason));
    const [reason] = reasons;
    return (
      <p key={action} className="pb-2 text-text-2">
        Can’t {action} {formatCount(fixed.length, 'update')}
        {reasons.size === 1 && reason
          ? `: ${reason}`
          : '. The reasons are listed at their locations.'}
      </p>
    );
  });

/** Ignores key repeat, because a held key is the key that opened the dialog. */
function DecisionKeys({ decide }: { readonly decide: (action: UpdateAction) => void }) {
  const once = (action: UpdateAction) => (event: KeyboardEvent) => {
    if (!event.repeat) decide(action);
  };
  useHotkey('shift+a', once('accept'), { inDialog: true });
  useHotkey('shift+r', once('reject'), { inDialog: true });
  useHotkey('shift+d', once('dismiss'), { inDialog: true });
  return null;
}

/** An update with the most common previous value; among equally common values, prefers the value of `opened`. */
function mostCommon(updates: readonly GoogleUpdate[], opened: GoogleUpdate): GoogleUpdate {
  const groups = [...Map.groupBy(updates, (one) => valueKey(one.platform_value)).values()];
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const isOpened = (group: readonly GoogleUpdate[]) => group.some(({ id }) => id === opened.id);
  const largest = groups.filter(({ length }) => length === most);
  return (largest.find(isOpened) ?? largest[0])?.[0] ?? opened;
}

/** Focuses the loaded list, unless the user has moved the focus to a control in the dialog. */
function takeFocus(list: HTMLElement | null): void {
  const dialog = list?.closest('[role=dialog]');
  const focused = document.activeElement;
  if (focused !== dialog && dialog?.contains(focused)) return;
  list?.querySelector('input')?.focus({ preventScroll: true });
}

function Search({ found }: { readonly found: Found }) {
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
