import type { BulkEdit, BulkEditItem, BulkEditStatus, BulkItemStatus } from './bulk-edit-types.ts';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import {
  hasUnsent,
  isStopping,
  isUndoable,
  isUndone,
  isVainUndo,
  settledCount,
  startedLate,
  startsIn,
  timeLeft,
  type ItemState,
  type Job,
  type JobItem,
} from '../batch/job.ts';
import { waitingOf } from '../batch/job-kinds.ts';
import { changesOf, valuesOfItem } from './item-values.ts';

export const bulkEditKind = 'bulk-edit';

const Meta = z.object({
  file_name: z.nullable(z.string()),
  fields: z.array(z.string()),
  value: z.optional(z.nullable(z.string())),
  /** False if no location of the edit is managed. Edits of earlier versions don't say. */
  is_published: z.optional(z.boolean()),
});

/** A saved edit isn't published until Google accepts it, which the platform reports by location only. */
export const googleNote = 'Google may still be publishing some edits, and can decline them.';

/** Whether the job changes a field that Google publishes at managed locations. Other fields exist only in Placekeeper. */
export function isForGoogle({ meta }: Pick<Job, 'meta'>): boolean {
  const { data: { fields } = { fields: [] } } = safeParse(Meta, meta);
  return fields.some((field) => isProviderField(field) || field.startsWith('attributes'));
}

const isPublished = (job: Pick<Job, 'meta'>): boolean =>
  isForGoogle(job) && safeParse(Meta, job.meta).data?.is_published !== false;

export const noteOfJob = (job: Pick<Job, 'counts' | 'meta'>): string =>
  job.counts.done > 0 && isPublished(job) ? googleNote : '';

const statusOfState: Readonly<Record<ItemState, BulkItemStatus>> = {
  pending: 'pending',
  sending: 'saving',
  unknown: 'saving',
  done: 'completed',
  unchanged: 'unchanged',
  failed: 'failed',
  skipped: 'refused',
  cancelled: 'cancelled',
  conflict: 'conflict',
};

const statusOfUndo: Readonly<Partial<Record<ItemState, BulkItemStatus>>> = {
  pending: 'undoing',
  done: 'undone',
};

const stateStatus = (state: ItemState, { undoes }: Pick<Job, 'undoes'>): BulkItemStatus =>
  (undoes === null ? undefined : statusOfUndo[state]) ?? statusOfState[state];

/** The journal counts these items as `done`. */
const partsOfDone = [
  { status: 'declined', of: ({ declined = 0 }) => declined },
  { status: 'partly-undone', of: ({ partial = 0 }) => partial },
] as const satisfies readonly { status: BulkItemStatus; of: (job: Job) => number }[];

/** False if some items in the state `done` have another status: declined, or undone in part. */
export const isUniform = (job: Job): boolean => partsOfDone.every(({ of }) => of(job) === 0);

export const statesOf = (status: BulkItemStatus, job: Job): readonly ItemState[] =>
  (Object.keys(statusOfState) as ItemState[]).filter(
    (state) =>
      stateStatus(state, job) === status ||
      (state === 'done' && partsOfDone.some((part) => part.status === status && part.of(job) > 0)),
  );

function statusOf(job: Job, undo: Job | undefined, place: number | null): BulkEditStatus {
  if (job.undoneBy !== null && !(undo && isVainUndo(undo))) return undoStatus(undo);
  if (job.status !== 'running') return job.status === 'finished' ? 'completed' : job.status;
  if (isStopping(job)) return 'stopping';
  if (startsIn(job) > 0) return 'scheduled';
  if (place !== null) return 'queued';
  return job.undoes === null ? 'running' : 'undoing';
}

const restoredCount = (undo: Job | undefined): number =>
  undo ? undo.counts.done + undo.counts.unchanged : 0;

/** An undo that the history no longer contains counts as complete. */
function undoStatus(undo: Job | undefined): BulkEditStatus {
  if (!undo) return 'undone';
  if (undo.finished_at === null) return 'being-undone';
  return restoredCount(undo) < undo.total || (undo.partial ?? 0) > 0 ? 'partly-undone' : 'undone';
}

const isoTime = (time: number): string => new Date(time).toISOString();

/** `jobs` contains jobs of all kinds, because they share one queue. */
export function editOfJob(job: Job, jobs: readonly Job[]): BulkEdit {
  const index = waitingOf(jobs).findIndex(({ id }) => id === job.id);
  const place = index === -1 ? null : index + 1;
  const { counts } = job;
  const { data: meta = { file_name: job.title, fields: [], value: null } } = safeParse(
    Meta,
    job.meta,
  );
  const { declined = 0 } = job;
  const took = stateStatus('done', job);
  const totals: Partial<Record<BulkItemStatus, number>> = {};
  for (const [state, count] of Object.entries(counts) as [ItemState, number][]) {
    const status = stateStatus(state, job);
    if (count > 0) totals[status] = (totals[status] ?? 0) + count;
  }
  for (const { status, of } of partsOfDone) {
    const count = of(job);
    if (count === 0 || totals[took] === undefined) continue;
    totals[took] -= count;
    if (totals[took] === 0) delete totals[took];
    totals[status] = count;
  }
  const undo = jobs.find(({ id }) => id === job.undoneBy);
  const status = statusOf(job, undo, place);
  const left = status === 'running' || status === 'undoing' ? timeLeft(job) : null;
  const hasEnded = job.status === 'finished' || job.status === 'cancelled';
  return {
    id: job.id,
    created_at: isoTime(job.created_at),
    finished_at: job.finished_at === null ? null : isoTime(job.finished_at),
    status,
    is_undo: job.undoes !== null,
    counterpart: jobs.find(({ id }) => id === (job.undoes ?? job.undoneBy))?.id ?? null,
    starts_at: job.starts_at ? isoTime(job.starts_at) : null,
    started_at: typeof job.started_at === 'number' ? isoTime(job.started_at) : null,
    is_late: startedLate(job),
    queue_place: place,
    stale: job.pausedBecause === 'stale' ? (job.stale ?? 0) : 0,
    doubtful: job.doubtful ?? 0,
    waits_for_log_in: job.pausedBecause === 'session',
    is_new: hasEnded && job.isSeen === false,
    file_name: job.undoes === null ? meta.file_name : job.title,
    fields: meta.fields,
    is_published: isPublished(job),
    value: job.undoes === null ? (meta.value ?? null) : null,
    total: job.total,
    complete: settledCount(job),
    errored: counts.failed + declined,
    item_totals: totals,
    remaining_seconds: left === null ? null : Math.ceil(left / 1000),
    can_be_paused: (status === 'running' || status === 'undoing') && hasUnsent(job),
    can_be_resumed: job.status === 'paused',
    can_be_cancelled: !hasEnded && counts.pending > 0,
    can_be_retried: hasEnded && counts.failed > 0 && !isUndone(job, undo),
    undoable: isUndoable(job, undo) && job.undoes === null ? counts.done - restoredCount(undo) : 0,
  };
}

export function itemOfJob(item: JobItem, job: Job): BulkEditItem {
  return {
    location: item.location
      ? { ...item.location }
      : { id: null, name: item.title, store_code: null },
    status: statusOfItem(item, job),
    changes: changesOf(valuesOfItem(item)),
    message: item.message || null,
  };
}

function statusOfItem({ state, isDeclined, isPartial }: JobItem, job: Job): BulkItemStatus {
  if (isDeclined) return 'declined';
  return state === 'done' && isPartial ? 'partly-undone' : stateStatus(state, job);
}
