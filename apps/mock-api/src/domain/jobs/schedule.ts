import type {
  BulkEditId,
  GoogleUpdateId,
  PatchAttemptId,
  UserId,
} from '@placekeeper/contracts/core/id';
import type { Database } from '../../db/client.ts';
import { jobs } from '../../db/schema/jobs.ts';

/** What the platform can have left to do, and what it needs to know for it. */
export interface JobPayloads {
  readonly 'bulk-edit.step': { readonly bulkEditId: BulkEditId };
  readonly 'fetch.step': { readonly operationId: string };
  readonly 'import.step': { readonly importId: number };
  readonly 'life.step': Readonly<Record<string, never>>;
  readonly 'digest.send': { readonly fromUpdateId: GoogleUpdateId };
  readonly 'patch.finish': { readonly patchAttemptId: PatchAttemptId };
}
export type JobKind = keyof JobPayloads;

export function schedule<Kind extends JobKind>(
  db: Database,
  userId: UserId,
  job: { readonly kind: Kind; readonly payload: JobPayloads[Kind]; readonly dueAt: number },
): void {
  db.insert(jobs)
    .values({ userId, ...job })
    .run();
}
