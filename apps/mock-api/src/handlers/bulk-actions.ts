import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { bulkActions } from '@placekeeper/contracts/endpoints/bulk-actions';
import { runBulkAction } from '../domain/bulk-actions/run.ts';
import type { RequestContext } from '../http/request-context.ts';

export const bulkActionHandlers: Handlers<typeof bulkActions, RequestContext> = {
  run: ({ body }, reply, { deps, actor }) => reply(200, runBulkAction(deps, actor, body)),
};
