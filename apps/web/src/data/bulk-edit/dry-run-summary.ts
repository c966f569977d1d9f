import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { PendingReplacement } from './bulk-edit-types.ts';
import type { TrialItem } from './dry-run.worker.ts';

export interface FieldCount {
  readonly field: string;
  /** Google's name of an attribute; absent for other fields. */
  readonly name?: string | undefined;
  readonly count: number;
}

export interface ReasonCount extends FieldCount {
  readonly message: string;
}

/** The outcomes of a dry run, each with its number of items. The most frequent outcome comes first. */
export interface TrialSummary {
  readonly changed: readonly FieldCount[];
  readonly cleared: readonly FieldCount[];
  /** Fields whose current value is unknown, so that an undo can't restore it. */
  readonly unknown: readonly FieldCount[];
  /** Why locations are skipped. */
  readonly reasons: readonly ReasonCount[];
  /** Published fields for which Google may ask to verify a profile again. */
  readonly risky: readonly FieldCount[];
  readonly replaced: readonly FieldCount[];
  /** Why Google may not publish the changes. */
  readonly blocked: readonly ReasonCount[];
  /** Probable mistakes in new values. */
  readonly hinted: readonly ReasonCount[];
}

/** Google checks edits of these fields, and may ask to verify the profile again. */
const riskyFields: ReadonlySet<string> = new Set([
  'title',
  'storefrontAddress',
  'phoneNumbers',
  'categories',
]);

type SummarisedItem = Pick<
  TrialItem,
  | 'status'
  | 'before'
  | 'after'
  | 'errors'
  | 'hints'
  | 'attributes'
  | 'isPublished'
  | 'updates'
  | 'blocks'
>;

export function summaryOf(items: readonly SummarisedItem[]): TrialSummary {
  const names = new Map(
    items.flatMap(({ attributes }) =>
      Object.values(attributes).map(({ name, display_name: title }) => [name, title] as const),
    ),
  );
  const [changed, cleared, reasons] = [counter(names), counter(names), counter(names)];
  const unknown = counter(names);
  const [risky, replaced, blocked, hinted] = [counter(), counter(), counter(), counter()];
  for (const { status, before, after, errors, hints, isPublished, updates, blocks } of items) {
    for (const [field, message] of Object.entries(errors)) reasons.add(field, message);
    if (status !== 'pending') continue;
    for (const [field, value] of Object.entries(after)) {
      changed.add(field);
      if (!(field in before)) unknown.add(field);
      cleared.add(field, '', clearedParts(before, field, value));
      if (isPublished && riskyFields.has(field)) risky.add(field);
    }
    for (const [field, message] of Object.entries(hints)) hinted.add(field, message);
    for (const { field } of updates) replaced.add(field);
    for (const message of new Set(blocks)) blocked.add('', message);
  }
  return {
    changed: changed.counts(),
    cleared: cleared.counts(),
    unknown: unknown.counts(),
    reasons: reasons.counts(),
    risky: risky.counts(),
    replaced: replaced.counts(),
    blocked: blocked.counts(),
    hinted: hinted.counts(),
  };
}

/** The number of values that a change empties. Phone numbers, categories and addresses consist of several values. */
function clearedParts(before: SummarisedItem['before'], field: string, value: unknown): number {
  const { data: parts } = safeParse(Parts, value);
  if (!parts || !structured.has(field))
    return isEmpty(value) && !(field in before && isEmpty(before[field])) ? 1 : 0;
  const earlier = safeParse(Parts, before[field]).data ?? {};
  return Object.entries(parts).filter(([part, now]) => isEmpty(now) && !isEmpty(earlier[part]))
    .length;
}

const Parts = z.record(z.string(), z.unknown());
const structured: ReadonlySet<string> = new Set([
  'phoneNumbers',
  'categories',
  'storefrontAddress',
]);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function counter(names?: ReadonlyMap<string, string>) {
  const found = new Map<string, ReasonCount>();
  return {
    add(field: string, message = '', count = 1) {
      if (count === 0) return;
      const key = `${field}\n${message}`;
      const name = names?.get(field);
      const sum = (found.get(key)?.count ?? 0) + count;
      found.set(key, { field, message, count: sum, ...(name !== undefined && { name }) });
    },
    counts: () => [...found.values()].toSorted((a, b) => b.count - a.count),
  };
}

/** The number of locations whose outcomes differ between two dry runs of the same changes. */
export function differingItems(before: readonly TrialItem[], after: readonly TrialItem[]): number {
  const known = new Map(before.map((item) => [item.location.id, stateOf(item)]));
  const present = new Set(after.map(({ location }) => location.id));
  const changed = after.filter((item) => known.get(item.location.id) !== stateOf(item)).length;
  return changed + before.filter(({ location }) => !present.has(location.id)).length;
}

const stateOf = ({ status, before, after, errors, updates }: TrialItem): string =>
  JSON.stringify([status, before, after, errors, updates.map(({ id }: PendingReplacement) => id)]);

/** Whether Google gets an edit when it runs: a location with lost access is published only after a reconnection. */
export const publishesNow = (
  items: readonly Pick<TrialItem, 'status' | 'isPublished' | 'isWaiting'>[],
): boolean =>
  items.some(
    ({ status, isPublished, isWaiting }) => status === 'pending' && isPublished && !isWaiting,
  );
