import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';

/** Whether a channel was refused because nobody is logged in any more. A guest is forbidden it, as a stranger is. */
export async function isSessionLost(refusal: ApiError): Promise<boolean> {
  if (refusal.kind !== 'forbidden') return isOfSession(refusal);
  // SESS-1, SESS-2: refused as well, it is told to the page.
  return call(currentUser.show, {}).then(() => false, isOfSession);
}

const isOfSession = ({ kind }: ApiError): boolean =>
  kind === 'session-expired' || kind === 'unauthenticated';
