import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { backtestDays } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { Job } from '../../../data/batch/job.ts';
import { readUndoable, useJobs } from '../../../data/batch/jobs.ts';
import { updatePages } from '../../../data/updates/read-all-pages.ts';
import { Rule, ruleKind } from './rule-wording.ts';
import type { RuleRow } from './rule-rows.ts';

/** A job of this browser that added or edited a rule. */
export interface RuleWriting {
  readonly at: number;
  readonly mode: 'add' | 'edit';
  readonly fields: readonly string[];
  readonly locations: ReadonlySet<LocationId>;
}

/** The platform stores no dates of rules. Null if no single job wrote all fields of the row at all its locations. */
export const writingOf = (
  { fields, locations }: RuleRow,
  writings: readonly RuleWriting[],
): RuleWriting | null =>
  writings
    .toSorted((one, other) => other.at - one.at)
    .find(
      (writing) =>
        fields.every((field) => writing.fields.includes(field)) &&
        locations.every(({ id }) => writing.locations.has(id)),
    ) ?? null;

const isRuleJob = ({ kind, undoes, undoneBy, counts }: Job): boolean =>
  kind === ruleKind && undoes === null && undoneBy === null && counts.done > 0;

async function readWriting({ id, created_at: at, meta }: Job): Promise<readonly RuleWriting[]> {
  const { data: rule } = safeParse(Rule, meta);
  if (!rule || rule.field_names.length === 0) return [];
  const items = (await readUndoable(id))?.items ?? [];
  const locations = new Set(items.flatMap(({ location }) => location?.id ?? []));
  return [{ at, mode: rule.mode, fields: rule.field_names, locations }];
}

/** The updates resolved in the last `backtestDays` days, newest first. */
export interface Rejections {
  readonly updates: readonly GoogleUpdate[];
  readonly isComplete: boolean;
}

export interface RuleHits {
  readonly last: string | null;
  /** Null if not all resolved updates are known. */
  readonly count: number | null;
}

/** Null if the platform doesn't say what a rule rejected. */
export function hitsOf(row: RuleRow, { updates, isComplete }: Rejections): RuleHits | null {
  const at = new Set(row.locations.map(({ id }) => id));
  const rejected = updates.filter(
    ({ field_name: field, location, resolution }) =>
      resolution?.resolved_action === 'rejected' &&
      at.has(location.id) &&
      row.fields.some((one) => one === field),
  );
  const hits = rejected.filter(({ resolution }) => resolution?.resolved_by === 'auto-rejection');
  const [last] = hits
    .flatMap(({ resolution, created_at }) => resolution?.resolved_at ?? created_at ?? [])
    .toSorted()
    .toReversed();
  const isKnown = isComplete && rejected.every(({ resolution }) => resolution?.resolved_by);
  if (!isKnown && last === undefined) return null;
  return { last: last ?? null, count: isKnown ? hits.length : null };
}

/** More pages than this take too long for a table. */
const mostPages = 3;

const dayMs = 86_400_000;

const recentRejections = () =>
  queryOptions<Rejections>({
    queryKey: ['updates', 'ruleHits'],
    queryFn: async ({ signal }) => {
      const since = new Date(Date.now() - backtestDays * dayMs).toISOString().slice(0, 10);
      const updates: GoogleUpdate[] = [];
      let pages = 0;
      for await (const page of updatePages({ active: false, start_date: since }, signal)) {
        updates.push(...page.google_updates);
        pages += 1;
        if (pages === mostPages && updates.length < page.meta.total)
          return { updates, isComplete: false };
      }
      return { updates, isComplete: true };
    },
    staleTime: 60_000,
  });

/** Reads when this browser wrote each row, and what the platform rejected because of it. */
export function useRuleHistory() {
  const jobs = useJobs().data?.filter(isRuleJob) ?? [];
  const { data: writings = [] } = useQuery({
    queryKey: ['ruleWritings', jobs.map(({ id, counts }) => [id, counts.done])],
    queryFn: async () => (await Promise.all(jobs.map(readWriting))).flat(),
    gcTime: 0,
  });
  const { data: rejections, isPending } = useQuery(recentRejections());
  return {
    writingOf: (row: RuleRow) => writingOf(row, writings),
    /** Undefined while loading; null if unknown. */
    hitsOf: (row: RuleRow) => (isPending ? undefined : rejections ? hitsOf(row, rejections) : null),
  };
}
