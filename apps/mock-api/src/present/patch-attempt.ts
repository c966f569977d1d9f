import type { PatchAttempt } from '@placekeeper/contracts/model/patch-attempt';
import type { PatchAttemptRow } from '../db/schema/patch-attempts.ts';

export const presentPatchAttempt = (row: PatchAttemptRow): PatchAttempt => ({
  id: row.id,
  status: row.status,
  fields: [...row.fields],
  errors: row.errors.map((error) => ({ ...error })),
  created_at: new Date(row.createdAt).toISOString(),
  finished_at: row.finishedAt === null ? null : new Date(row.finishedAt).toISOString(),
});
