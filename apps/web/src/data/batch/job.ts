import type { AnyEndpoint, RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { FailureKind } from '../http/api-error.ts';

/** A job is a queue of platform calls that this browser stores and sends; IndexedDB must be able to clone its data. */
export type JobId = number;

export const itemStates = [
  'pending',
  'sending',
  /** The response was lost, so the job reads whether the platform carried out the call before it repeats the call. */
  'unknown',
  'done',
  /** The location was already in the target state. */
  'unchanged',
  'failed',
  'skipped',
  'cancelled',
  /** The value has changed since the dry run, or since the job that is undone. */
  'conflict',
] as const;
export type ItemState = (typeof itemStates)[number];

export const noCounts: Readonly<Record<ItemState, number>> = {
  pending: 0,
  sending: 0,
  unknown: 0,
  done: 0,
  unchanged: 0,
  failed: 0,
  skipped: 0,
  cancelled: 0,
  conflict: 0,
};

export const isSettled = (state: ItemState): boolean =>
  state !== 'pending' && state !== 'sending' && state !== 'unknown';

/** One call of the contract, stored by its endpoint's id. */
export interface CallStep {
  readonly endpoint: string;
  readonly request: unknown;
}

export const step = <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): CallStep => ({
  endpoint: endpoint.id,
  request,
});

export interface ItemLocation {
  readonly id: LocationId;
  readonly name: string;
  readonly store_code: string | null;
}

export interface NewItem {
  /** Null if the item isn't a location; `title` then names the item. */
  readonly location: ItemLocation | null;
  readonly title: string;
  /** Sent one after another, in this order. */
  readonly steps: readonly CallStep[];
  /** The old value, for undo and for look-ups. */
  readonly before?: unknown;
  /** The new value, for look-ups and for finding conflicts. */
  readonly after?: unknown;
  /** Any state but `pending` means that the dry run has settled the item. */
  readonly state?: 'pending' | 'unchanged' | 'skipped' | 'conflict';
  readonly message?: string;
  /** The steps change only some of the values that the item was meant to change. */
  readonly isPartial?: true;
}

export interface JobItem extends Omit<NewItem, 'state' | 'message'> {
  readonly job: JobId;
  readonly index: number;
  readonly state: ItemState;
  /** The reason as a sentence; empty if none is needed. */
  readonly message: string;
  readonly failure: FailureKind | null;
  /** Whether the last call may have been carried out, so that a retry looks it up first. */
  readonly isDoubtful: boolean;
  /** The number of steps that the platform has confirmed. */
  readonly stepsDone: number;
  readonly settled_at: number | null;
  /** The platform saved the edit, but Google declined it later. */
  readonly isDeclined?: true;
}

export interface Job {
  readonly id: JobId;
  readonly kind: string;
  readonly title: string;
  /** Data of the job's kind, such as the changes of a bulk edit. */
  readonly meta: unknown;
  readonly status: 'running' | 'paused' | 'finished' | 'cancelled';
  /** `session`: waits for a log-in. `stale`: asks the user before it starts. */
  readonly pausedBecause: 'user' | 'session' | 'stale' | null;
  readonly counts: Readonly<Record<ItemState, number>>;
  readonly total: number;
  /** Completed items that Google declined later. */
  readonly declined?: number;
  /** Completed items that changed only some of their values and that Google hasn't declined. */
  readonly partial?: number;
  /** Failed items that the platform may have carried out. */
  readonly doubtful?: number;
  readonly created_at: number;
  /** The job sends nothing before this time in milliseconds; 0 if the user cancelled it before then. */
  readonly starts_at?: number | null;
  /** Sorts waiting jobs: the time of queueing in milliseconds, or a lower number that moves the job forward. */
  readonly queued_at?: number;
  /** When the job began; absent in jobs of earlier versions. */
  readonly started_at?: number | null;
  /** The number of items that changed between the preview and the start. */
  readonly stale?: number;
  /** Whether the user has seen the outcome; absent in jobs of earlier versions. */
  readonly isSeen?: boolean;
  readonly finished_at: number | null;
  /** Time spent sending, without pauses, to estimate the remaining time. */
  readonly workedMs: number;
  readonly worked: number;
  readonly undoes: JobId | null;
  readonly undoneBy: JobId | null;
}

export interface NewJob {
  readonly kind: string;
  readonly title: string;
  readonly meta?: unknown;
  readonly items: readonly NewItem[];
  /** The delay before the start, in milliseconds. */
  readonly startsIn?: number;
  /** Matches an existing job to keep instead, because two windows can ask for the same job at once. */
  readonly isLike?: (job: Job) => boolean;
}

export const startsIn = ({ starts_at: at }: Job): number => Math.max(0, (at ?? 0) - Date.now());

/** Whether the user stopped the job, whose last calls are still without a response. */
export const isStopping = ({ status, queued_at: at }: Pick<Job, 'status' | 'queued_at'>): boolean =>
  status === 'running' && at === 0;

/** Whether a pause or a stop would change anything; calls that are underway complete anyway. */
export const hasUnsent = ({ counts }: Pick<Job, 'counts'>): boolean =>
  counts.pending + counts.unknown > 0;

/** Whether an undo was cancelled before it restored anything. */
export const isVainUndo = ({ status, counts }: Job): boolean =>
  status === 'cancelled' && counts.done + counts.unchanged === 0;

/** Whether an undo was cancelled before it restored everything, so that the job can be undone again. */
export const isPartialUndo = (undo: Job): boolean =>
  undo.status === 'cancelled' && (undo.counts.cancelled > 0 || isVainUndo(undo));

/** Whether an undo is underway or complete. `undo` is the job in `undoneBy`. */
export const isUndone = ({ undoneBy }: Job, undo?: Job): boolean =>
  undoneBy !== null && !(undo && isPartialUndo(undo));

export const isUndoable = (job: Job, undo: Job | undefined): boolean =>
  (job.status === 'finished' || job.status === 'cancelled') &&
  job.counts.done > 0 &&
  !isUndone(job, undo);

export const settledCount = ({ counts }: Job): number =>
  itemStates.reduce((sum, state) => (isSettled(state) ? sum + counts[state] : sum), 0);

/** Whether the job started noticeably later than the chosen time. */
export const startedLate = ({ starts_at: planned, started_at: start }: Job): boolean =>
  typeof planned === 'number' && typeof start === 'number' && start - planned > lateMs;

const lateMs = 60_000;

/** The estimated milliseconds until the last item is settled; null before the first item is settled. */
export const timeLeft = (job: Job): number | null =>
  job.worked === 0 ? null : (job.workedMs / job.worked) * (job.total - settledCount(job));
