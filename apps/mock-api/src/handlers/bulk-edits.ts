import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { cancelBulkEdit } from '../domain/bulk-edits/cancel.ts';
import { listBulkEdits, type BulkEditView } from '../domain/bulk-edits/list.ts';
import { pauseBulkEdit, resumeBulkEdit } from '../domain/bulk-edits/pause.ts';
import { previewBulkEdit } from '../domain/bulk-edits/preview.ts';
import { readLocationList } from '../domain/bulk-edits/read-list.ts';
import { retryBulkEdit } from '../domain/bulk-edits/retry.ts';
import { showBulkEdit } from '../domain/bulk-edits/show.ts';
import { startBulkEdit } from '../domain/bulk-edits/start.ts';
import { undoBulkEdit } from '../domain/bulk-edits/undo.ts';
import { bulkEditToWire } from '../domain/bulk-edits/wire.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentBulkEditItem } from '../present/bulk-edit.ts';

const present = ({ deps, actor }: RequestContext, { edit, totals }: BulkEditView) => ({
  bulk_edit: bulkEditToWire(deps, actor, edit, totals),
});

export const bulkEditHandlers: Handlers<typeof bulkEdits, RequestContext> = {
  readList: ({ body }, reply, { deps, actor }) => reply(200, readLocationList(deps, actor, body)),
  preview: ({ body }, reply, { deps, actor }) => {
    const { forecast, items, meta } = previewBulkEdit(deps, actor, body);
    return reply(200, { forecast, items: items.map(presentBulkEditItem), meta });
  },
  start: ({ body }, reply, context) =>
    reply(201, present(context, startBulkEdit(context.deps, context.actor, body))),
  list: ({ query }, reply, context) => {
    const { items, meta } = listBulkEdits(context.deps, context.actor, query);
    const bulk_edits = items.map((view) => present(context, view).bulk_edit);
    return reply(200, { bulk_edits, meta });
  },
  show: ({ params, query }, reply, context) => {
    const view = showBulkEdit(context.deps, context.actor, { ...query, id: params.id });
    const { items, meta } = view.page;
    return reply(200, { ...present(context, view), items: items.map(presentBulkEditItem), meta });
  },
  pause: ({ params }, reply, context) =>
    reply(200, present(context, pauseBulkEdit(context.deps, context.actor, params.id))),
  resume: ({ params }, reply, context) =>
    reply(200, present(context, resumeBulkEdit(context.deps, context.actor, params.id))),
  cancel: ({ params }, reply, context) =>
    reply(200, present(context, cancelBulkEdit(context.deps, context.actor, params.id))),
  retry: ({ params }, reply, context) =>
    reply(200, present(context, retryBulkEdit(context.deps, context.actor, params.id))),
  undo: ({ params }, reply, context) =>
    reply(200, present(context, undoBulkEdit(context.deps, context.actor, params.id))),
};
