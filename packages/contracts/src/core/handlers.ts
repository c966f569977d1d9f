import type { AnyEndpoint, BodiesOf, ParsedRequestOf, Resource } from './endpoint.ts';

/** Only `reply` creates an answer, so status and body are always checked together. */
export interface Answer<Bodies> {
  readonly status: number;
  readonly body: unknown;
  /** Exists only in the type, so that nothing but `reply` can create an answer. */
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

/** One handler for each call of a resource. A missing handler or an undeclared status does not compile. */
export type Handlers<R extends Resource, Context> = {
  readonly [Verb in keyof R]: Handler<R[Verb], Context>;
};
