import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { queryOptions } from '@tanstack/react-query';
import { withAdjacentDays } from './local-days.ts';
import { recentUpdatesKey } from './queries.ts';
import { isWhole, updatePages, type Reading, type UpdateListQuery } from './read-all-pages.ts';

export interface RecentUpdates {
  readonly pending: Reading;
  /** Resolved updates that changed in the last `recentDays` days. */
  readonly resolved: Reading;
}

/** Above this number, only the first page is read, because reading all pages takes too long for home. */
const mostReadAlone = 3000;

export const recentDays = 90;

export const isComplete = ({ pending, resolved }: RecentUpdates): boolean =>
  isWhole(pending) && isWhole(resolved);

async function readUpdates(
  filters: UpdateListQuery,
  whole: boolean,
  signal: AbortSignal,
): Promise<Reading> {
  const found = new Map<GoogleUpdate['id'], GoogleUpdate>();
  let unread = 0;
  let total = 0;
  for await (const page of updatePages(filters, signal)) {
    total = page.meta.total;
    unread += unreadableIn(page, 'google_updates');
    for (const update of page.google_updates) found.set(update.id, update);
    if (total > mostReadAlone && !whole) break;
  }
  const updates = [...found.values()];
  return { updates, unread, total, read: Math.min(total, updates.length + unread) };
}

/**
 * CARD-6: pending updates, and updates resolved in the last `recentDays` days of the user's time zone. Without `whole`,
 * long lists end after the first page.
 */
export const recentUpdates = (today: string, whole: boolean) =>
  queryOptions<RecentUpdates>({
    queryKey: [...recentUpdatesKey, today, whole],
    queryFn: async ({ signal }) => {
      const firstDay = addDays(today, 1 - recentDays);
      const [pending, resolved] = await Promise.all([
        readUpdates({ active: true }, whole, signal),
        readUpdates(withAdjacentDays({ active: false, start_date: firstDay }), whole, signal),
      ]);
      return { pending, resolved };
    },
    // Each page has its own retries.
    retry: false,
    staleTime: 60_000,
  });
