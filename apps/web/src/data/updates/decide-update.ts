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

/** For a closing page, which gets no response. */
export const keepaliveTransport: Transport = (address, init) =>
  fetch(address, { ...init, keepalive: true });

/** UPD-3: returns the updated location. ERR-4: if only the response was lost, the decision counts as made. */
export function decideUpdate(
  action: UpdateAction,
  id: GoogleUpdateId,
  { leaving = false } = {},
): Promise<Decided> {
  const params = { id };
  return recoverLostResponse(
    () => call(updates[action], { params }, leaving ? { transport: keepaliveTransport } : {}),
    async ({ kind }) => {
      // UPD-12: looks nothing up after a server error, because the read would delay the calls of other quick decisions.
      // A retry shows the state.
      if (kind === 'server') return null;
      const { google_update: update } = await call(updates.show, { params });
      return update.resolution?.resolved_action === resolutions[action]
        ? call(locations.show, { params: { id: update.location.id } })
        : null;
    },
  );
}
