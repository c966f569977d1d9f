import type { Backtest, RuleEffect } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import type { RuleOutcome } from '../../data/apply-rule.ts';
import { isSessionOver } from '../../data/api-error.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';

export const doneWords = (field: string, count: number): string =>
  count > 0
    ? `Auto-rejecting changes to ${field} at ${formatCount(count, 'location')}.`
    : `Changes to ${field} are already auto-rejected at all of these locations.`;

/** Why the dialog stays open: some locations have no rule yet. */
export function unfinishedWords({ applied, failed, untried, halted }: RuleOutcome): string {
  const [first] = failed;
  const parts = [
    `Rule added at ${formatCount(applied.length, 'location')}.`,
    first &&
      (failed.length === 1
        ? `${first.name} failed: ${first.reason}`
        : `${formatNumber(failed.length)} failed, such as ${first.name}: ${first.reason}`),
    untried > 0 && `${formatNumber(untried)} not tried.`,
    halted && !isSessionOver(halted) && halted.message,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `kept`: nothing of the rule is left there, because somebody saved other rules since. */
export function undoneWords(undone: number, kept: number): string {
  if (undone === 0)
    return kept === 1
      ? 'Nothing to undo. This location’s rules have changed since.'
      : `Nothing to undo. The rules at ${formatCount(kept, 'location')} have changed since.`;
  const done = `Rules restored at ${formatCount(undone, 'location')}.`;
  if (kept === 0) return done;
  return `${done} ${formatNumber(kept)} ${kept === 1 ? 'has changed since and was' : 'have changed since and were'} kept.`;
}

export function ownersAlready({
  locations_count: all,
  owner_manager_locations_count: already,
}: Pick<RuleEffect, 'locations_count' | 'owner_manager_locations_count'>): string | null {
  if (already === 0) return null;
  if (all === 1) return 'Already on for this location.';
  return already === all
    ? `Already on at all ${formatNumber(all)} locations.`
    : `Already on at ${formatNumber(already)} of ${formatNumber(all)} locations.`;
}

/** The trial in one line, beside the button: where the screen is narrow, the rest of it is out of sight. */
export function trialInShort({
  rejected_count: count,
  outcome_totals: { accepted = 0, dismissed = 0 },
}: Pick<Backtest, 'rejected_count' | 'outcome_totals'>): string {
  if (count === 0) return '0 rejected in the last 90 days';
  const otherwise = accepted + dismissed;
  return otherwise > 0
    ? `Would have rejected ${formatNumber(count)}; you accepted or dismissed ${formatNumber(otherwise)} of them`
    : `Would have rejected ${formatCount(count, 'change')} in the last 90 days`;
}
