import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { listUpdates, showUpdate, updatesMeta } from '../domain/google-updates/queries/list.ts';
import { previewRejectBulk, rejectBulk } from '../domain/google-updates/commands/reject-bulk.ts';
import { resolveUpdate } from '../domain/google-updates/commands/resolve.ts';
import { viewLocation } from '../domain/locations/queries/view.ts';
import type { RequestContext } from '../http/session.ts';
import { presentUpdate } from '../present/google-update.ts';
import { presentLocation } from '../present/location.ts';

function resolve({ deps, actor }: RequestContext, id: GoogleUpdateId, action: UpdateAction) {
  const locationId = resolveUpdate(deps, actor, id, action);
  return { location: presentLocation(viewLocation(deps, actor, locationId)) };
}

export const updateHandlers: Handlers<typeof updates, RequestContext> = {
  list: ({ query }, reply, { deps, actor }) => {
    const { items, meta, totalLocations } = listUpdates(deps, actor, query);
    return reply(200, {
      google_updates: items.map(presentUpdate),
      total_locations: totalLocations,
      meta,
    });
  },
  meta: ({ query }, reply, { deps, actor }) => reply(200, updatesMeta(deps, actor, query)),
  previewBulkAction: ({ query }, reply, { deps, actor }) =>
    reply(200, previewRejectBulk(deps, actor, query)),
  accept: ({ params }, reply, context) => reply(200, resolve(context, params.id, 'accept')),
  reject: ({ params }, reply, context) => reply(200, resolve(context, params.id, 'reject')),
  dismiss: ({ params }, reply, context) => reply(200, resolve(context, params.id, 'dismiss')),
  rejectBulk: ({ body }, reply, { deps, actor }) => {
    rejectBulk(deps, actor, body);
    return reply(204);
  },
  show: ({ params: { id } }, reply, { deps, actor }) =>
    reply(200, { google_update: presentUpdate(showUpdate(deps, actor, id)) }),
};
