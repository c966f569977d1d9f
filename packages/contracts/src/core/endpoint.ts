import type { InputOf, OutputOf, Schema } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The encoding of a body. Pusher clients authorize channels with `form`. */
export type RequestType = 'json' | 'form' | 'multipart';

/** Features that need calls outside the specification. Each platform lists its features in `capabilities`. */
export type Extension = 'attributes' | 'media.upload' | 'categories.search' | 'places.search';

export interface EndpointDefinition {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  /** `ours`: the specification lacks this call; its path and shapes are a decision of this project. */
  readonly origin?: 'ours';
  readonly extension?: Extension;
  readonly requestType?: RequestType;
  readonly params?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly body?: Schema | undefined;
  readonly responses: Readonly<Record<number, Schema>>;
}

/**
 * One call. Its types are computed once, at the declaration, so that type checking stays fast with many endpoints.
 * `RequestIn` is the client's request, `RequestOut` the parsed request for the server, `Bodies` the answer bodies by
 * status, `Answer` the union of `{status, body}`.
 */
export interface Endpoint<RequestIn, RequestOut, Bodies, Answer> {
  /** `resource.verb`, such as `tags.rename`: identifies the call in query keys, injected faults and reports. */
  readonly id: string;
  readonly definition: EndpointDefinition;
  readonly '~types'?: {
    readonly requestIn: RequestIn;
    readonly requestOut: RequestOut;
    readonly bodies: Bodies;
    readonly answer: Answer;
  };
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;
export type Resource = Readonly<Record<string, AnyEndpoint>>;

type Types<E extends AnyEndpoint> = NonNullable<E['~types']>;
export type RequestOf<E extends AnyEndpoint> = Types<E>['requestIn'];
export type ParsedRequestOf<E extends AnyEndpoint> = Types<E>['requestOut'];
export type BodiesOf<E extends AnyEndpoint> = Types<E>['bodies'];
export type AnswerOf<E extends AnyEndpoint> = Types<E>['answer'];
export type SuccessOf<E extends AnyEndpoint> =
  Extract<AnswerOf<E>, { readonly status: 200 | 201 | 202 | 204 }> extends {
    readonly body: infer Body;
  }
    ? Body
    : undefined;

/** The successful body as a platform must send it: fields that are optional for a reader are required here. */
export type SentOf<E extends AnyEndpoint> = BodiesOf<E>[keyof BodiesOf<E> &
  (200 | 201 | 202 | 204)];

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type ParamsFor<Path extends string, Params> = [ParamNames<Path>] extends [never]
  ? { readonly params?: undefined }
  : {
      readonly params: Params &
        ([ParamNames<Path>] extends [keyof InputOf<Params>]
          ? [keyof InputOf<Params>] extends [ParamNames<Path>]
            ? unknown
            : {
                readonly 'params not in the path': Exclude<keyof InputOf<Params>, ParamNames<Path>>;
              }
          : {
              readonly 'params missing for the path': Exclude<
                ParamNames<Path>,
                keyof InputOf<Params>
              >;
            });
    };

type Part<Name extends string, S, T> = S extends Schema ? { readonly [K in Name]: T } : unknown;
type Empty<T> = unknown extends T ? Record<never, never> : T;

type QueryPart<Q> = Q extends Schema
  ? Record<never, never> extends InputOf<Q>
    ? { readonly query?: InputOf<Q> }
    : { readonly query: InputOf<Q> }
  : unknown;

export function endpoint<
  const Path extends `/${string}`,
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Responses extends Readonly<Record<number, Schema>> = Record<never, never>,
>(
  definition: Omit<EndpointDefinition, 'path' | 'params' | 'query' | 'body' | 'responses'> & {
    readonly path: Path;
    readonly query?: Query;
    readonly body?: Body;
    readonly responses: Responses;
  } & ParamsFor<Path, Params>,
): Endpoint<
  Empty<
    Part<'params', Params, InputOf<Params>> & QueryPart<Query> & Part<'body', Body, InputOf<Body>>
  >,
  Empty<
    Part<'params', Params, OutputOf<Params>> &
      Part<'query', Query, OutputOf<Query>> &
      Part<'body', Body, OutputOf<Body>>
  >,
  { [Status in keyof Responses & number]: InputOf<Responses[Status]> },
  {
    [Status in keyof Responses & number]: {
      readonly status: Status;
      readonly body: OutputOf<Responses[Status]>;
    };
  }[keyof Responses & number]
> {
  return { id: '', definition };
}

/** Sets the `id` of each endpoint; each endpoint keeps its own type. */
export function resource<const Endpoints extends Resource>(
  name: string,
  endpoints: Endpoints,
): Endpoints {
  const named = Object.entries(endpoints).map(([verb, value]) => [
    verb,
    { ...value, id: `${name}.${verb}` },
  ]);
  // Safe: the entries of `endpoints`, each with its `id`.
  return Object.fromEntries(named) as Endpoints;
}
