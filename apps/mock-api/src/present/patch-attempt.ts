import type { SentPatchAttempt } from '@placekeeper/contracts/model/patch-attempt';
import type { PatchAttemptRow } from '../db/schema/patch-attempts.ts';
import { isoTime } from '../domain/clock.ts';

/** Events carry attempts too, so this shape is made here and not in `present`. */
export const patchAttemptToWire = (row: PatchAttemptRow): SentPatchAttempt => ({
  id: row.id,
  status: row.status,
  fields: [...row.fields],
  // What Google has already refused becomes known with its answer.
  errors: row.status === 'created' ? [] : row.errors.map((error) => ({ ...error })),
  created_at: isoTime(row.createdAt),
  finished_at: row.finishedAt === null ? null : isoTime(row.finishedAt),
});
