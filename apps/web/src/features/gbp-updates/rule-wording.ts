import type { AutoRejectionBacktest } from '@placekeeper/contracts/model/auto-rejection-change';
import { formatCount, formatNumber } from '../../lib/format.ts';

export const doneWords = (field: string, count: number): string =>
  count > 0
    ? `Changes of the ${field} are rejected from now on, in ${formatCount(count, 'location')}.`
    : `Changes of the ${field} are already rejected in all of them.`;

/** `left`: where nothing of the rule is left, because somebody saved other rules since. */
export function putBackWords(back: number, left: number): string {
  if (back === 0)
    return left === 1
      ? 'Nothing to put back: its rules are no longer as they were left.'
      : `Nothing to put back: the rules of ${formatCount(left, 'location')} are no longer as they were left.`;
  const done = `Rules put back in ${formatCount(back, 'location')}.`;
  if (left === 0) return done;
  return `${done} ${formatNumber(left)} ${left === 1 ? 'was' : 'were'} changed since and left alone.`;
}

export function ownersAlready({
  locations_count: all,
  owner_manager_locations_count: already,
}: Pick<AutoRejectionBacktest, 'locations_count' | 'owner_manager_locations_count'>):
  | string
  | null {
  if (already === 0) return null;
  if (all === 1) return 'Already so here.';
  return already === all
    ? `Already so in all ${formatNumber(all)}.`
    : `Already so in ${formatNumber(already)} of ${formatNumber(all)}.`;
}

/** The trial in one line, beside the button: where the screen is narrow, the rest of it is out of sight. */
export function trialInShort({
  rejected_count: count,
  outcome_totals: { accepted = 0, dismissed = 0 },
}: Pick<AutoRejectionBacktest, 'rejected_count' | 'outcome_totals'>): string {
  if (count === 0) return 'Would have rejected nothing in 90 days';
  const otherwise = accepted + dismissed;
  return otherwise > 0
    ? `Would have rejected ${formatNumber(count)}, ${formatNumber(otherwise)} decided otherwise`
    : `Would have rejected ${formatCount(count, 'change')} in 90 days`;
}
