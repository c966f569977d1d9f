import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { call } from '../api/client.ts';
import { noteDeclined } from './location-changes.ts';

/** Also reports to the records whether Google declined edits, because the platform's lists may lack this. */
export async function readFailedPatchAttempts(id: LocationId, signal: AbortSignal) {
  const answer = await call(locations.failedPatchAttempts, { params: { id } }, { signal });
  noteDeclined(id, answer.fields.length + answer.errors.length > 0, answer);
  return answer;
}
