import * as z from '../core/zod.ts';
import { isObject, reshaped } from '../core/schema-annotations.ts';
import { ShownMessage, ShownText } from '../core/wire-types.ts';

export const ImportFailure = z.looseObject({
  id: z.string(),
  title: ShownText,
  message: ShownMessage,
});
export type ImportFailure = z.infer<typeof ImportFailure>;

/** `complete` includes failed profiles, so that an import with errors also reaches `total`. */
export const ImportStatus = reshaped(
  z.looseObject({
    total: z.int(),
    complete: z.int(),
    errored: z.int(),
    failures: z.optional(z.array(ImportFailure)),
  }),
  startedAtZero,
);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** IMP-1: all counts are zero before the first import, even if the platform sends null. */
function startedAtZero(data: unknown): unknown {
  if (!isObject(data)) return data;
  const empty = ['total', 'complete', 'errored'].filter((key) => data[key] === null);
  if (empty.length === 0) return data;
  return { ...data, ...Object.fromEntries(empty.map((key) => [key, 0])) };
}
