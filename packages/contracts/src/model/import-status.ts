import * as z from 'zod/mini';
import { ShownMessage, ShownText } from '../core/wire.ts';

export const ImportFailure = z.looseObject({
  id: z.string(),
  title: ShownText,
  message: ShownMessage,
});
export type ImportFailure = z.infer<typeof ImportFailure>;

/** Counts of the running or last import; `complete` includes the errored ones, so that an import with errors ends. */
export const ImportStatus = z.looseObject({
  total: z.int(),
  complete: z.int(),
  errored: z.int(),
  /** The profiles that could not be imported, by name. */
  failures: z.optional(z.array(ImportFailure)),
});
export type ImportStatus = z.infer<typeof ImportStatus>;
