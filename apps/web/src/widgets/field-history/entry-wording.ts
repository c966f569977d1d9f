import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';

/** Who, as a sentence ends with it. */
function whoMade({ type, name }: HistoryEntry['made_by']): string {
  if (name !== null) return name;
  if (type === 'google') return 'Google';
  if (type === 'ownerManager') return 'an owner or manager on Google';
  if (type === 'auto-rejection') return 'the rule of this location';
  return type.replaceAll(/[-_]/g, ' ');
}

const sentences: Readonly<Record<string, string>> = {
  edited: 'changed by',
  'bulk-edited': 'changed in a bulk edit by',
  'bulk-undone': 'put back by undoing a bulk edit, by',
  refreshed: 'read from Google again by',
  'changed-outside': 'changed by',
  accepted: 'change accepted by',
  rejected: 'change rejected by',
  dismissed: 'change dismissed by',
};

/** What happened, after the field's name: "Phone numbers changed by Dana Whitfield". */
export function entryWording({ cause, made_by, before, after }: HistoryEntry): string {
  const isSentAgain =
    (cause === 'edited' || cause === 'bulk-edited') &&
    JSON.stringify(before) === JSON.stringify(after);
  const done = isSentAgain ? 'sent to Google again by' : sentences[cause];
  // UPD-9: a cause that is not known yet is said in its own word.
  return `${done ?? `${cause.replaceAll(/[-_]/g, ' ')} by`} ${whoMade(made_by)}`;
}

/** A decision that left our value as it was has nothing to draw: the change it was about stands below. */
export const leftOurs = ({ cause }: HistoryEntry): boolean =>
  cause === 'rejected' || cause === 'dismissed';
