import type { SentHistoryEntry } from '@placekeeper/contracts/model/field-history';
import { isoTime } from '../domain/clock.ts';
import type { HistoryView } from '../domain/field-history/list.ts';
import { patchAttemptToWire } from '../domain/patch-attempts/wire.ts';

export const presentHistoryEntry = (view: HistoryView): SentHistoryEntry => {
  const { change, update, attempt, userName } = view;
  return {
    id: change.id,
    field: change.field,
    cause: change.cause,
    made_by: { type: change.madeBy, name: change.madeBy === 'user' ? userName : null },
    made_at: isoTime(change.madeAt),
    ...valuesOf(view),
    bulk_edit: change.bulkEditId && { id: change.bulkEditId },
    google_update: update && { id: update.id, resolved_action: update.resolvedAction },
    patch_attempt: attempt && patchAttemptToWire(attempt),
  };
};

/** A rejection goes the other way: what the public saw gives way to ours. */
function valuesOf({ change, update }: HistoryView): Pick<SentHistoryEntry, 'before' | 'after'> {
  if (!update) return { before: change.before, after: change.after };
  const [ours, theirs] = [update.platformValue, update.updateValue];
  return change.cause === 'rejected'
    ? { before: theirs, after: ours }
    : { before: ours, after: theirs };
}
