import type { User } from '@placekeeper/contracts/model/user';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useMatches } from 'react-router';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { usePendingDecisions } from '../../data/updates/pending-decisions.ts';
import { unseenOutcomes } from '../../data/batch/unseen-outcomes.ts';
import { useStore } from '../../lib/browser/external-store.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { history, navigationItems, updates, type NavigationItem } from './navigation-items.ts';
import { inactiveRow, row, rowLabel } from './row-style.ts';

/** UPD-11: omits updates without the subscription and until the user is loaded. */
const itemsFor = (user: User | undefined): readonly NavigationItem[] =>
  user && user.has_gbp_management_subscription !== false
    ? navigationItems
    : navigationItems.filter((item) => item !== updates);

const current =
  'bg-accent-soft font-550 text-accent-text before:absolute before:inset-y-1 before:-left-3 before:w-0.5 before:bg-accent';

interface PlaceListProps {
  readonly user: User | undefined;
  readonly onFollow: () => void;
}

export function PlaceList({ user, onFollow }: PlaceListProps) {
  const shown = useMatches().map(({ id }) => id);
  const [count, finished] = [useId(), useId()];
  const describedBy = new Map<NavigationItem, string>([
    [updates, count],
    [history, finished],
  ]);
  return (
    <nav aria-label="Main">
      <ul className="grid grid-cols-1 gap-0.5">
        {itemsFor(user).map((item) => {
          const { label, caption = label, icon: Icon, to: address, covers } = item;
          const isCurrent = shown.some((name) => covers.test(name));
          return (
            <li key={label} className="relative">
              <Link
                to={address}
                aria-current={isCurrent ? 'page' : undefined}
                aria-describedby={describedBy.get(item)}
                className={cn(row, isCurrent ? current : inactiveRow)}
                onClick={onFollow}
              >
                <Icon aria-hidden />
                <span className={rowLabel}>{label}</span>
                <span aria-hidden data-caption>
                  {caption}
                </span>
              </Link>
              {item === updates && <PendingCount id={count} />}
              {item === history && <FinishedCount id={finished} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The number of updates to review, hidden while it is unknown: after a failed request, or while a job resolves updates. */
function PendingCount({ id }: { readonly id: string }) {
  const { data } = useQuery(currentUserQueries.subscriptionMeta());
  const pending = data?.gbp_management_subscription?.pending_updates ?? 0;
  const { held, sending, inJob } = usePendingDecisions();
  return <PlaceCount count={inJob ? 0 : pending - held - sending} id={id} noun="to review" />;
}

/** The number of bulk edits whose outcome the user hasn't seen. */
function FinishedCount({ id }: { readonly id: string }) {
  return <PlaceCount count={useStore(unseenOutcomes)} id={id} noun="finished" />;
}

interface PlaceCountProps {
  readonly id: string;
  readonly count: number;
  readonly noun: string;
}

function PlaceCount({ id, count, noun }: PlaceCountProps) {
  return (
    count > 0 && (
      <span id={id} className="pointer-events-none absolute inset-0">
        {/* A dot on the icon replaces the number while the sidebar hides its labels. */}
        <span className="absolute top-1 left-6 size-2 rounded-full border-2 border-surface bg-pending max-md:hidden md:in-data-open:hidden xl:in-data-pinned:hidden" />
        <span
          className={`absolute inset-y-0 right-2 flex items-center text-12 font-550 text-pending tabular-nums ${rowLabel}`}
        >
          {formatNumber(count)}
          <VisuallyHidden> {noun}</VisuallyHidden>
        </span>
      </span>
    )
  );
}
