import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { call } from '../api/client.ts';
import { readDays } from './local-days.ts';
import { matchesFilters, decidedUpdates, heldDecisions, isHeld } from './held-decisions.ts';
import type { UpdateListQuery } from './read-all-pages.ts';
import { isNewer, type ReviewPage } from './review-page.ts';

type Read = Pick<ReviewPage, 'answer'> & Partial<Pick<ReviewPage, 'movedUp'>>;

/** Loaded lazily, for pages that need more than one read. */
export async function readReview(filters: UpdateListQuery, signal: AbortSignal): Promise<Read> {
  if (filters.start_date || filters.end_date) return { answer: await readDays(filters, signal) };
  const heldBefore = heldDecisions.get().flatMap(({ ids }) => ids);
  const answer = await call(updates.list, { query: filters }, { signal });
  return filters.active === false ? { answer } : moveUp(answer, filters, heldBefore, signal);
}

type Answer = SuccessOf<typeof updates.list>;

/**
 * Moves rows to the previous page, where held decisions will leave room, and fills the page from the next one. Ignores
 * decisions that were sent during the read, because the platform may no longer count their updates.
 */
async function moveUp(
  answer: Answer,
  filters: UpdateListQuery,
  heldBefore: readonly GoogleUpdateId[],
  signal: AbortSignal,
): Promise<Read> {
  const { google_updates: rows, meta } = answer;
  const [top] = rows;
  const isAbove = (one: GoogleUpdate) =>
    top !== undefined && one.id !== top.id && isNewer(one, top) && matchesFilters(one, filters);
  const above = heldBefore
    .filter(isHeld)
    .flatMap((id) => decidedUpdates.get(id) ?? [])
    .filter(isAbove);
  const moved = rows.filter(({ id }) => !heldBefore.includes(id)).slice(0, above.length);
  const page = { ...filters.page, number: meta.current_page + 1 };
  const next =
    moved.length > 0 && page.number <= meta.last_page
      ? (await call(updates.list, { query: { ...filters, page } }, { signal })).google_updates
      : [];
  const rest = rows.filter((update) => !moved.includes(update));
  return {
    answer: { ...answer, google_updates: [...rest, ...next.slice(0, moved.length)] },
    movedUp: moved.map(({ id }) => id),
  };
}
