import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { FailedPatchAttempts, Refusal } from '@placekeeper/contracts/model/patch-attempt';
import { codeInTime } from '../../lib/browser/code-in-time.ts';
import { call } from '../api/client.ts';
import { noteDeclined } from './location-changes.ts';

/** Also reports to the records whether Google declined edits, because the platform's lists may lack this. */
export async function readFailedPatchAttempts(
  id: LocationId,
  signal: AbortSignal,
): Promise<FailedPatchAttempts & Refusal> {
  const sent = await call(locations.failedPatchAttempts, { params: { id } }, { signal });
  const journal = await codeInTime(() => import('./edit-journal.ts'));
  const answer = { ...sent, ...(await journal?.rememberRefusal(id, sent)) };
  noteDeclined(id, answer.fields.length + answer.errors.length > 0, answer);
  return answer;
}
