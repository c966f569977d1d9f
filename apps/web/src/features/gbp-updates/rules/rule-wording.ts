import type { Backtest, RuleEffect } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import type { AutoRejectRule } from '@placekeeper/contracts/rules/auto-rejection-change';
import { providerFields, socialFields } from '@placekeeper/contracts/rules/provider-fields';
import * as z from 'zod/mini';
import type { Job, JobItem } from '../../../data/batch/job.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';

export const ruleKind = 'auto-rejection.add';

export const Rule = z.object({
  mode: z.literal('add'),
  field_names: z.array(z.enum(providerFields)),
  allow_owner_manager_auto_reject: z.boolean(),
});

const fieldsOf = ({ field_names: fields }: Pick<AutoRejectRule, 'field_names'>): string =>
  socialFields.every((social) => fields.includes(social))
    ? 'social profiles'
    : fields.map(fieldName).join(', ');

export const ruleTitle = (rule: AutoRejectRule, count: number): string =>
  `Always reject changes to ${fieldsOf(rule)} at ${formatCount(count, 'location')}`;

/** Result of a job that adds or undoes a rule. */
export function ruleDoneText({ meta, counts, undoes, title }: Job): string {
  const { data: rule } = z.safeParse(Rule, meta);
  if (!rule) return title;
  if (undoes === null) return doneWords(fieldsOf(rule), counts);
  return undoneWords(counts.done, counts.conflict);
}

export const ruleWords = ({ undoes }: Job) =>
  undoes === null
    ? { done: 'with the new rule', unchanged: 'with that rule already' }
    : { done: 'restored', conflict: 'changed since and kept' };

type Counts = Pick<Job['counts'], 'done' | 'unchanged'>;

export function doneWords(field: string, { done, unchanged }: Counts): string {
  if (done > 0) return `Auto-rejecting changes to ${field} at ${formatCount(done, 'location')}.`;
  return unchanged > 0
    ? `Changes to ${field} are already auto-rejected at all of these locations.`
    : `No rule for ${field} was added.`;
}

interface Unfinished {
  readonly job: { readonly counts: Pick<Job['counts'], 'done' | 'cancelled'> };
  readonly items: readonly Pick<JobItem, 'state' | 'title' | 'message'>[];
}

/** Shown in the open dialog if some locations failed. */
export function unfinishedWords({ job: { counts }, items }: Unfinished): string {
  const left = items.filter(({ state }) => state === 'failed' || state === 'skipped');
  const [first] = left;
  const parts = [
    `Rule added at ${formatCount(counts.done, 'location')}.`,
    first &&
      (left.length === 1
        ? `${first.title} failed: ${first.message}`
        : `${formatNumber(left.length)} failed, such as ${first.title}: ${first.message}`),
    counts.cancelled > 0 && `${formatNumber(counts.cancelled)} not tried.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `kept`: locations where newer rules replaced the rule. */
export function undoneWords(undone: number, kept: number): string {
  if (undone + kept === 0) return 'Nothing was undone.';
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

/** One-line backtest beside the button, for narrow screens. */
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
