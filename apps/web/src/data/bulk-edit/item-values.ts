import { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { BulkFieldChange, PendingReplacement } from './bulk-edit-types.ts';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { JobItem } from '../batch/job.ts';

const Values = z.record(z.string(), z.unknown());
const Errors = z.record(z.string(), z.string());
const After = z.object({
  values: Values,
  errors: z.optional(Errors),
  /** The name of `errors` in earlier versions. */
  problems: z.optional(Errors),
  attributes: z.record(z.string(), AttributeMetadata),
  updates: z.optional(z.array(z.number())),
});

export interface ItemValues {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Why each field was refused or left unchanged. */
  readonly errors: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, AttributeMetadata>>;
  /** The ids of the pending updates at the time of the preview; undefined if the preview didn't read them. */
  readonly updates?: readonly number[] | undefined;
}

export function valuesOfItem({ before, after }: Pick<JobItem, 'before' | 'after'>): ItemValues {
  const [earlier, later] = [safeParse(Values, before), safeParse(After, after)];
  return {
    before: earlier.data ?? {},
    after: later.data?.values ?? {},
    errors: later.data?.errors ?? later.data?.problems ?? {},
    attributes: later.data?.attributes ?? {},
    updates: later.data?.updates,
  };
}

/** Lists the changes of an item; `before` is undefined if the old value is unknown. */
export const changesOf = (
  {
    before,
    after,
    errors,
    attributes,
    hints = {},
  }: Omit<ItemValues, 'updates'> & { readonly hints?: Readonly<Record<string, string>> },
  updates: readonly PendingReplacement[] = [],
): BulkFieldChange[] =>
  Object.entries(after).map(([field, value]) => {
    const attribute = attributes[field];
    const update = updates.find((each) => each.field === field);
    return {
      field,
      before: field in before ? (before[field] ?? null) : undefined,
      after: value,
      error: errors[field] ?? null,
      ...(hints[field] !== undefined && { hint: hints[field] }),
      ...(attribute && { attribute }),
      ...(update && { update }),
    };
  });
