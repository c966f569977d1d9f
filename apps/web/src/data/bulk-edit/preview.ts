import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { hashKey, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { utcToday } from '../../lib/text/calendar-day.ts';
import { queryClient } from '../api/query-client.ts';
import { apiError } from '../http/api-error.ts';
import type { LocationSelection } from '../locations/location-selection.ts';
import { findMatchingIds } from '../portfolio/matching.ts';
import { tagQueries } from '../tags/queries.ts';
import type { BulkEditForecast } from './bulk-edit-types.ts';
import type { TrialSummary } from './dry-run-summary.ts';
import { dryRun, type DryRun } from './dry-run.ts';
import { foldedItems } from './folded-items.ts';
import { metaOf, type ItemsAnswer, type PageQuery } from './queries.ts';

export interface BulkEditRequest {
  readonly selection: LocationSelection;
  readonly changes: BulkChanges;
  /** The attributes in the changes. Locations name only those that Google offers for them. */
  readonly attributes: readonly AttributeMetadata[];
}
export type PreviewRequest = BulkEditRequest & PageQuery;

export interface PreviewAnswer extends ItemsAnswer {
  readonly forecast: BulkEditForecast;
  readonly summary: TrialSummary;
}

async function idsOf(
  selection: LocationSelection,
  signal: AbortSignal | undefined,
): Promise<{ readonly ids: readonly LocationId[]; readonly unreadable: number }> {
  if (selection.mode === 'ids') return { ids: selection.locations, unreadable: 0 };
  const { mode: _, ...filters } = selection;
  return findMatchingIds(filters, { signal });
}

const refuse = (fields: FieldErrors): never => {
  throw apiError({ kind: 'validation', fields });
};

export async function trialOf({
  selection,
  changes,
  attributes,
}: BulkEditRequest): Promise<DryRun> {
  const { ids, unreadable } = await idsOf(selection, undefined);
  const [{ checkChanges }, { catalogueOf }, { tags }] = await Promise.all([
    import('@placekeeper/contracts/bulk/check-changes'),
    import('@placekeeper/contracts/profile/catalogue-of-locations'),
    // Reads the tags again, because a selected tag may have been deleted.
    queryClient.query({ ...tagQueries.list(), staleTime: 0 }),
  ]);
  const fieldErrors = checkChanges(changes, {
    today: utcToday(),
    count: ids.length,
    catalogue: catalogueOf([]),
    tags: new Map(tags.map((tag) => [tag.id, tag])),
    attributeErrors: () => [],
  });
  if (Object.keys(fieldErrors).length > 0) refuse(fieldErrors);
  const read = await dryRun(ids, changes, attributes);
  const forecast = { ...read.forecast, unreadable: read.forecast.unreadable + unreadable };
  const trial = { ...read, forecast };
  if (selection.mode === 'ids' && trial.gone.length > 0) {
    const places = new Map(selection.locations.map((id, place) => [id, place]));
    refuse(
      Object.fromEntries(
        trial.gone.map((id) => [
          `selection.locations.${places.get(id)}`,
          ['This location no longer exists.'],
        ]),
      ),
    );
  }
  return trial;
}

/** One dry run serves all pages of a preview and its start. */
let lastTrial: { readonly key: string; readonly trial: Promise<DryRun> } | null = null;

const keyOf = ({ selection, changes }: BulkEditRequest) => hashKey([selection, changes]);

export function trialFor(request: BulkEditRequest): Promise<DryRun> {
  const key = keyOf(request);
  if (lastTrial?.key === key) return lastTrial.trial;
  const trial = trialOf(request);
  lastTrial = { key, trial };
  trial.catch(() => {
    if (lastTrial?.trial === trial) lastTrial = null;
  });
  return trial;
}

export const previewKey = ['bulkEdits', 'preview'];

/** The pages of the preview then show `trial`. */
export function keepTrial(request: BulkEditRequest, trial: DryRun): void {
  lastTrial = { key: keyOf(request), trial: Promise.resolve(trial) };
}

export function forgetTrial(): void {
  lastTrial = null;
}

/** Keeps a new preview from showing the previous result first. */
export function forgetPreviews(): void {
  forgetTrial();
  queryClient.removeQueries({ queryKey: previewKey });
}

/** Returns one page of a dry run. Locations with identical changes share a row. */
export function pageOfDryRun(
  { items, forecast, summary }: DryRun,
  { status, page }: PageQuery,
): PreviewAnswer {
  const wanted = foldedItems(
    items.filter((item) => status === undefined || item.status === status),
  );
  const number = page?.number ?? 1;
  const start = (number - 1) * pageSizes.locations;
  return {
    forecast,
    summary,
    items: wanted.slice(start, start + pageSizes.locations),
    meta: metaOf(wanted.length, number, pageSizes.locations),
  };
}

/** BULK-1: never refetches, because all pages belong to one dry run. */
export const previewQuery = ({ selection, changes, attributes, ...query }: PreviewRequest) =>
  queryOptions<PreviewAnswer>({
    queryKey: [...previewKey, { selection, changes, ...query }],
    queryFn: async () => pageOfDryRun(await trialFor({ selection, changes, attributes }), query),
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });
