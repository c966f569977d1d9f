import type { AnyEndpoint, RequestOf, SentOf } from '../core/endpoint.ts';

/**
 * What a call changes on the server: `nothing`; what the run itself has made (`own`); what was there before, in a way
 * that leaves it as it was (`existing`); or what does not exist, so that it has to refuse (`refused`).
 */
export type Touches = 'nothing' | 'own' | 'existing' | 'refused';

export interface Exchange<E extends AnyEndpoint> {
  readonly request: RequestOf<E>;
  readonly answer: SentOf<E>;
}

/** What was answered so far; ids come from here. */
export interface Memory {
  /** The successes of a call, the oldest first. */
  readonly answers: <E extends AnyEndpoint>(endpoint: E) => readonly SentOf<E>[];
  /** The same with what was asked. */
  readonly exchanges: <E extends AnyEndpoint>(endpoint: E) => readonly Exchange<E>[];
  /** Differs from run to run, for names that must be free. */
  readonly stamp: string;
}

/** Where it depends on who is signed in, on what was answered. */
type Expectation = readonly number[] | ((memory: Memory) => readonly number[]);

export interface Step {
  readonly endpoint: AnyEndpoint;
  readonly touches: Touches;
  /** Others take ids from it, so it is made even where only they are asked for. */
  readonly finds: boolean;
  /** The statuses it has to be; without it, any that the call declares. */
  readonly expects: Expectation | undefined;
  /** The request, or in words what it lacks. */
  readonly request: (memory: Memory) => unknown;
  /** Asked again until this holds, as long as the run has patience. */
  readonly until: ((memory: Memory) => boolean) | undefined;
}

interface StepOptions {
  readonly finds?: boolean;
  readonly expects?: Expectation;
  readonly until?: (memory: Memory) => boolean;
}

/** One call of a run. A text instead of a request says what is not there to make it with. */
export const step = <E extends AnyEndpoint>(
  endpoint: E,
  touches: Touches,
  request: (memory: Memory) => RequestOf<E> | string,
  { finds = false, expects, until }: StepOptions = {},
): Step => ({ endpoint, touches, finds, expects, request, until });

/** An id that belongs to nothing, on any server that does not count this far. */
export const nobody = 999_999_937;

/** The last success of a call. */
export const last = <E extends AnyEndpoint>({ answers }: Memory, endpoint: E) =>
  answers(endpoint).at(-1);
