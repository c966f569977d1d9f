import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { bulkEditImports } from '@placekeeper/contracts/endpoints/bulk-edit-imports';
import { createBulkEditImport } from '../domain/bulk-edit-imports/create.ts';
import { ownedImport } from '../domain/bulk-edit-imports/owned-import.ts';
import { startBulkEditImport } from '../domain/bulk-edit-imports/start.ts';
import type { BulkEditView } from '../domain/bulk-edits/list.ts';
import { secondsUntilFree } from '../domain/bulk-edits/progress.ts';
import { showBulkEdit } from '../domain/bulk-edits/show.ts';
import { bulkEditToWire } from '../domain/bulk-edits/wire.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentBulkEditItem } from '../present/bulk-edit.ts';

const present = ({ deps, actor }: RequestContext, { edit, totals }: BulkEditView) => ({
  bulk_edit: bulkEditToWire(deps, actor, edit, totals),
});

export const bulkEditImportHandlers: Handlers<typeof bulkEditImports, RequestContext> = {
  create: ({ body }, reply, context) =>
    reply(201, present(context, createBulkEditImport(context.deps, context.actor, body))),
  show: ({ params, query }, reply, context) => {
    const { deps, actor } = context;
    const { report, forecast } = ownedImport(deps, actor, params.id).spreadsheet;
    const view = showBulkEdit(deps, actor, { ...query, id: params.id });
    const { items, meta } = view.page;
    return reply(200, {
      ...present(context, view),
      report,
      forecast: { ...forecast, starts_in_seconds: secondsUntilFree(deps, actor) },
      items: items.map(presentBulkEditItem),
      meta,
    });
  },
  start: ({ params }, reply, context) =>
    reply(200, present(context, startBulkEditImport(context.deps, context.actor, params.id))),
};
