import type { LostAuthorization } from '../data/realtime/reactions.ts';
import { notify } from '../widgets/notify.ts';

/** GACC-2: it stays until it is read. */
export function tellLostAuthorization(
  { google_account: account, email }: LostAuthorization,
  reconnect: () => void,
): Promise<void> {
  return notify('warning', 'Google account disconnected', {
    id: `lost-authorization-${account}`,
    description: `Google no longer lets us manage the locations of ${email}.`,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    action: { label: 'Reconnect', onClick: reconnect },
  });
}
