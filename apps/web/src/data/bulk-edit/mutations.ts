import type { ListKey } from '@placekeeper/contracts/bulk/read-list';
import { fieldOfText, textKeys } from '@placekeeper/contracts/bulk/text-changes';
import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import type { JobId, NewItem } from '../batch/job.ts';
import {
  cancelJob,
  moveToFront,
  pauseJob,
  resumeJob,
  startJob,
  startJobNow,
} from '../batch/jobs.ts';
import { apiError, isKind } from '../http/api-error.ts';
import { singleFlight } from '../http/single-flight.ts';
import { getPortfolio, readPortfolio } from '../portfolio/portfolio.ts';
import { bulkEditKind } from './bulk-edit-of-job.ts';
import { differingItems, publishesNow } from './dry-run-summary.ts';
import type { DryRun } from './dry-run.ts';
import {
  forgetPreviews,
  forgetTrial,
  keepTrial,
  previewKey,
  previewQuery,
  trialFor,
  trialOf,
  type BulkEditRequest,
} from './preview.ts';

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
      is_published: publishesNow(trial.items),
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
  job.then(forgetTrial, () => started.delete(trial));
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
    keepTrial(request, again);
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
