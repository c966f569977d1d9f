import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';

const sentences: Readonly<Record<HistoryEntry['cause'], string>> = {
  edited: 'changed',
  'changed-outside': 'changed',
  accepted: 'change accepted',
  rejected: 'change rejected',
  dismissed: 'change dismissed',
};

/** Undefined if the actor is unknown. The platform may omit the name, for example if a team shares an account. */
function actorText(by: HistoryEntry['made_by']): string | undefined {
  if (!by) return undefined;
  if (by.name) return by.name;
  if (by.type === 'google') return 'Google';
  if (by.type === 'ownerManager') return 'an owner or manager on Google';
  if (by.type === 'auto-rejection') return 'an auto-reject rule';
  return by.type === 'user' ? undefined : by.type.replaceAll(/[-_]/g, ' ');
}

/** The text after the field's name, such as "changed by Dana Whitfield". */
export function entryWording({ cause, made_by }: Pick<HistoryEntry, 'cause' | 'made_by'>): string {
  const who = actorText(made_by);
  return who === undefined ? sentences[cause] : `${sentences[cause]} by ${who}`;
}

/** A rejected or dismissed change shows no values, because the entry below is the change itself. */
export const keptOurValue = ({ cause }: HistoryEntry): boolean =>
  cause === 'rejected' || cause === 'dismissed';
