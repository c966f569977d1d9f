import type { AnyEndpoint, RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ApiError, FailureKind } from '../http/api-error.ts';

/** A job is a queue of platform calls that this browser keeps and sends. Everything in it can be cloned. */
export type JobId = number;

export const itemStates = [
  'pending',
  'sending',
  /** The answer was lost, so the platform has to be asked before the call is repeated. */
  'unknown',
  'done',
  /** The location was in the target state already. */
  'unchanged',
  'failed',
  'skipped',
  'cancelled',
  /** The value changed after the dry run or after the job that is undone. */
  'conflict',
] as const;
export type ItemState = (typeof itemStates)[number];

export const isSettled = (state: ItemState): boolean =>
  state !== 'pending' && state !== 'sending' && state !== 'unknown';

/** One call of the contract, named by its endpoint's id so that it survives in the database. */
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
  /** Null where the item is about something else, which `title` names. */
  readonly location: ItemLocation | null;
  readonly title: string;
  /** Sent one after the other. */
  readonly steps: readonly CallStep[];
  /** The value before, for undo and for the lookup. */
  readonly before?: unknown;
  /** The value after, for the lookup and to find conflicts. */
  readonly after?: unknown;
  /** A state other than `pending` where the dry run has already decided. */
  readonly state?: 'pending' | 'unchanged' | 'skipped' | 'conflict';
  readonly message?: string;
}

export interface JobItem extends Omit<NewItem, 'state' | 'message'> {
  readonly job: JobId;
  readonly index: number;
  readonly state: ItemState;
  /** Why, in a sentence; empty where there is nothing to say. */
  readonly message: string;
  readonly failure: FailureKind | null;
  /** The last call may have been carried out, so a retry looks it up first. */
  readonly isDoubtful: boolean;
  /** How many of the steps the platform has confirmed. */
  readonly stepsDone: number;
  readonly settled_at: number | null;
  /** The platform saved the edit, but Google declined it later. */
  readonly isDeclined?: true;
}

export interface Job {
  readonly id: JobId;
  readonly kind: string;
  readonly title: string;
  /** The kind's own, such as the changes of a bulk edit. */
  readonly meta: unknown;
  readonly status: 'running' | 'paused' | 'finished' | 'cancelled';
  /** `session`: goes on when the user has logged in again. `stale`: asks before it starts. */
  readonly pausedBecause: 'user' | 'session' | 'stale' | null;
  readonly counts: Readonly<Record<ItemState, number>>;
  readonly total: number;
  /** Those among the done ones that the provider declined later. */
  readonly declined?: number;
  /** Those among the failed ones that the platform may have carried out. */
  readonly doubtful?: number;
  readonly created_at: number;
  /** Until then it can be undone and nothing is sent; 0 for one that was undone before it started. */
  readonly starts_at?: number | null;
  /** Orders the jobs that wait. */
  readonly queued_at?: number;
  /** When its first item was sent; a job of an earlier version has none. */
  readonly started_at?: number | null;
  /** Items that changed between the preview and the start. */
  readonly stale?: number;
  /** The user has seen the outcome; a job of an earlier version doesn't say. */
  readonly isSeen?: boolean;
  readonly finished_at: number | null;
  /** Time spent sending, without pauses, for the time left. */
  readonly workedMs: number;
  /** Items settled by sending in that time. */
  readonly worked: number;
  readonly undoes: JobId | null;
  readonly undoneBy: JobId | null;
}

export interface NewJob {
  readonly kind: string;
  readonly title: string;
  readonly meta?: unknown;
  readonly items: readonly NewItem[];
  /** In milliseconds. */
  readonly startsIn?: number;
  /** Finds a job that does the same. It is kept instead: two windows can ask for one thing at once. */
  readonly isLike?: (job: Job) => boolean;
}

export interface Outcome {
  readonly state: Exclude<ItemState, 'pending' | 'sending' | 'cancelled'>;
  readonly message?: string;
}

/** What is sent instead, because the platform holds something else than when the job was made. */
export interface Revision {
  readonly steps: readonly CallStep[];
  readonly before: unknown;
}

/** What a feature says about its jobs. Loaded when a job of the kind runs. */
export interface JobKind {
  /** Those its steps call. */
  readonly endpoints: readonly AnyEndpoint[];
  /** Reads the platform through `repeatInTurn`: did the step that was not answered take effect? */
  readonly lookUp: (item: JobItem, signal: AbortSignal) => Promise<'done' | 'not-done' | Outcome>;
  /** Looks at the platform, through `repeatInTurn`, before the first step is sent. */
  readonly check?: (item: JobItem, signal: AbortSignal) => Promise<'send' | Revision | Outcome>;
  /** `check` takes the turn of the write, so that nothing waits between the two, and takes no turn itself. */
  readonly checksInTurn?: true;
  /** Reads the platform after the last step. Null if the write is still there; `again` checks and sends it once more. */
  readonly findReplaced?: (
    item: JobItem,
    signal: AbortSignal,
    /** How often it was sent again. */
    repeats: number,
  ) => Promise<Outcome | 'again' | null>;
  /** A refusal that is no failure, such as 404 for a location to delete. Null leaves it a failure. */
  readonly outcomeOfFailure?: (
    item: JobItem,
    error: ApiError,
    signal: AbortSignal,
  ) => Outcome | null | Promise<Outcome | null>;
  /** The outcome of an item that the platform confirmed but stored differently; null where it stored what was sent. */
  readonly outcomeOfAnswers?: (item: JobItem, answers: readonly unknown[]) => Outcome | null;
  /** A 403 applies to every item, so the job stops at the first one. */
  readonly stopsWhenForbidden?: true;
  /** Updates the caches once the platform has confirmed all steps. `answers` are the raw bodies of this window's calls. */
  readonly onDone?: (item: JobItem, answers: readonly unknown[]) => void;
  /** Counts the items that changed on the platform while the job waited. Reads through `repeatInTurn`. */
  readonly countStale?: (items: readonly JobItem[], signal: AbortSignal) => Promise<number>;
  /** After the last item, in the window that ran the job. */
  readonly onFinished?: (job: Job) => void;
  /** The items that restore the values before, for kinds whose undo asks no question. */
  readonly undo?: (
    items: readonly JobItem[],
    job: Job,
    signal: AbortSignal,
  ) => Promise<readonly NewItem[]>;
}

/** How a job of the kind is told. */
interface JobWording {
  /** What a finished job did, as the title of a message. */
  readonly doneText: (job: Job) => string;
  /** What its items are; locations where absent. */
  readonly noun?: string;
  /** What became of items in these states, where the common words do not fit. */
  readonly words?: (job: Job) => Partial<Record<ItemState, string>>;
  /** States that need nobody's attention, besides `done` and `unchanged`. */
  readonly ordinary?: readonly ItemState[];
  /** The message of a finished job takes it back. */
  readonly offersUndo?: true;
}

interface Registration extends JobWording {
  readonly load: () => Promise<JobKind>;
  /** The kind's own page of a job; without one, its items are shown in a dialog. */
  readonly address?: (job: JobId) => string;
  /** A few of them do not wait for the end of a long job of another kind. */
  readonly goesFirst?: true;
}

const kinds = new Map<string, Registration>();

/** Called once for each kind when the application starts, so that a job goes on after a reload. */
export function registerJobKind(kind: string, registration: Registration): void {
  kinds.set(kind, registration);
}

export const wordingOf = ({ kind, title }: Job): JobWording =>
  kinds.get(kind) ?? { doneText: () => title };

export const jobAddress = ({ kind, id }: Job): string | undefined => kinds.get(kind)?.address?.(id);

/** Its page shows an outcome that the user hasn't seen. */
export const isUnseen = (job: Job): boolean =>
  job.finished_at !== null && job.isSeen === false && jobAddress(job) !== undefined;

/** Milliseconds until the job may start; 0 for one that may. */
export const startsIn = ({ starts_at: at }: Job): number => Math.max(0, (at ?? 0) - Date.now());

const few = 10;

const queuedAt = ({ queued_at: at, created_at, starts_at: start }: Job): number =>
  at ?? Math.max(created_at, start ?? 0);

/** Jobs that may be sent now, in their order. */
const queueOf = (jobs: readonly Job[]): readonly Job[] =>
  jobs
    .filter((job) => job.status === 'running' && startsIn(job) === 0)
    .toSorted((a, b) => queuedAt(a) - queuedAt(b) || a.id - b.id);

/** Those that wait for the job that is sent now, in their order. */
export function waitingOf(jobs: readonly Job[]): readonly Job[] {
  const next = nextOf(jobs);
  return queueOf(jobs).filter((job) => job !== next);
}

/** The `queued_at` that puts a job in front of those that wait. */
export function firstInQueue(jobs: readonly Job[]): number {
  const [next, waiting] = [nextOf(jobs), waitingOf(jobs)[0]];
  if (!next || !waiting) return Date.now();
  return (Math.min(queuedAt(next), queuedAt(waiting)) + queuedAt(waiting)) / 2;
}

/** The first that waits; a few items of some kinds go before it. Jobs of one kind keep their order. */
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

/** @public the pages of jobs offer it */
export const isUndoable = (job: Job): boolean =>
  (job.status === 'finished' || job.status === 'cancelled') &&
  job.counts.done > 0 &&
  job.undoneBy === null;

export const settledCount = ({ counts }: Job): number =>
  itemStates.reduce((sum, state) => (isSettled(state) ? sum + counts[state] : sum), 0);

/** The time of the start has passed before the job could start. */
export const startedLate = ({ starts_at: planned, started_at: start }: Job): boolean =>
  typeof planned === 'number' && typeof start === 'number' && start - planned > lateMs;

const lateMs = 60_000;

/** Milliseconds until the last item; null while nothing has been sent. */
export const timeLeft = (job: Job): number | null =>
  job.worked === 0 ? null : (job.workedMs / job.worked) * (job.total - settledCount(job));
