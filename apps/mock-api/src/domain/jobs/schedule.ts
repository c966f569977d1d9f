import type { GoogleUpdateId, PatchAttemptId, UserId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { jobs } from '../../db/schema/jobs.ts';

/** What the platform can have left to do, and what it needs to know for it. */
export interface JobPayloads {
  readonly 'fetch.step': { readonly operationId: string };
  readonly 'import.step': { readonly importId: number };
  readonly 'life.step': Readonly<Record<string, never>>;
  readonly 'digest.send': { readonly fromUpdateId: GoogleUpdateId };
  /** Google makes a change again that was rejected. */
  readonly 'google-update.repeat': { readonly updateId: GoogleUpdateId };
  /** `told`: whether the user has heard of the attempt already. */
  readonly 'patch.send': { readonly patchAttemptId: PatchAttemptId; readonly told: boolean };
  readonly 'patch.finish': { readonly patchAttemptId: PatchAttemptId };
}
export type JobKind = keyof JobPayloads;

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
  job: { readonly kind: Kind; readonly payload: JobPayloads[Kind]; readonly dueAt: number },
): void {
  queries(db).insert.run({ userId, ...job });
}
