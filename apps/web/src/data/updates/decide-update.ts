import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { call, type Transport } from '../api/client.ts';
import { recoverLostResponse } from '../http/recover-lost-response.ts';

export const resolutions = {
  accept: 'accepted',
  reject: 'rejected',
  dismiss: 'dismissed',
} as const;

export type Decided = SuccessOf<typeof updates.accept>;

/** The page ends before the answer. */
export const outliving: Transport = (address, init) => fetch(address, { ...init, keepalive: true });

/** UPD-3: answers with the location as it is then. ERR-4: where only the answer was lost, it is decided. */
export function decideUpdate(
  action: UpdateAction,
  id: GoogleUpdateId,
  { leaving = false } = {},
): Promise<Decided> {
  const params = { id };
  return recoverLostResponse(
    () => call(updates[action], { params }, leaving ? { transport: outliving } : {}),
    async ({ kind }) => {
      // UPD-12: of a hundred quick decisions some fail, and the others need the connection. The next try tells.
      if (kind === 'server') return null;
      const { google_update: update } = await call(updates.show, { params });
      return update.resolution?.resolved_action === resolutions[action]
        ? call(locations.show, { params: { id: update.location.id } })
        : null;
    },
  );
}
