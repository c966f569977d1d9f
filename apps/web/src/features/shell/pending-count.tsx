import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { rowLabel } from './row-style.ts';

/** A failed request only omits the number. */
export function PendingCount() {
  const { data } = useQuery(currentUserQueries.subscriptionMeta());
  const pending = data?.gbp_management_subscription?.pending_updates ?? 0;
  return (
    pending > 0 && (
      <span id="pending-updates" className="pointer-events-none absolute inset-0">
        {/* Marks the icon while the sidebar shows no labels. */}
        <span className="absolute top-1 left-6 size-2 rounded-full border-2 border-surface bg-pending max-md:hidden md:in-data-open:hidden xl:in-data-pinned:hidden" />
        <span
          className={`absolute inset-y-0 right-2 flex items-center text-12 font-550 text-pending tabular-nums ${rowLabel}`}
        >
          {formatNumber(pending)}
          <VisuallyHidden> to review</VisuallyHidden>
        </span>
      </span>
    )
  );
}
