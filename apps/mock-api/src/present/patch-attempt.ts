import type { SentPatchAttempt } from '@placekeeper/contracts/model/patch-attempt';
import type { PatchAttemptRow } from '../db/schema/patch-attempts.ts';
import { isoTime } from '../domain/clock.ts';

export const presentPatchAttempt = (row: PatchAttemptRow): SentPatchAttempt => ({
  id: row.id,
  status: row.status,
  fields: [...row.fields],
  // A refusal is stored in advance, but shown only after the provider has answered.
  errors: row.status === 'created' ? [] : row.errors.map((error) => ({ ...error })),
  created_at: isoTime(row.createdAt),
  finished_at: row.finishedAt === null ? null : isoTime(row.finishedAt),
});
