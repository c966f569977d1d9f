import type { AnyEndpoint, RequestOf, SentOf } from '../core/endpoint.ts';

/**
 * The data that a call changes on the server: `nothing`; only data of the run (`own`); existing data, which is restored
 * (`existing`); or none, because the call must be refused (`refused`).
 */
export type Touches = 'nothing' | 'own' | 'existing' | 'refused';

export interface Exchange<E extends AnyEndpoint> {
  readonly request: RequestOf<E>;
  readonly answer: SentOf<E>;
}

/** The previous answers of the run, which provide ids. */
export interface Memory {
  /** The successful answers of a call, oldest first. */
  readonly answers: <E extends AnyEndpoint>(endpoint: E) => readonly SentOf<E>[];
  /** The same, with their requests. */
  readonly exchanges: <E extends AnyEndpoint>(endpoint: E) => readonly Exchange<E>[];
  /** Differs between runs, for names that must be unused. */
  readonly stamp: string;
}

/** The accepted statuses; a function if they depend on previous answers, such as the signed-in user's. */
type Expectation = readonly number[] | ((memory: Memory) => readonly number[]);

export interface Step {
  readonly endpoint: AnyEndpoint;
  readonly touches: Touches;
  /** Runs even with `--only`, because other steps take ids from it. */
  readonly finds: boolean;
  /** The accepted statuses; absent: any declared one. */
  readonly expects: Expectation | undefined;
  /** The request, or a text that says what is missing for it. */
  readonly request: (memory: Memory) => unknown;
  /** The call is repeated until this is true, within the patience of the run. */
  readonly until: ((memory: Memory) => boolean) | undefined;
}

interface StepOptions {
  readonly finds?: boolean;
  readonly expects?: Expectation;
  readonly until?: (memory: Memory) => boolean;
}

/** One call of a run. A text instead of a request is the reason why it cannot be made. */
export const step = <E extends AnyEndpoint>(
  endpoint: E,
  touches: Touches,
  request: (memory: Memory) => RequestOf<E> | string,
  { finds = false, expects, until }: StepOptions = {},
): Step => ({ endpoint, touches, finds, expects, request, until });

/** An id that no server uses. */
export const unusedId = 999_999_937;

/** The last successful answer of a call. */
export const last = <E extends AnyEndpoint>({ answers }: Memory, endpoint: E) =>
  answers(endpoint).at(-1);
