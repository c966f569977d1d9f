import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import {
  readAutoRejection,
  sameSettings,
  withChange,
  withoutRule,
  type AutoRejectRule,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import { useMutation } from '@tanstack/react-query';
import { apiError, type ApiError } from './api-error.ts';
import { call } from './client.ts';
import { locationWritten, withLocation } from './location-write.ts';
import { queryClient } from './query-client.ts';
import type { NamedRuleLocation } from './rule-trial.ts';
import { runEach, useRunControl, type RunOptions } from './run-each.ts';

/** The settings before the rule, to undo it. */
export interface AppliedRule {
  readonly location: LocationId;
  readonly before: AutoRejection;
}

export interface RuleOutcome {
  readonly applied: readonly AppliedRule[];
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
  readonly untried: number;
  /** Why the rest was not tried. */
  readonly halted: ApiError | null;
}

interface RuleWrite {
  readonly rule: AutoRejectRule;
  /** Those that somebody confirmed. */
  readonly locations: readonly NamedRuleLocation[];
}

/** LSET-1 for many locations: reads the settings of each, adds the rule and writes them. */
export function useApplyRule() {
  const { settled, begin, stop } = useRunControl();
  const write = useMutation({
    mutationKey: ['autoRejection', 'apply'],
    mutationFn: (wanted: RuleWrite) => applyRule(wanted, begin()),
    onSettled: settingsChanged,
  });
  return { ...write, settled, stop };
}

const settingsChanged = () => void queryClient.invalidateQueries({ queryKey: ['locations'] });

async function applyRule(
  { rule, locations: wanted }: RuleWrite,
  options: RunOptions,
): Promise<RuleOutcome> {
  const before = new Map<LocationId, AutoRejection>();
  const { done, failed, halted } = await runEach(
    wanted,
    async ({ id }) => {
      const now = await settingsNow(id);
      const first = before.get(id);
      // An earlier attempt whose answer was lost has added the rule.
      if (first && sameSettings(now, withChange(first, rule))) return;
      before.set(id, now);
      const after = withChange(now, rule);
      if (sameSettings(now, after)) before.delete(id);
      else await saveSettings(id, after);
    },
    options,
  );
  return {
    applied: [...done.keys()].flatMap(({ id }) => {
      const settings = before.get(id);
      return settings ? [{ location: id, before: settings }] : [];
    }),
    failed: [...failed].map(([{ name }, { message }]) => ({ name, reason: message })),
    untried: wanted.length - done.size - failed.size,
    halted,
  };
}

export interface UndoneRule {
  readonly undone: number;
  /** Nothing of the rule was left, because somebody saved other settings since. */
  readonly kept: number;
  /** To be tried again. */
  readonly failed: readonly AppliedRule[];
  readonly problem: ApiError | null;
}

/** Removes what the rule added, where it still is so. No hook: the message that offers it outlives the screen. */
export async function undoRule(
  rule: AutoRejectRule,
  applied: readonly AppliedRule[],
): Promise<UndoneRule> {
  const { done, failed, halted } = await runEach(
    applied,
    async ({ location: id, before }, isRepeated) => {
      const now = await settingsNow(id).catch(ignoreDeleted);
      if (!now) return false;
      if (isRepeated && sameSettings(now, before)) return true;
      const next = withoutRule(now, rule, before);
      if (sameSettings(now, next)) return false;
      await saveSettings(id, next);
      return true;
    },
    { signal: new AbortController().signal, onSettled: () => undefined },
  );
  settingsChanged();
  const undone = [...done.values()].filter(Boolean).length;
  return {
    undone,
    kept: done.size - undone,
    failed: applied.filter((one) => !done.has(one)),
    problem: halted ?? [...failed.values()][0] ?? null,
  };
}

/** A location that was deleted since has nothing to undo. */
function ignoreDeleted(error: ApiError): undefined {
  if (error.kind !== 'not-found') throw error;
}

async function settingsNow(id: LocationId): Promise<AutoRejection> {
  const endpoint = locations.show;
  const { location } = await call(endpoint, { params: { id } });
  const settings = readAutoRejection(location);
  if (settings) return settings;
  throw apiError(
    { kind: 'validation', fields: {} },
    { endpoint: endpoint.id, message: 'Placekeeper can’t read the rules of this location.' },
  );
}

async function saveSettings(id: LocationId, body: AutoRejection): Promise<void> {
  const write = call(locations.autoRejection, { params: { id }, body });
  locationWritten(id, await withLocation(id, write));
}
