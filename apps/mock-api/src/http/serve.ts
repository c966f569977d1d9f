import type { AnyEndpoint, Resource } from '@placekeeper/contracts/core/endpoint';
import type { Answer, Handler, Handlers } from '@placekeeper/contracts/core/handlers';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { Context, Hono } from 'hono';
import { breachesOf } from './check-answer.ts';
import { errorAnswer, errorPage, plainError, wantsJson } from './error-answer.ts';
import type { Faults } from './faults.ts';
import { notBuilt, type NotBuilt } from './not-built.ts';
import { parseRequest } from './parse-request.ts';
import type { Recorder } from './recorder.ts';

export interface Server<RequestContext> {
  readonly recorder: Recorder;
  readonly faults: Faults;
  /** Who calls, before anything else is looked at; throws for those who may not. */
  readonly admit: (
    context: Context,
    endpoint: AnyEndpoint,
  ) => { context: RequestContext; userId: UserId | null };
  readonly now: () => number;
}

export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly built: boolean;
  readonly serve: (context: Context) => Promise<Response>;
}

type AnyHandler<RequestContext> = Handler<AnyEndpoint, RequestContext> | NotBuilt;

/** The routes of one resource, typed call by call through its handlers. */
export function routesOf<R extends Resource, RequestContext>(
  server: Server<RequestContext>,
  resource: R,
  handlers: Handlers<R, RequestContext, NotBuilt>,
): readonly Route[] {
  return Object.entries(resource).map(([verb, endpoint]) => {
    // Handlers<R> has exactly the verbs of R, each typed for its own call; here only their common shape is used.
    const handler = handlers[verb] as unknown as AnyHandler<RequestContext>;
    return {
      endpoint,
      built: handler !== notBuilt,
      serve: (context) => serve(server, endpoint, handler, context),
    };
  });
}

/** Fixed segments win over parameters: `/locations/list` is never a location called `list`. */
export function mount(app: Hono, routes: readonly Route[]): void {
  const ordered = routes.toSorted((a, b) => (sortKey(a.endpoint) < sortKey(b.endpoint) ? -1 : 1));
  for (const { endpoint, serve: answer } of ordered) {
    const path = endpoint.definition.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.definition.method, path, answer);
  }
}

/** In code order `~` comes after every letter. */
const sortKey = (endpoint: AnyEndpoint) => endpoint.definition.path.replaceAll(/\{\w+\}/g, '~');

async function serve<RequestContext>(
  server: Server<RequestContext>,
  endpoint: AnyEndpoint,
  handler: AnyHandler<RequestContext>,
  context: Context,
): Promise<Response> {
  const started = performance.now();
  let userId: UserId | null = null;
  let forced = false;
  const respond = (status: number, body: unknown, headers: Readonly<Record<string, string>>) => {
    server.recorder.request({
      at: server.now(),
      method: context.req.method,
      path: new URL(context.req.url).pathname,
      endpoint: endpoint.id,
      status,
      durationMs: performance.now() - started,
      userId,
      forced,
    });
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return write(endpoint, context, status, body);
  };

  try {
    const admitted = server.admit(context, endpoint);
    userId = admitted.userId;
    const status = await server.faults.strike(userId, endpoint.id);
    if (status !== null) {
      forced = true;
      const fault = plainError(status);
      return respond(fault.status, fault.body, fault.headers);
    }
    if (handler === notBuilt) {
      return respond(501, { message: `The twin does not play ${endpoint.id} yet.` }, {});
    }
    const request = await parseRequest(endpoint, context);
    const answer = await handler(request, reply, admitted.context);
    return judged(answer.status, answer.body, answer.headers);
  } catch (error) {
    const { status, body, headers } = errorAnswer(error);
    return judged(status, body, headers);
  }

  /** A twin that breaks the contract is worth nothing: it says so instead of answering. */
  function judged(
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Response {
    const breaches = breachesOf(endpoint, status, body);
    if (breaches.length === 0) return respond(status, body, headers);
    for (const breach of breaches) server.recorder.breach(breach);
    return respond(500, { message: 'The twin broke the contract.', breaches }, {});
  }
}

/** The type has checked status and body against the contract; the mark it carries exists only there. */
const reply = (status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ({ status, body, headers }) as Answer<unknown>;

function write(endpoint: AnyEndpoint, context: Context, status: number, body: unknown): Response {
  // Hono types statuses as literals; the contract has already checked which ones there are.
  context.status(status as 200);
  if (status === 204) return context.body(null);
  if (status === 200 && endpoint.definition.responseType === 'csv') {
    context.header('Content-Type', 'text/csv; charset=utf-8');
    return context.body(String(body));
  }
  if (status === 401 && !wantsJson(context)) return context.redirect('/__mock/sign-in');
  if (status >= 400 && !wantsJson(context)) {
    return context.html(errorPage(status));
  }
  return context.json(body);
}
