import { Button } from '@placekeeper/ui/button';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { useAllUpdates, useReread } from '../../../data/updates/all-updates.ts';
import type { UpdateMetaQuery } from '../../../data/updates/queries.ts';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { GroupDialog } from '../../../widgets/decisions/group-dialog.tsx';
import { FailureReason, RetryButton } from '../../../widgets/page/retry-button.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { groupUpdates, type UpdateGroup } from '../../../widgets/updates/group-updates.ts';
import { GroupSources, groupSize, GroupTitle } from '../../../widgets/updates/group-title.tsx';
import { UpdatesEmpty } from '../filters/updates-empty.tsx';
import type { Review } from '../filters/use-review-state.ts';

interface GroupedResultsProps {
  readonly review: Review;
  readonly filters: UpdateMetaQuery;
  /** The number of updates according to the list; undefined while the list changes. */
  readonly total: number | undefined;
  /** Gets the focus when the last group is resolved. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The list grows by this many rows, because long lists render slowly. */
const step = 200;

/** UPD-5: groups all matching updates by change; a dialog shows the updates of a group before they are resolved. */
export function GroupedResults({ review, filters, total, heading }: GroupedResultsProps) {
  const found = useAllUpdates(filters);
  const { decisionOf } = useDecisions();
  const focus = useFocusRequest();
  const list = useRef<HTMLUListElement>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState(0);
  const [openedGroup, setOpenedGroup] = useState<UpdateGroup | null>(null);
  const [open, setOpen] = useState(false);
  const [listed, setListed] = useState(step);
  const read = found.data?.updates;
  const left = useMemo(
    () => read?.filter((update) => !decisionOf(update)) ?? [],
    [read, decisionOf],
  );
  const groups = useMemo(() => groupUpdates(left), [left]);
  const at = Math.min(current, groups.length - 1);
  const on = useShortcutsOn();
  const whole = !found.isFetching && !found.error;
  const { refetch } = found;
  const count = left.length + (found.data?.unread ?? 0);
  const isOutdated = whole && total !== undefined && total !== count;
  useReread({ filters, total, isOutdated, refetch });
  const [linked, setLinked] = useState(review.state.update);
  // A link to an update opens its group once all updates are read, because a partial group would be too small.
  if (linked !== undefined && found.data && whole) {
    setLinked(undefined);
    const place = groups.findIndex(({ updates }) => updates.some(({ id }) => id === linked));
    const group = groups[place];
    if (group) {
      setCurrent(place);
      setListed(Math.max(listed, place + 1));
      setOpenedGroup(group);
      setOpen(true);
    }
  }

  const goTo = (next: number) => {
    const place = Math.max(0, Math.min(next, groups.length - 1));
    setCurrent(place);
    setListed(Math.max(listed, place + 1));
    focus.request(`group ${groups[place]?.key}`);
  };
  const ask = (group: UpdateGroup | undefined) => {
    if (!group) return;
    setOpenedGroup(group);
    setOpen(true);
  };
  const askAll = () => {
    const [first, ...others] = left;
    if (first) ask({ key: 'all', updates: [first, ...others], wording: '', isSame: false });
  };
  const askCurrent = (event: KeyboardEvent) => {
    if (!event.repeat) ask(groups[at]);
  };
  useHotkey('j', () => goTo(at + 1), { enabled: on });
  useHotkey('k', () => goTo(at - 1), { enabled: on });
  useHotkey('shift+a', askCurrent, { enabled: on });
  useHotkey('shift+r', askCurrent, { enabled: on });
  useHotkey('shift+d', askCurrent, { enabled: on });

  if (found.error && !found.data)
    return (
      <LoadFailed whole query={found}>
        Couldn’t load updates.
      </LoadFailed>
    );
  const close = () => {
    setOpen(false);
    if (review.state.update !== undefined) review.change({ update: undefined }, { replace: true });
  };
  return (
    <section aria-label="Groups of updates" className="-mx-gutter border-b border-line bg-surface">
      {found.isFetching && (
        <ProgressBar
          className="px-gutter py-2"
          label="Loading updates"
          max={found.data?.total || 1}
          value={found.data?.read ?? null}
          valueText={
            found.data &&
            `${formatNumber(found.data.read)} of ${formatCount(found.data.total, 'update')}`
          }
        />
      )}
      {found.error && (
        <p className="px-gutter py-2 text-text-2" role="alert">
          Couldn’t load all updates. <FailureReason error={found.error} />{' '}
          <RetryButton
            error={found.error}
            isRetrying={found.isFetching}
            size="sm"
            onRetry={() => void found.refetch()}
          />
        </p>
      )}
      <UnreadRows className="px-gutter" count={found.data?.unread ?? 0} one="update" />
      {left.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-gutter py-2">
          <p className="text-text-2" role="status">
            {formatCount(left.length, 'update')} in {formatCount(groups.length, 'group')}
          </p>
          <Button
            ref={allButton}
            disabledReason={whole ? undefined : 'Loading updates…'}
            size="sm"
            onClick={askAll}
          >
            Resolve all {formatNumber(left.length)}…
          </Button>
        </div>
      )}
      <ul ref={list}>
        {groups.slice(0, listed).map((group, place) => (
          <li key={group.key} className="border-b border-line last:border-b-0">
            <button
              aria-current={place === at ? 'true' : undefined}
              className="flex w-full items-center gap-x-3 px-gutter py-2.5 text-left hover:bg-hover aria-current:bg-accent-soft -outline-offset-2"
              ref={focus.target(`group ${group.key}`)}
              type="button"
              onClick={() => ask(group)}
              onFocus={() => setCurrent(place)}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 wrap-anywhere">
                  <GroupTitle group={group} />
                </span>
                <span className="text-12 text-text-3">
                  <GroupSources updates={group.updates} />
                </span>
              </span>
              <span className="text-12 text-text-2 tabular-nums">{groupSize(group.updates)}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-text-3" />
            </button>
          </li>
        ))}
      </ul>
      {groups.length > listed && (
        <div className="px-gutter py-3">
          <Button onClick={() => setListed(listed + step)}>Show more groups</Button>
        </div>
      )}
      {groups.length === 0 && whole && (
        <UpdatesEmpty archive={false} review={review} onClear={() => heading.current?.focus()} />
      )}
      {openedGroup && (
        <GroupDialog
          key={openedGroup.key}
          finalFocus={() =>
            (openedGroup.key === 'all' ? allButton.current : null) ??
            list.current?.querySelector<HTMLElement>('[aria-current=true]') ??
            heading.current
          }
          found={foundIn(openedGroup)}
          group={openedGroup}
          open={open}
          title={openedGroup.key === 'all' ? 'All matching updates' : undefined}
          onClose={close}
          onDecided={close}
          onUndo={() => focus.request(`group ${openedGroup.key}`)}
        />
      )}
    </section>
  );
}

const foundIn = ({ updates }: UpdateGroup) => ({
  data: { updates, read: updates.length, unread: 0, total: updates.length },
  error: null,
  isFetching: false,
  isPending: false,
  refetch: () => undefined,
  stop: () => undefined,
});
