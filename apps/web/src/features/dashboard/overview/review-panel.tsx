import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { ChevronRight } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isWhole, type Reading } from '../../../data/updates/read-all-pages.ts';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import { screenHeading } from '../../../lib/browser/screen-heading.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { groupSize, GroupSources, GroupTitle } from '../../../widgets/updates/group-title.tsx';
import { groupUpdates, type UpdateGroup } from '../../../widgets/updates/group-updates.ts';
import { Panel, panelLink } from './panel.tsx';
import { sinceText, summaryText } from './review-text.ts';

const GroupDecision = lazyPart(async () => (await import('./group-decision.tsx')).GroupDecision);

const shown = 5;

interface Opened {
  readonly group: UpdateGroup;
  readonly button: HTMLElement;
  readonly place: number;
}

/** CARD-6: groups identical changes, the largest group first. A group is resolved in a dialog. */
export function ReviewPanel({ pending }: { readonly pending: Reading }) {
  const { decisionOf } = useDecisions();
  const focus = useFocusRequest();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [open, setOpen] = useState(false);
  const left = useMemo(
    () => pending.updates.filter((update) => !decisionOf(update)),
    [pending.updates, decisionOf],
  );
  const groups = useMemo(() => groupUpdates(left), [left]);

  /** The group's row, or the row that took its place. */
  const nextRow = () => {
    if (opened?.button.isConnected) return opened.button;
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    return rows[opened?.place ?? 0] ?? rows.at(-1) ?? screenHeading();
  };
  return (
    <>
      {(groups.length > 0 || pending.unread > 0) && (
        <Panel
          action={
            <Link className={panelLink} to={to('gbp.updates', {}, { group: 'change' })}>
              {groups.length > shown && isWhole(pending)
                ? `Show all ${formatNumber(groups.length)} groups`
                : 'Review grouped by change'}
            </Link>
          }
          title="Updates to review"
        >
          <ol className="-mt-2" ref={list}>
            {groups.slice(0, shown).map((group, place) => (
              <li key={group.key} className="border-t border-line first:border-t-0">
                <button
                  aria-haspopup="dialog"
                  className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-x-3 rounded-4 px-2 py-2 text-left hover:bg-hover"
                  ref={focus.target(group.key)}
                  type="button"
                  onClick={({ currentTarget }) => {
                    setOpened({ group, button: currentTarget, place });
                    setOpen(true);
                  }}
                >
                  <span className="grid min-w-0 flex-1 gap-y-0.5">
                    <span className="line-clamp-2 wrap-anywhere">
                      <GroupTitle group={group} />
                    </span>
                    <span className="text-12 text-text-2 tabular-nums">
                      {!isWhole(pending) && 'At least '}
                      {groupSize(group.updates)}
                      {isWhole(pending) && sinceText(group.updates)}
                      <GroupSources before=" · " updates={group.updates} />
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-text-3 print:hidden" />
                </button>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-12 text-text-2">{summaryText(left, pending)}</p>
        </Panel>
      )}
      {opened && (
        <Suspense>
          <GroupDecision
            key={opened.group.key}
            finalFocus={nextRow}
            group={opened.group}
            open={open}
            onClose={() => setOpen(false)}
            onUndo={() => focus.request(opened.group.key)}
          />
        </Suspense>
      )}
    </>
  );
}
