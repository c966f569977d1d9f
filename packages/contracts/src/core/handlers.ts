import type { AnyEndpoint, BodiesOf, ParsedRequestOf, Resource } from './endpoint.ts';

/** An answer as a server gives it, made by `reply` so that status and body are checked together. */
export interface Answer<Bodies> {
  readonly status: number;
  readonly body: unknown;
  /** Never there: only `reply` makes an answer, and its type is what remembers that. */
  readonly '~bodies': Bodies;
}

export type Reply<Bodies> = <Status extends keyof Bodies & number>(
  ...answer: undefined extends Bodies[Status]
    ? [status: Status]
    : [status: Status, body: Bodies[Status]]
) => Answer<Bodies>;

export type Handler<E extends AnyEndpoint, Context> = (
  request: ParsedRequestOf<E>,
  reply: Reply<BodiesOf<E>>,
  context: Context,
) => Answer<BodiesOf<E>> | Promise<Answer<BodiesOf<E>>>;

/** One handler for every call of a resource; a missing one, or an undeclared status, does not compile. */
export type Handlers<R extends Resource, Context> = {
  readonly [Verb in keyof R]: Handler<R[Verb], Context>;
};
