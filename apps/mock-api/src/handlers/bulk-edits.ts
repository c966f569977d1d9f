import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const bulkEditHandlers: Handlers<typeof bulkEdits, RequestContext, NotBuilt> = {
  preview: notBuilt,
  start: notBuilt,
  list: notBuilt,
  show: notBuilt,
  cancel: notBuilt,
  retry: notBuilt,
  undo: notBuilt,
};
