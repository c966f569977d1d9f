import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { FailedPatchAttempts, Refusal } from '@placekeeper/contracts/model/patch-attempt';
import { call } from '../api/client.ts';
import { rememberRefusal } from './edit-journal.ts';
import { noteDeclined } from './location-changes.ts';

/** Also reports to the records whether Google declined edits, because the platform's lists may lack this. */
export async function readFailedPatchAttempts(
  id: LocationId,
  signal: AbortSignal,
): Promise<FailedPatchAttempts & Refusal> {
  const sent = await call(locations.failedPatchAttempts, { params: { id } }, { signal });
  const answer = { ...sent, ...(await rememberRefusal(id, sent)) };
  noteDeclined(id, answer.fields.length + answer.errors.length > 0, answer);
  return answer;
}
