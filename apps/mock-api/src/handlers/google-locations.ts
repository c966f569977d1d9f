import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { startFetch } from '../domain/imports/commands/fetch.ts';
import { startImport } from '../domain/imports/commands/import.ts';
import { showFetch } from '../domain/imports/queries/fetch.ts';
import { importStatus } from '../domain/imports/queries/import-status.ts';
import type { RequestContext } from '../http/session.ts';
import {
  presentGoogleAccount,
  presentGoogleLocation,
  presentOperation,
} from '../present/google-location.ts';

export const googleLocationHandlers: Handlers<typeof googleLocations, RequestContext> = {
  fetch: ({ body }, reply, { deps, actor }) =>
    reply(200, { operation: presentOperation(startFetch(deps, actor, body.google_account)) }),
  show({ params }, reply, { deps, actor }) {
    const { operation, offers, groups } = showFetch(deps, actor, params.operationId);
    return reply(200, {
      locations: offers.map(presentGoogleLocation),
      groups: groups.map(presentGoogleAccount),
      operation: presentOperation(operation),
    });
  },
  importStatus: (_, reply, { deps, actor }) => reply(200, importStatus(deps, actor)),
  import({ body }, reply, { deps, actor }) {
    startImport(deps, actor, { tokenId: body.google_account, choices: body.locations });
    return reply(204);
  },
};
