import type { AnyEndpoint, Resource, ParsedRequestOf } from '@placekeeper/contracts/core/endpoint';
import type { Answer, Handler, Handlers } from '@placekeeper/contracts/core/handlers';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { Context, Hono } from 'hono';
import { convertAnswer, convertRequest } from './dialects/apply-dialects.ts';
import { byAddress } from './route-matching.ts';
import { sendAnswer, noAnswer, type Outcome } from './send-answer.ts';
import { errorAnswer, plainError } from './error-answer.ts';
import type { Faults, FaultHit } from './faults.ts';
import type { Platforms } from './platforms.ts';
import type { Recorder } from './recorder.ts';
import { PolicyRefusal } from './session-policy.ts';
import { namedDrift } from '@placekeeper/contracts/core/decode';
import * as z from 'zod/mini';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { conforms } from './conforms.ts';
import { decodeParams, decodeQuery } from '@placekeeper/contracts/core/query-codec';
import type { Schema } from '@placekeeper/contracts/core/schema';
import { forbidden, invalid, notFound } from '../domain/errors.ts';
import { issueMessage } from './issue-message.ts';

export interface Server<RequestContext> {
  readonly recorder: Recorder;
  readonly faults: Faults;
  /** Authenticates the caller before the request is parsed; throws for a refused caller. */
  readonly admit: (
    context: Context,
    endpoint: AnyEndpoint,
  ) => { context: RequestContext; userId: UserId | null };
  readonly now: () => number;
  /** Converts requests and answers for the account's platform. Without it, both stay in the contract's form. */
  readonly platforms?: Platforms;
}

export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly serve: (context: Context) => Promise<Response>;
}

type AnyHandler<RequestContext> = Handler<AnyEndpoint, RequestContext>;

/** The routes of one resource. `Handlers` checks the type of each handler. */
export function routesOf<R extends Resource, RequestContext>(
  server: Server<RequestContext>,
  resource: R,
  handlers: Handlers<R, RequestContext>,
): readonly Route[] {
  return Object.entries(resource).map(([verb, endpoint]) => {
    // `Handlers<R>` gives each call a handler of its own type; this code needs only their common shape.
    const handler = handlers[verb] as unknown as AnyHandler<RequestContext>;
    return { endpoint, serve: (context) => serve(server, endpoint, handler, context) };
  });
}

export function mount(app: Hono, routes: readonly Route[]): void {
  const ordered = routes.toSorted((a, b) => byAddress(a.endpoint, b.endpoint));
  for (const { endpoint, serve: answer } of ordered) {
    const path = endpoint.definition.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.definition.method, path, answer);
  }
}

async function serve<RequestContext>(
  server: Server<RequestContext>,
  endpoint: AnyEndpoint,
  handler: AnyHandler<RequestContext>,
  context: Context,
): Promise<Response> {
  const started = performance.now();
  let userId: UserId | null = null;
  let hit: FaultHit | null = null;
  const respond = (outcome: Outcome) =>
    sendAnswer(server, context, { endpoint, userId, hit, started }, outcome);

  try {
    const admitted = server.admit(context, endpoint);
    userId = admitted.userId;
    hit = await server.faults.hit(userId, endpoint.id, context.req.raw.signal);
    if (hit?.fault.network === 'reset') return await respond(nothing);
    if (hit?.fault.status !== undefined) {
      const { status, retryAfter } = hit.fault;
      return await respond({
        ...plainError(status, { now: server.now(), retryAfter }),
        verdict: 'forced',
        remarks: [`A fault set the status ${status}.`],
      });
    }
    const platform = server.platforms?.ofRequest(userId, context);
    const request = await parseRequest(
      endpoint,
      context,
      platform &&
        ((part, schema, data) => convertRequest(platform, endpoint, { part, schema }, data)),
    );
    const answer = await handler(request, reply, admitted.context);
    return await respond(spoken(checked({ ...answer, headers: {} })));
  } catch (error) {
    if (error instanceof PolicyRefusal) {
      const { status, message } = error;
      const remarks = [`The session policy of the account makes this ${status}.`];
      return await respond({ status, body: { message }, headers: {}, verdict: 'forced', remarks });
    }
    return await respond(checked(errorAnswer(error)));
  }

  /** Dialects change only answers that conform to the contract. */
  function spoken(outcome: Outcome): Outcome {
    const { platforms } = server;
    const platform = platforms?.ofRequest(userId, context);
    if (!platforms || !platform || outcome.verdict !== 'ok') return outcome;
    if (platform.kind === 'extended' && platform.dialects.length === 0) return outcome;
    const answer = convertAnswer(platforms, platform, { endpoint, context }, outcome);
    if (platform.dialects.length === 0) return { ...outcome, ...answer };
    const remarks = [`The account's platform uses the dialects ${platform.dialects.join(', ')}.`];
    return { ...outcome, ...answer, verdict: 'forced', remarks };
  }

  /** Replaces an answer that violates the contract with a 500, so that the run fails. */
  function checked({
    status,
    body,
    headers,
  }: Pick<Outcome, 'status' | 'body' | 'headers'>): Outcome {
    const violations = contractViolations(endpoint, status, body);
    if (violations.length === 0) return { status, body, headers, verdict: 'ok', remarks: [] };
    for (const violation of violations) server.recorder.violation(violation);
    return {
      status: 500,
      body: { message: 'The twin broke the contract.', violations },
      headers: {},
      verdict: 'violation',
      remarks: violations,
    };
  }
}

const nothing: Outcome = { status: noAnswer, body: null, headers: {}, verdict: 'ok', remarks: [] };

/** Cast, because the handler's type has checked status and body against the contract. */
const reply = (status: number, body?: unknown) => ({ status, body }) as Answer<unknown>;

function contractViolations(
  endpoint: AnyEndpoint,
  status: number,
  body: unknown,
): readonly string[] {
  const schema = endpoint.definition.responses[status];
  if (!schema) return [`${endpoint.id} answers ${status}, which it does not declare`];
  if (conforms(schema, body)) return [];
  const result = safeParse(schema as unknown as z.core.$ZodType, body);
  if (!result.success) {
    return result.error.issues.map(
      (issue) =>
        `${endpoint.id} ${status} at ${issue.path.map(String).join('.')}: ${issue.message}`,
    );
  }
  return namedDrift(schema, body).map(({ path, kind, word }) =>
    [`${endpoint.id} ${status} at ${path}: ${kind}`, word].filter(Boolean).join(' '),
  );
}

z.config({ ...z.locales.en(), customError: issueMessage });

/** Parses the declared parts of a request, and refuses everything else. Reports all errors by path. */
async function parseRequest<E extends AnyEndpoint>(
  endpoint: E,
  context: Context,
  convert: (part: 'query' | 'body', schema: Schema, data: unknown) => unknown = (_, __, data) =>
    data,
): Promise<ParsedRequestOf<E>> {
  const { params, query, body } = endpoint.definition;
  const request: Record<string, unknown> = {};
  const errors = new Map<string, readonly string[]>();

  if (params) {
    const parsed = check(params, decodeParams(params, context.req.param()));
    // An invalid id is answered like a missing row: 404.
    if (!parsed.ok) throw notFound();
    request['params'] = parsed.value;
  }
  if (query) {
    const decoded = decodeQuery(query, new URL(context.req.url).search);
    collect('query', check(query, convert('query', query, decoded)));
  }
  if (body) {
    const sent = await readBody(endpoint, context);
    collect('body', check(body, convert('body', body, sent)));
  }
  if (errors.size > 0) throw refusal(endpoint, errors);
  // Each part has been parsed by the schema of its type.
  return request;

  function collect(part: string, result: Checked): void {
    if (result.ok) request[part] = result.value;
    else for (const [path, messages] of result.errors) errors.set(path, messages);
  }
}

/** A Map, because `__proto__` can be a path. */
type ErrorsByPath = ReadonlyMap<string, readonly string[]>;

/**
 * A call that declares no 422 answers invalid input with 403, like the platform's channel authorization, which
 * authorizes before it validates.
 */
const refusal = (endpoint: AnyEndpoint, errors: ErrorsByPath) =>
  422 in endpoint.definition.responses ? invalid(Object.fromEntries(errors)) : forbidden('');

type Checked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly errors: ErrorsByPath };

function check(schema: Schema, data: unknown): Checked {
  const result = safeParse(schema as unknown as z.core.$ZodType, data);
  if (result.success) return { ok: true, value: result.data };
  const errors = new Map<string, readonly string[]>();
  for (const issue of result.error.issues) {
    for (const path of pathsOf(issue)) {
      errors.set(path, [...(errors.get(path) ?? []), issue.message]);
    }
  }
  return { ok: false, errors };
}

function pathsOf(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [path.join('.') || 'body'];
  return issue.keys.map((key) => [...path, key].join('.'));
}

async function readBody(endpoint: AnyEndpoint, context: Context): Promise<unknown> {
  const { requestType = 'json' } = endpoint.definition;
  try {
    if (requestType !== 'json') return await context.req.parseBody();
    const text = await context.req.text();
    return text === '' ? {} : JSON.parse(text);
  } catch {
    const what = requestType === 'json' ? 'valid JSON' : 'a form';
    throw refusal(endpoint, new Map([['body', [`The request body is not ${what}.`]]]));
  }
}
