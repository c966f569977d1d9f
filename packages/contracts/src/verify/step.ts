import type { AnyEndpoint, RequestOf, SentOf } from '../core/endpoint.ts';
import { api } from '../api.ts';
import type { SentLocation } from '../model/location.ts';

/**
 * The data that a call changes on the server. `nothing`: no data. `own`: only data of the run. `existing`: data that is
 * restored afterwards. `refused`: no data, because the server must refuse the call.
 */
export type Touches = 'nothing' | 'own' | 'existing' | 'refused';

export interface Exchange<E extends AnyEndpoint> {
  readonly request: RequestOf<E>;
  readonly answer: SentOf<E>;
}

/** The previous answers of the run. Steps take ids from them. */
export interface Memory {
  /** The successful answers of a call, oldest first. */
  readonly answers: <E extends AnyEndpoint>(endpoint: E) => readonly SentOf<E>[];
  readonly exchanges: <E extends AnyEndpoint>(endpoint: E) => readonly Exchange<E>[];
  /** A text that differs between runs, for names that must be unused. */
  readonly stamp: string;
}

/** The accepted statuses. A function can derive them from previous answers, such as the signed-in user's. */
type Expectation = readonly number[] | ((memory: Memory) => readonly number[]);

export interface Step {
  readonly endpoint: AnyEndpoint;
  readonly touches: Touches;
  /** Runs even with `--only`, because other steps take ids from its answer. */
  readonly finds: boolean;
  /** If undefined, every declared status is accepted. */
  readonly expects: Expectation | undefined;
  /** Returns the request, or the reason why it cannot be made. */
  readonly request: (memory: Memory) => unknown;
  /** The call is repeated until this returns true, or until `maxWaitMs` have passed. */
  readonly until: ((memory: Memory) => boolean) | undefined;
}

interface StepOptions {
  readonly finds?: boolean;
  readonly expects?: Expectation;
  readonly until?: (memory: Memory) => boolean;
}

export const step = <E extends AnyEndpoint>(
  endpoint: E,
  touches: Touches,
  request: (memory: Memory) => RequestOf<E> | string,
  { finds = false, expects, until }: StepOptions = {},
): Step => ({ endpoint, touches, finds, expects, request, until });

/** An id that no server uses. */
export const unusedId = 999_999_937;

export const last = <E extends AnyEndpoint>({ answers }: Memory, endpoint: E) =>
  answers(endpoint).at(-1);

export const noLocation = 'there is no location';

/** The locations that existed before the run. */
const knownLocations = ({ answers }: Memory): readonly SentLocation[] =>
  answers(api.locations.list).flatMap(({ data }) => data);

export function managedLocations(memory: Memory): readonly SentLocation[] {
  const managed = knownLocations(memory).filter((one) => one.gbp_management_status === 'enabled');
  return [...new Map(managed.map((one) => [one.id, one])).values()];
}

export const existingLocation = (memory: Memory): SentLocation | undefined =>
  managedLocations(memory)[0] ?? knownLocations(memory)[0];

/** Builds a request about an existing location. The request repeats the current state, or a later step undoes it. */
export const atExisting =
  <Request>(make: (location: SentLocation, memory: Memory) => Request) =>
  (memory: Memory): Request | typeof noLocation => {
    const location = existingLocation(memory);
    return location ? make(location, memory) : noLocation;
  };
