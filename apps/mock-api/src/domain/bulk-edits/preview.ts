import { outlookOf } from '@placekeeper/contracts/bulk/assess';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import type { BulkEditForecast, bulkItemStatuses } from '@placekeeper/contracts/model/bulk-edit';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';
import { loadSubjects } from './load-subjects.ts';
import { forecastOf, itemOf } from './outlook.ts';
import { prepareBulkEdit, type BulkEditRequest } from './prepare.ts';
import { secondsUntilFree } from './progress.ts';
import type { ItemView } from './show.ts';

export interface PreviewRequest extends BulkEditRequest {
  readonly status?: (typeof bulkItemStatuses)[number] | undefined;
  readonly page?: PageRequest | undefined;
}

export interface Preview extends Page<ItemView> {
  readonly forecast: BulkEditForecast;
}

/** BULK-1: what would become of each location, its refusals included. Writes nothing. */
export function previewBulkEdit(deps: Deps, actor: Actor, request: PreviewRequest): Preview {
  const { locationIds, context } = prepareBulkEdit(deps, actor, request);
  const subjects = loadSubjects(deps, locationIds);
  const outlooks = locationIds.flatMap((id) => {
    const subject = subjects.get(id);
    return subject ? [outlookOf(subject, request.changes, context)] : [];
  });
  const wanted = outlooks.filter(
    ({ status }) => request.status === undefined || status === request.status,
  );
  const window = pageWindow(request.page, pageSizes.locations);
  const page = wanted.slice(window.offset, window.offset + window.size);
  return {
    forecast: {
      ...forecastOf(actor, outlooks),
      starts_in_seconds: secondsUntilFree(deps, actor),
    },
    items: page.map(itemOf),
    meta: pageMeta(window, wanted.length, page.length),
  };
}
