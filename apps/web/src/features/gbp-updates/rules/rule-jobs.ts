import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import {
  readAutoRejection,
  sameSettings,
  withChange,
  withoutChange,
  type AutoRejectEdit,
  type AutoRejectRule,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import * as z from 'zod/mini';
import {
  step,
  type CallStep,
  type JobItem,
  type JobKind,
  type NewJob,
} from '../../../data/batch/job.ts';
import { locationAnswered } from '../../../data/batch/location-answered.ts';
import { call } from '../../../data/api/client.ts';
import { repeatInTurn } from '../../../data/api/throttle.ts';
import { queryClient } from '../../../data/api/query-client.ts';
import type { NamedRuleLocation } from '../../../data/auto-rejection/rule-backtest.ts';
import { Rule, ruleKind, ruleTitle } from './rule-wording.ts';

interface RuleTarget {
  readonly location: NamedRuleLocation;
  readonly rule: AutoRejectRule | AutoRejectEdit;
}

const jobOf = (meta: RuleTarget['rule'], targets: readonly RuleTarget[]): NewJob => ({
  kind: ruleKind,
  title: ruleTitle(meta, targets.length),
  meta,
  items: targets.map(({ location: { id, name, store_code, settings }, rule }) => ({
    location: { id, name, store_code },
    title: name,
    steps: [write(id, withChange(settings, rule))],
    before: settings,
    after: { rule, restores: null },
  })),
});

export const ruleJob = (rule: AutoRejectRule, affected: readonly NamedRuleLocation[]): NewJob =>
  jobOf(
    rule,
    affected.map((location) => ({ location, rule })),
  );

/** `edits` differ by location: those that leave a rule lose its fields. */
export const ruleEditJob = (edit: AutoRejectEdit, edits: readonly RuleTarget[]): NewJob =>
  jobOf(edit, edits);

const write = (id: LocationId, body: AutoRejection): CallStep =>
  step(locations.autoRejection, { params: { id }, body });

const After = z.object({
  rule: Rule,
  /** Settings before the rule, restored by an undo. */
  restores: z.nullable(AutoRejection),
});
const Written = z.object({ body: AutoRejection });

async function settingsNow({ location }: JobItem, signal: AbortSignal) {
  if (!location) return undefined;
  const { id } = location;
  const answer = await repeatInTurn(() => call(locations.show, { params: { id } }, { signal }), {
    signal,
  });
  return readAutoRejection(answer.location);
}

/** Merges the rule into the settings that a location has when the job reaches it. */
export const ruleJobs: JobKind = {
  endpoints: [locations.autoRejection],
  stopsWhenForbidden: true,
  async lookUp(item, signal) {
    const now = await settingsNow(item, signal);
    const { data: sent } = z.safeParse(Written, item.steps[0]?.request);
    return now && sent && sameSettings(now, sent.body) ? 'done' : 'not-done';
  },
  async check(item, signal) {
    const now = await settingsNow(item, signal);
    if (!now || !item.location)
      return { state: 'failed', message: 'Placekeeper can’t read this location’s rules.' };
    const { rule, restores } = z.parse(After, item.after);
    const next = restores ? withoutChange(now, rule, restores) : withChange(now, rule);
    if (!sameSettings(now, next)) return { steps: [write(item.location.id, next)], before: now };
    return restores
      ? { state: 'conflict', message: 'The rules have changed since, and were kept.' }
      : { state: 'unchanged' };
  },
  outcomeOfFailure: (_, { kind }) =>
    kind === 'not-found' ? { state: 'skipped', message: 'This location no longer exists.' } : null,
  onDone({ location }, answers) {
    if (location) locationAnswered(location.id, answers.at(-1));
  },
  onFinished: () => void queryClient.invalidateQueries({ queryKey: ['locations'] }),
  undo: (items) =>
    Promise.resolve(
      items.map(({ location, title, before, after }) => ({
        location,
        title,
        steps: [],
        after: { ...z.parse(After, after), restores: before },
      })),
    ),
};
