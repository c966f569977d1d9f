import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { utcToday } from '../../lib/text/calendar-day.ts';
import type { BulkEditForecast } from './bulk-edit-types.ts';
import type { ListKey } from '@placekeeper/contracts/bulk/read-list';
import type { LocationSelection } from '../locations/location-selection.ts';
import { fieldOfText, textKeys } from '@placekeeper/contracts/bulk/text-changes';
import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { hashKey, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { apiError, isKind } from '../http/api-error.ts';
import type { JobId, NewItem } from '../batch/job.ts';
import {
  cancelJob,
  moveToFront,
  pauseJob,
  resumeJob,
  startJob,
  startJobNow,
} from '../batch/jobs.ts';
import { bulkEditKind } from './bulk-edit-of-job.ts';
import { metaOf, type ItemsAnswer, type PageQuery } from './queries.ts';
import { foldedItems } from './folded-items.ts';
import { differingItems, type TrialSummary } from './dry-run-summary.ts';
import { dryRun, type DryRun } from './dry-run.ts';
import { findMatchingIds } from '../portfolio/matching.ts';
import { getPortfolio, readPortfolio } from '../portfolio/portfolio.ts';
import { singleFlight } from '../http/single-flight.ts';
import { queryClient } from '../api/query-client.ts';
import { tagQueries } from '../tags/queries.ts';

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

async function trialOf({ selection, changes, attributes }: BulkEditRequest): Promise<DryRun> {
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

function trialFor(request: BulkEditRequest): Promise<DryRun> {
  const key = keyOf(request);
  if (lastTrial?.key === key) return lastTrial.trial;
  const trial = trialOf(request);
  lastTrial = { key, trial };
  trial.catch(() => {
    if (lastTrial?.trial === trial) lastTrial = null;
  });
  return trial;
}

/** Keeps a new preview from showing the previous result first. */
export function forgetPreviews(): void {
  lastTrial = null;
  queryClient.removeQueries({ queryKey: previewKey });
}

const previewKey = ['bulkEdits', 'preview'];

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

interface ListRequest {
  readonly text: string;
  readonly by?: ListKey;
  readonly column?: number;
}

/** BULK-1: finds the locations named by a file or a pasted list. */
export function useReadList() {
  return useMutation({
    meta: { changesNothing: true },
    async mutationFn(request: ListRequest) {
      const [{ readLocationList }, records] = await Promise.all([
        import('@placekeeper/contracts/bulk/read-list'),
        readPortfolio(),
      ]);
      const isPartial = getPortfolio().unreadable > 0;
      const reading = readLocationList({ ...request, isPartial }, records);
      if ('refused' in reading)
        throw apiError({ kind: 'validation', fields: { ...reading.refused } });
      return reading;
    },
  });
}

interface TrialStart {
  readonly title: string;
  readonly fileName: string | null;
  readonly fields: readonly string[];
  readonly trial: DryRun;
  readonly startsAt: StartTime;
}

/** Milliseconds since the epoch; null for an immediate start. */
export type StartTime = number | null;

/** Stores a dry run as a job, which sends the changes and keeps the other items as history. */
async function startOnce({ title, fileName, fields, trial, startsAt }: TrialStart) {
  const items = trial.items.map((item): NewItem => {
    const { location, calls, before, after, errors, attributes, status, updates } = item;
    return {
      location,
      title: location.name,
      steps: calls,
      before,
      after: { values: after, errors, attributes, updates: updates.map(({ id: known }) => known) },
      state: status === 'refused' ? 'skipped' : status,
      message: status === 'refused' ? Object.values(errors).join(' ') : (item.message ?? ''),
    };
  });
  const id = await startJob({
    kind: bulkEditKind,
    title,
    meta: {
      file_name: fileName,
      fields: [...fields],
      value: commonValue(trial),
      is_published: trial.items.some((item) => item.status === 'pending' && item.isPublished),
    },
    items,
    ...(startsAt !== null && { startsIn: Math.max(0, startsAt - Date.now()) }),
  });
  return { bulk_edit: { id } };
}

/** The text that all locations get from an edit of one field; null if the texts differ. */
function commonValue({ items }: DryRun): string | null {
  const values = new Set(
    items.flatMap(({ status, after }) => (status === 'pending' ? Object.values(after) : [])),
  );
  const fields = new Set(items.flatMap(({ after }) => Object.keys(after)));
  const [value, field] = [[...values][0], [...fields][0]];
  const isText = textKeys.some((key) => fieldOfText(key) === field);
  return fields.size === 1 && values.size === 1 && isText && typeof value === 'string'
    ? value
    : null;
}

const started = new WeakMap<DryRun, ReturnType<typeof startOnce>>();

/** Starts one job even if the button is pressed twice. */
function startDryRun(start: TrialStart): ReturnType<typeof startOnce> {
  const { trial } = start;
  const before = started.get(trial);
  if (before) return before;
  const job = startOnce(start);
  started.set(trial, job);
  job.then(
    () => (lastTrial = null),
    () => started.delete(trial),
  );
  return job;
}

export type StartAnswer =
  | { readonly bulk_edit: { readonly id: JobId } }
  /** The number of locations that changed since the preview; nothing has started, and the preview is refreshed. */
  | { readonly stale: number };

const freshMs = 30_000;
/** The maximum number of locations that one call can read again. */
const fewItems = 100;

/** Repeats the dry run before the start, except for a large edit with a fresh preview. */
export async function startWithCurrentValues(
  { trial, ...start }: TrialStart,
  readAgain: () => Promise<DryRun>,
): Promise<StartAnswer> {
  if (trial.items.length > fewItems && Date.now() - trial.made_at < freshMs)
    return startDryRun({ ...start, trial });
  const again = await readAgain();
  const stale = differingItems(trial.items, again.items);
  return stale > 0 ? { stale } : startDryRun({ ...start, trial });
}

/** BULK-1: sends exactly the previewed changes. */
export function useStartBulkEdit() {
  return useMutation({
    mutationFn: singleFlight(startBulkEdit),
  });
}

/** Runs the visible queries again, because `static` queries refresh in no other way. */
export const refetchActive = (queryKey: readonly unknown[]): Promise<unknown> =>
  Promise.all(
    queryClient
      .getQueryCache()
      .findAll({ queryKey, type: 'active' })
      .map((query) => query.fetch()),
  );

interface BulkEditStart {
  readonly request: BulkEditRequest;
  readonly title: string;
  readonly startsAt: StartTime;
}

async function startBulkEdit({ request, title, startsAt }: BulkEditStart) {
  const trial = await trialFor(request);
  let again = trial;
  const answer = await startWithCurrentValues(
    { title, fileName: null, fields: fieldsOfChanges(request.changes), trial, startsAt },
    async () => (again = await trialOf(request)),
  ).catch(async (error: unknown) => {
    if (isKind(error, 'validation')) {
      // The preview shows each error at its field.
      forgetPreviews();
      await queryClient.query(previewQuery(request)).catch(() => undefined);
    }
    throw error;
  });
  if ('stale' in answer) {
    lastTrial = { key: keyOf(request), trial: Promise.resolve(again) };
    await refetchActive(previewKey);
  }
  return answer;
}

/** BULK-1: sends nothing more until the user resumes the edit. */
export const usePauseBulkEdit = () => useMutation({ mutationFn: (id: JobId) => pauseJob(id) });

export const useResumeBulkEdit = () => useMutation({ mutationFn: (id: JobId) => resumeJob(id) });

/** BULK-1: keeps the completed items. */
export const useCancelBulkEdit = () => useMutation({ mutationFn: (id: JobId) => cancelJob(id) });

export const useStartBulkEditNow = () =>
  useMutation({ mutationFn: (id: JobId) => startJobNow(id) });

export const useMoveBulkEditToFront = () =>
  useMutation({ mutationFn: (id: JobId) => moveToFront(id) });
