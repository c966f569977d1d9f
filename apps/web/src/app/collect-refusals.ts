import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { importWithRetry } from '../data/http/import-with-retry.ts';
import { reportUnexpected } from '../data/http/report-unexpected.ts';
import {
  declinedIds,
  onLocationChange,
  type DeclinedReasons,
} from '../data/location-cache/location-changes.ts';
import { recallDeclined } from '../data/portfolio/declined-edits.ts';

/** In milliseconds: declined values are collected for this time and then written together. */
const togetherMs = 2000;

/** Stores the values that Google declined, as soon as the code that stores them is loaded. */
export function collectRefusals(
  user: UserId,
  signal: AbortSignal,
  load = () => import('../features/bulk-edit/follow-declined.ts'),
): void {
  let refusals = new Map<LocationId, DeclinedReasons>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async () => {
    const code = await importWithRetry(load, signal, 'declined-edits');
    timer = undefined;
    const collected = refusals;
    refusals = new Map();
    await code?.followDeclined(user, collected);
  };
  const flushSoon = () => {
    timer ??= setTimeout(
      () => void flush().catch((error: unknown) => reportUnexpected(error, 'declined-edits')),
      togetherMs,
    );
  };
  onLocationChange((change) => {
    if (change.kind !== 'declined' || signal.aborted) return;
    if (change.refusal) refusals.set(change.id, change.refusal);
    flushSoon();
  });
  recallDeclined(user);
  // The first screen may have recorded declined locations before this code loaded.
  if (declinedIds().length > 0) flushSoon();
}
