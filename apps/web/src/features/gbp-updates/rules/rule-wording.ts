import type {
  Backtest,
  IdleLocations,
  RuleEffect,
} from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import type {
  AutoRejectEdit,
  AutoRejectRule,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import { providerFields, socialFields } from '@placekeeper/contracts/rules/provider-fields';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { Job, JobItem } from '../../../data/batch/job.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { isSocial } from './rule-scope.ts';

export const ruleKind = 'auto-rejection.add';

const fieldNames = z.array(z.enum(providerFields));

export const Rule = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('add'),
    field_names: fieldNames,
    allow_owner_manager_auto_reject: z.boolean(),
  }),
  z.object({
    mode: z.literal('edit'),
    field_names: fieldNames,
    removed_field_names: fieldNames,
    allow_owner_manager_auto_reject: z.boolean(),
    stops_owner_manager_auto_reject: z.optional(z.boolean()),
  }),
]);

/** For use within a sentence; all social profiles together count as one field. */
export function ruleFieldsText(fields: readonly string[]): string {
  if (autoRejectableFields.every((field) => fields.includes(field))) return 'every field';
  const allSocial = socialFields.every((social) => fields.includes(social));
  const others = allSocial ? fields.filter((field) => !isSocial(field)) : fields;
  return formatList([...others.map(fieldName), ...(allSocial ? ['social profiles'] : [])]);
}

const fieldsOf = (rule: AutoRejectRule | AutoRejectEdit): string =>
  ruleFieldsText(isRemoval(rule) ? rule.removed_field_names : rule.field_names);

const isRemoval = (rule: AutoRejectRule | AutoRejectEdit): rule is AutoRejectEdit =>
  rule.mode === 'edit' && rule.field_names.length === 0;

export function ruleTitle(rule: AutoRejectRule | AutoRejectEdit, count: number): string {
  const what = `${fieldsOf(rule)} at ${formatCount(count, 'location')}`;
  if (isRemoval(rule)) return `Remove the auto-reject rule for ${what}`;
  return rule.mode === 'add'
    ? `Always reject changes to ${what}`
    : `Edit the auto-reject rule for ${what}`;
}

export function ruleDoneText(job: Job): string {
  const { counts, undoes } = job;
  if (undoes !== null || counts.conflict === 0) return changedWords(job);
  const replaced = `Newer rules were kept at ${formatCount(counts.conflict, 'location')}.`;
  return `${changedWords(job)} ${replaced}`;
}

function changedWords({ meta, counts, undoes, title, total }: Job): string {
  const { data: rule } = safeParse(Rule, meta);
  if (!rule) return title;
  if (undoes !== null) return undoneWords(counts.done, counts.conflict);
  if (rule.mode === 'add') return doneWords(fieldsOf(rule), counts, total);
  if (counts.done === 0) return 'No rule was changed.';
  const where = formatCount(counts.done, 'location');
  return isRemoval(rule)
    ? `Changes to ${fieldsOf(rule)} are no longer auto-rejected at ${where}.`
    : `The rule for ${fieldsOf(rule)} was edited at ${where}.`;
}

export function ruleWords({ undoes, meta }: Job) {
  if (undoes !== null)
    return { done: 'restored', conflict: 'not restored because of newer changes' };
  return safeParse(Rule, meta).data?.mode === 'edit'
    ? {
        done: 'changed',
        unchanged: 'already changed',
        conflict: 'not changed because of newer changes',
      }
    : {
        done: 'added',
        unchanged: 'already had the rule',
        conflict: 'not added because of newer changes',
      };
}

type Counts = Pick<Job['counts'], 'done' | 'unchanged'>;

export function doneWords(field: string, { done, unchanged }: Counts, total: number): string {
  if (done > 0) return `Auto-reject rule for ${field} added at ${formatCount(done, 'location')}.`;
  if (unchanged === 0) return `No rule for ${field} was added.`;
  const where = unchanged === total ? 'All of these locations' : formatCount(unchanged, 'location');
  return `${where} already ${unchanged === 1 && total > 1 ? 'has' : 'have'} an auto-reject rule for ${field}.`;
}

interface Unfinished {
  readonly job: { readonly counts: Pick<Job['counts'], 'done' | 'cancelled'> };
  readonly items: readonly Pick<JobItem, 'state' | 'title' | 'message'>[];
}

/** Shown in the open dialog if some locations failed. */
export function unfinishedWords(
  { job: { counts }, items }: Unfinished,
  done: 'added' | 'changed' = 'added',
): string {
  const left = items.filter(
    ({ state }) => state === 'failed' || state === 'skipped' || state === 'conflict',
  );
  const [first] = left;
  const parts = [
    `Rule ${done} at ${formatCount(counts.done, 'location')}.`,
    first &&
      (left.length === 1
        ? `${first.title} failed: ${first.message}`
        : `${formatNumber(left.length)} failed, for example ${first.title}: ${first.message}`),
    counts.cancelled > 0 && `${formatNumber(counts.cancelled)} not sent.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `kept` is the number of locations whose rules have changed since and stay as they are. */
export function undoneWords(undone: number, kept: number): string {
  if (undone + kept === 0) return 'Nothing was undone.';
  if (undone === 0)
    return kept === 1
      ? 'Nothing to undo. This location’s rules have changed since then.'
      : `Nothing to undo. The rules at ${formatCount(kept, 'location')} have changed since then.`;
  const done = `Rules restored at ${formatCount(undone, 'location')}.`;
  if (kept === 0) return done;
  return `${done} Newer rules were kept at ${formatCount(kept, 'location')}.`;
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

/** Says at how many of a rule's locations it rejects nothing, and why. */
export function idleWords(
  { not_managed: off, lost_access: lost }: IdleLocations,
  count: number,
): string | null {
  if (off + lost === 0) return null;
  if (off === count) return 'Not managed, so nothing is rejected';
  if (lost === count) return 'Lost access, so nothing is rejected';
  const reasons = [
    off > 0 && `${formatCount(off, 'location')} that ${off === 1 ? 'isn’t' : 'aren’t'} managed`,
    lost > 0 && `${off > 0 ? formatNumber(lost) : formatCount(lost, 'location')} with lost access`,
  ];
  return `Nothing is rejected at ${reasons.filter(Boolean).join(' and ')}`;
}

/** One-line backtest beside the button, for narrow screens. */
export function trialInShort({
  rejected_count: count,
  outcome_totals: { accepted = 0, dismissed = 0 },
}: Pick<Backtest, 'rejected_count' | 'outcome_totals'>): string {
  if (count === 0) return 'Would have rejected no changes in the last 90 days';
  const otherwise = accepted + dismissed;
  return otherwise > 0
    ? `Would have rejected ${formatNumber(count)}; you accepted or dismissed ${formatNumber(otherwise)} of them`
    : `Would have rejected ${formatCount(count, 'change')} in the last 90 days`;
}
