import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { ApiError } from '../http/api-error.ts';
import {
  startsIn,
  type CallStep,
  type ItemState,
  type Job,
  type JobId,
  type JobItem,
  type NewItem,
} from './job.ts';

export interface Outcome {
  readonly state: Exclude<ItemState, 'pending' | 'sending' | 'cancelled'>;
  readonly message?: string;
}

/** New steps for an item whose current value differs from the value at the job's creation. */
export interface Revision {
  readonly steps: readonly CallStep[];
  readonly before: unknown;
}

/** A feature's handlers for its jobs, loaded when a job of its kind runs. */
export interface JobKind {
  readonly endpoints: readonly AnyEndpoint[];
  /** Reads through `enqueueWithRetry` whether a step without a response was carried out. */
  readonly lookUp: (item: JobItem, signal: AbortSignal) => Promise<'done' | 'not-done' | Outcome>;
  /** Reads the current value, through `enqueueWithRetry`, before the first step is sent. */
  readonly check?: (item: JobItem, signal: AbortSignal) => Promise<'send' | Revision | Outcome>;
  /** If true, no other call runs between `check` and the write. A call that `check` enqueued would wait forever, so it must not. */
  readonly checksInTurn?: true;
  /**
   * Reads after the last step, through `enqueueWithRetry`, whether another write has replaced this write: null if not,
   * `again` to check and send again.
   */
  readonly findReplaced?: (
    item: JobItem,
    signal: AbortSignal,
    repeats: number,
  ) => Promise<Outcome | 'again' | null>;
  /** The outcome of an error that is no failure, such as 404 when deleting a location; null for a failure. */
  readonly outcomeOfFailure?: (
    item: JobItem,
    error: ApiError,
    signal: AbortSignal,
  ) => Outcome | null | Promise<Outcome | null>;
  /** The outcome if the platform confirmed the item but stored something else; null if it stored what was sent. */
  readonly outcomeOfAnswers?: (item: JobItem, answers: readonly unknown[]) => Outcome | null;
  /** A 403 applies to all items, so the job stops at the first 403. */
  readonly stopsWhenForbidden?: true;
  /**
   * Updates the caches when the platform has confirmed all steps. `answers` are the undecoded responses that this
   * window received.
   */
  readonly onDone?: (item: JobItem, answers: readonly unknown[]) => void;
  /** Counts the items that changed while the job waited. Reads through `enqueueWithRetry`. */
  readonly countStale?: (items: readonly JobItem[], signal: AbortSignal) => Promise<number>;
  /** Runs after the last item, in the window that ran the job. */
  readonly onFinished?: (job: Job) => void;
  /** The items that restore the old values, for kinds whose undo needs no confirmation. */
  readonly undo?: (
    items: readonly JobItem[],
    job: Job,
    signal: AbortSignal,
  ) => Promise<readonly NewItem[]>;
}

interface JobWording {
  /** The outcome of a finished job, as the title of a message. */
  readonly doneText: (job: Job) => string;
  /** The noun for the job's items; `location` by default. */
  readonly noun?: string;
  /** A sentence that follows the outcome in its message; empty if none is needed. */
  readonly note?: (job: Job) => string;
  /** Texts for item states whose common text doesn't fit. */
  readonly words?: (job: Job) => Partial<Record<ItemState, string>>;
  /** States besides `done` and `unchanged` that need no attention. */
  readonly ordinary?: readonly ItemState[];
  readonly offersUndo?: true;
}

interface Registration extends JobWording {
  readonly load: () => Promise<JobKind>;
  /** The page of a job of this kind; without a page, a dialog shows the items. */
  readonly address?: (job: JobId) => string;
  /** A job of this kind with few items goes before waiting jobs of other kinds. */
  readonly goesFirst?: true;
}

const kinds = new Map<string, Registration>();

/** Called once per kind when the application starts, so that jobs resume after a reload. */
export function registerJobKind(kind: string, registration: Registration): void {
  kinds.set(kind, registration);
}

export const wordingOf = ({ kind, title }: Job): JobWording =>
  kinds.get(kind) ?? { doneText: () => title };

export const jobAddress = ({ kind, id }: Job): string | undefined => kinds.get(kind)?.address?.(id);

/** Whether the job has ended and has a page that the user hasn't opened since then. */
export const isUnseen = (job: Job): boolean =>
  job.finished_at !== null && job.isSeen === false && jobAddress(job) !== undefined;

const few = 10;

const queuedAt = ({ queued_at: at, created_at, starts_at: start }: Job): number =>
  at ?? Math.max(created_at, start ?? 0);

const queueOf = (jobs: readonly Job[]): readonly Job[] =>
  jobs
    .filter((job) => job.status === 'running' && startsIn(job) === 0)
    .toSorted((a, b) => queuedAt(a) - queuedAt(b) || a.id - b.id);

export function waitingOf(jobs: readonly Job[]): readonly Job[] {
  const next = nextOf(jobs);
  return queueOf(jobs).filter((job) => job !== next);
}

/** The `queued_at` that moves a job to the front of the queue. */
export function firstInQueue(jobs: readonly Job[]): number {
  const [next, waiting] = [nextOf(jobs), waitingOf(jobs)[0]];
  if (!next || !waiting) return Date.now();
  return (Math.min(queuedAt(next), queuedAt(waiting)) + queuedAt(waiting)) / 2;
}

/** The job to run now: the first in the queue, or a short job of another kind that goes first. */
export function nextOf(jobs: readonly Job[]): Job | undefined {
  const running = queueOf(jobs);
  return (
    running.find(
      (job) =>
        job.total < few &&
        kinds.get(job.kind)?.goesFirst &&
        running.find(({ kind }) => kind === job.kind) === job,
    ) ?? running[0]
  );
}

export function loadJobKind(kind: string): Promise<JobKind> {
  const known = kinds.get(kind);
  return known ? known.load() : Promise.reject(new Error(`No job kind is registered as "${kind}"`));
}
