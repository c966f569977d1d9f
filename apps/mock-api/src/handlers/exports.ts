import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { exports } from '@placekeeper/contracts/endpoints/exports';
import { exportLocations } from '../domain/exports/locations.ts';
import type { RequestContext } from '../http/request-context.ts';

export const exportHandlers: Handlers<typeof exports, RequestContext> = {
  locations: ({ body }, reply, { deps, actor }) => {
    const { fileName, text } = exportLocations(deps, actor, body.selection);
    return reply(200, text, { 'Content-Disposition': `attachment; filename="${fileName}"` });
  },
};
