import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { WaitingRow } from './attention-row.tsx';
import type { Concern } from './attention-section.ts';
import { useImport } from './import-row.tsx';
import { useLostAccounts } from './lost-accounts-row.tsx';
import { nothingToReview } from './nothing-to-review.ts';
import { usePausedLocations } from './paused-locations.tsx';
import { usePendingUpdates } from './pending-updates-row.tsx';
import { useDeclinedEdits } from './declined-edits-row.tsx';

/** CARD-5: what waits for the user, the most urgent first. */
export function useAttention(): Concern {
  const concerns = [
    useLostAccounts(),
    usePausedLocations(),
    usePendingUpdates(),
    useDeclinedEdits(),
    useImport(),
  ];
  return {
    rows: concerns.flatMap((concern) => concern.rows),
    isPending: concerns.some((concern) => concern.isPending),
  };
}

export function Attention({ rows, isPending }: Concern) {
  if (rows.length === 0 && !isPending) return <NothingToReview />;
  return (
    <section aria-labelledby="attention" className="mb-6 rounded-8 border border-line bg-surface">
      <h2 id="attention" className="px-4 py-3 text-14">
        Needs attention
      </h2>
      {isPending && <WaitingRow />}
      {/* A row that comes late would push the others down. */}
      <ul className={isPending ? 'animate-late' : undefined}>{rows}</ul>
    </section>
  );
}

const UncheckedNote = lazyPart(
  async () => (await import('../../widgets/filters/unchecked-note.tsx')).UncheckedNote,
);

function NothingToReview() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const { data: standing } = usePrefetched(locationQueries.standing());
  const isPartial = standing?.isPartial !== false;
  const { isWell, words } = nothingToReview({
    ...standing,
    subscribed: subscribed !== false,
    isPartial,
  });
  return (
    <div className="mb-6 grid gap-1.5 rounded-8 border border-line bg-surface px-4 py-3.5">
      <p className="flex gap-2.5 text-text-2">
        <CircleCheck
          aria-hidden
          className={cn('mt-0.5 size-4 shrink-0', isWell ? 'text-ok' : 'text-text-3')}
        />
        {words}
      </p>
      {isPartial && (
        <div className="pl-6.5 empty:hidden">
          <Suspense>
            <UncheckedNote />
          </Suspense>
        </div>
      )}
    </div>
  );
}
