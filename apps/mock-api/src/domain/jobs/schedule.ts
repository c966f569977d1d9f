import { GoogleUpdateId, PatchAttemptId, type UserId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, prepared } from '../../db/client.ts';
import { jobs } from '../../db/schema/jobs.ts';

/** The payload of each kind of job; it is validated again when the job runs. */
export const jobSchemas = {
  'fetch.step': z.object({ operationId: z.string() }),
  'import.step': z.object({ importId: z.int() }),
  'life.step': z.strictObject({}),
  'digest.send': z.object({ fromUpdateId: GoogleUpdateId }),
  'google-update.repeat': z.object({ updateId: GoogleUpdateId }),
  /** `told`: whether an event has already reported the attempt to the client. */
  'patch.send': z.object({ patchAttemptId: PatchAttemptId, told: z.boolean() }),
  'patch.finish': z.object({ patchAttemptId: PatchAttemptId }),
};
export type JobKind = keyof typeof jobSchemas;
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobSchemas)[Kind]>;

const queries = prepared((db) => ({
  insert: db
    .insert(jobs)
    .values({
      userId: sql.placeholder('userId'),
      kind: sql.placeholder('kind'),
      payload: sql.placeholder('payload'),
      dueAt: sql.placeholder('dueAt'),
    })
    .prepare(),
}));

export function schedule<Kind extends JobKind>(
  db: Database,
  userId: UserId,
  job: { readonly kind: Kind; readonly payload: JobPayload<Kind>; readonly dueAt: number },
): void {
  queries(db).insert.run({ userId, ...job });
}
