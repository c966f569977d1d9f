import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { fieldHistory } from '@placekeeper/contracts/endpoints/field-history';
import { listFieldHistory } from '../domain/field-history/list.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentHistoryEntry } from '../present/history-entry.ts';
import { presentPage } from '../present/page.ts';

export const fieldHistoryHandlers: Handlers<typeof fieldHistory, RequestContext> = {
  list: ({ params, query }, reply, { deps, actor }) =>
    reply(
      200,
      presentPage(listFieldHistory(deps, actor, { ...params, ...query }), presentHistoryEntry),
    ),
};
