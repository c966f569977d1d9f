import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { bulkEditKind } from '../../data/bulk-edit/bulk-edit-of-job.ts';
import { valuesOfItem } from '../../data/bulk-edit/item-values.ts';
import { changeItem, readItemsByState, readJobs } from '../../data/batch/journal.ts';
import { announceJobChange } from '../../data/batch/job-changes.ts';
import { declinedIds, type DeclinedReasons } from '../../data/location-cache/location-changes.ts';
import { storeDeclined } from '../../data/portfolio/declined-edits.ts';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import { attemptReasons } from '../../widgets/publishing/field-states.ts';

/** Searches only the newest edits: for an older edit, it is unknown whether a later change wrote the field. */
const mostJobs = 5;

/** Stores the values that Google declined and assigns them to the bulk edits that sent them. */
export async function followDeclined(
  user: UserId,
  refusals: ReadonlyMap<LocationId, DeclinedReasons>,
): Promise<void> {
  storeDeclined(user, declinedIds());
  if (refusals.size === 0) return;
  const left = new Map(refusals);
  const edits = (await readJobs(user)).filter(({ kind }) => kind === bulkEditKind);
  let isChanged = false;
  for (const job of edits.slice(0, mostJobs)) {
    if (left.size === 0) break;
    for (const item of await readItemsByState(user, job.id, 'done')) {
      const refusal = item.location && left.get(item.location.id);
      const sent = Object.keys(valuesOfItem(item).after);
      const fields = refusal ? sent.filter((field) => refusal.fields.includes(field)) : [];
      if (!item.location || !refusal || fields.length === 0) continue;
      left.delete(item.location.id);
      if (item.isDeclined) continue;
      const message = wordsOf(fields, refusal);
      await changeItem(user, item, { state: 'done', message, isDeclined: true });
      isChanged = true;
    }
  }
  if (isChanged) announceJobChange(user);
}

const wordsOf = (fields: readonly string[], refusal: DeclinedReasons): string =>
  fields
    .map((field) =>
      `Google declined the ${fieldName(field)}. ${attemptReasons(field, refusal).join(' ')}`.trim(),
    )
    .join(' ');
