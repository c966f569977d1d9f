import * as z from 'zod/mini';
import type { JobItem } from '../batch/job.ts';

const Values = z.record(z.string(), z.unknown());
const After = z.object({ values: Values, problems: z.record(z.string(), z.string()) });

export interface ItemValues {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Why a field was refused or left, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** The values that the journal keeps with an item of a bulk edit. */
export function valuesOfItem({ before, after }: Pick<JobItem, 'before' | 'after'>): ItemValues {
  const [earlier, later] = [z.safeParse(Values, before), z.safeParse(After, after)];
  return {
    before: earlier.data ?? {},
    after: later.data?.values ?? {},
    problems: later.data?.problems ?? {},
  };
}
