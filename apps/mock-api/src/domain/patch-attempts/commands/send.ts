import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { raise } from '../../domain-events.ts';
import { transact } from '../../transact.ts';
import { findUnfinished } from '../queries/find-unfinished.ts';
import { sendToProvider } from './publish.ts';

/** Sends an attempt that was scheduled for later, by a bulk operation or by `resume.ts`. */
export function sendPatch(
  deps: Deps,
  actor: Actor,
  patchAttemptId: PatchAttemptId,
  told: boolean,
): void {
  const found = findUnfinished(deps.db, patchAttemptId);
  if (!found) return;
  const { attempt, location } = found;
  transact(deps, (emit) => {
    if (!told) raise(deps, actor, emit, 'patch-attempt-created', { attempt });
    if (location.managementStatus !== 'lost-authorization')
      sendToProvider(deps, actor, attempt, location);
  });
}
