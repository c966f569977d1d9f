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
import * as z from '@placekeeper/contracts/core/zod';
import { parse, safeParse } from '@placekeeper/contracts/core/validate';
import { step, type CallStep, type JobItem, type NewJob } from '../../../data/batch/job.ts';
import type { JobKind } from '../../../data/batch/job-kinds.ts';
import { call } from '../../../data/api/client.ts';
import { enqueueWithRetry, wait } from '../../../data/api/throttle.ts';
import { keyOf } from '../../../data/api/query.ts';
import { queryClient } from '../../../data/api/query-client.ts';
import { watchCached } from '../../../data/api/write-cache.ts';
import { rememberLocation } from '../../../data/location-cache/location-cache.ts';
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

/** Each location has its own edit, because a location that leaves the rule loses the rule's fields. */
export const ruleEditJob = (edit: AutoRejectEdit, edits: readonly RuleTarget[]): NewJob =>
  jobOf(edit, edits);

const write = (id: LocationId, body: AutoRejection): CallStep =>
  step(locations.autoRejection, { params: { id }, body });

const After = z.object({
  rule: Rule,
  /** Settings before the rule; null unless the job undoes a rule. */
  restores: z.nullable(AutoRejection),
});
const Written = z.object({ body: AutoRejection });

async function readNow({ location }: JobItem, signal: AbortSignal) {
  if (!location) return undefined;
  const request = { params: { id: location.id } };
  const isUnchanged = watchCached(keyOf(locations.show, request));
  const answer = await call(locations.show, request, { signal });
  const settings = readAutoRejection(answer.location);
  const remember = () => isUnchanged() && rememberLocation(answer.location);
  return settings && { location: answer.location, settings, remember };
}

function settingsAfter({ after }: JobItem, now: AutoRejection): AutoRejection {
  const { rule, restores } = parse(After, after);
  return restores ? withoutChange(now, rule, restores) : withChange(now, rule);
}

/** A write arrives at most this many milliseconds after the read that it is based on. */
const writeMs = 300;
/** A job that only adds repeats its write no later than this many milliseconds after the write. */
const latestRepeatMs = 2 * writeMs;
/** After this many milliseconds, the repeats of other jobs have arrived. */
const repeatedMs = latestRepeatMs + 2 * writeMs;
const mostRepeats = 2;

/** A job that only adds can be repeated, because the repeat never undoes another job. */
function onlyAdds({ after }: JobItem): boolean {
  const { rule, restores } = parse(After, after);
  if (restores) return false;
  if (rule.mode === 'add') return true;
  return rule.removed_field_names.length === 0 && rule.stops_owner_manager_auto_reject !== true;
}

/** Reads each location's settings just before the write and merges the rule into them. */
export const ruleJobs: JobKind = {
  endpoints: [locations.autoRejection],
  stopsWhenForbidden: true,
  async lookUp(item, signal) {
    const now = await enqueueWithRetry(() => readNow(item, signal), { signal });
    const { data: sent } = safeParse(Written, item.steps[0]?.request);
    return now && sent && sameSettings(now.settings, sent.body) ? 'done' : 'not-done';
  },
  checksInTurn: true,
  async check(item, signal) {
    const now = await readNow(item, signal);
    if (!now) return { state: 'failed', message: 'Placekeeper can’t read this location’s rules.' };
    const { location, settings } = now;
    const next = settingsAfter(item, settings);
    if (!sameSettings(settings, next))
      return { steps: [write(location.id, next)], before: settings };
    now.remember();
    return parse(After, item.after).restores
      ? { state: 'conflict', message: 'Not restored, because the rules have changed since then.' }
      : { state: 'unchanged' };
  },
  // The platform has no versions, so another write can replace this one. A job that removes is not repeated, because
  // the repeat could undo a later change.
  async findReplaced(item, signal, repeats) {
    const sentAt = performance.now();
    await wait(onlyAdds(item) ? writeMs : repeatedMs, signal);
    const now = await enqueueWithRetry(() => readNow(item, signal), { signal });
    if (!now) return null;
    now.remember();
    if (sameSettings(now.settings, settingsAfter(item, now.settings))) return null;
    const isSoon = performance.now() - sentAt < latestRepeatMs;
    return onlyAdds(item) && isSoon && repeats < mostRepeats
      ? 'again'
      : { state: 'conflict', message: 'Newer rules were kept.' };
  },
  outcomeOfFailure: (_, { kind }) =>
    kind === 'not-found' ? { state: 'skipped', message: 'This location no longer exists.' } : null,
  onFinished: () => void queryClient.invalidateQueries({ queryKey: ['locations'] }),
  undo: (items) =>
    Promise.resolve(
      items.map(({ location, title, before, after }) => ({
        location,
        title,
        steps: [],
        after: { ...parse(After, after), restores: before },
      })),
    ),
};
