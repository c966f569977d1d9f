import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { LostAuthorization } from '../data/realtime/reactions.ts';

const told = new Set<GoogleTokenId>();

/** GACC-2: told once, and it stays until it is read. */
export async function tellLostAuthorization(
  { google_account: account, email }: LostAuthorization,
  reconnect: () => void,
): Promise<void> {
  if (told.has(account)) return;
  told.add(account);
  const { toast } = await import('@placekeeper/ui/toaster');
  toast.warning(`Google no longer lets us manage ${email}`, {
    id: `lost-authorization-${account}`,
    description: 'Its locations are paused until you reconnect it.',
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    action: { label: 'Reconnect', onClick: reconnect },
  });
}
