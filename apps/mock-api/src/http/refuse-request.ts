import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HostCheck } from '../realtime/allowed-hosts.ts';
import { errorPage, wantsJson } from './error-answer.ts';
import { loggedHeaders, loggedRequest } from './logged-messages.ts';
import type { Journal, RequestRecord } from './recorder.ts';
import { addressPattern, byAddress } from './route-matching.ts';

interface Refusal extends Pick<RequestRecord, 'endpoint' | 'status' | 'request'> {
  readonly message: string;
}

/** Records a request that was refused before any handler ran. */
function logRefusal(
  { recorder, now }: Journal,
  context: Context,
  { message, ...refusal }: Refusal,
): void {
  const { pathname, search } = new URL(context.req.url);
  recorder.request({
    id: recorder.nextId(),
    at: now(),
    method: context.req.method,
    path: pathname,
    search,
    durationMs: 0,
    userId: null,
    verdict: 'ok',
    remarks: [],
    response: { headers: {}, body: message },
    ...refusal,
  });
}

const maxSize = 10 * 1024 * 1024;
const tooLarge = 'The POST data is too large.';

/** Answers 413 before any other check, as PHP does. The log contains the request without its body. */
export function refuseLargeBody(endpoints: readonly AnyEndpoint[], journal: Journal) {
  const known = endpoints
    .toSorted(byAddress)
    .map((endpoint) => ({ endpoint, pattern: addressPattern(endpoint) }));
  const endpointAt = (method: string, path: string) =>
    known.find(
      ({ endpoint, pattern }) => endpoint.definition.method === method && pattern.test(path),
    )?.endpoint;

  return bodyLimit({ maxSize, onError: refuse });

  async function refuse(context: Context): Promise<Response> {
    await drain(context.req.raw.body);
    const { pathname } = new URL(context.req.url);
    logRefusal(journal, context, {
      endpoint: endpointAt(context.req.method, pathname)?.id ?? null,
      status: 413,
      request: { headers: loggedHeaders(context.req.raw.headers), body: null },
      message: tooLarge,
    });
    return context.json({ message: tooLarge }, 413);
  }
}

/** The rest of a larger body is not read, because only an attack sends so much. */
const mostDrained = 256 * 1024 * 1024;

/** Reads the body to its end: a client that is still sending would see a broken connection instead of the answer. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostDrained) return;
  }
}

/** Answers 405 with `Allow` for a known path and 404 for an unknown path, in the platform's wording. */
export function unknownRoute(endpoints: readonly AnyEndpoint[], journal: Journal) {
  const known = endpoints.map((endpoint) => ({
    method: endpoint.definition.method,
    pattern: addressPattern(endpoint),
  }));

  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    const { pathname } = new URL(context.req.url);
    const path = pathname.replace(/^\//, '');
    const allowed = known
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method]));
    const methods = [...new Set(allowed)].join(', ');
    const status = methods === '' ? 404 : 405;
    const message =
      status === 404
        ? `The route ${path} could not be found.`
        : `The ${method} method is not supported for route ${path}. Supported methods: ${methods}.`;
    logRefusal(journal, context, {
      endpoint: null,
      status,
      request: await loggedRequest(null, context),
      message,
    });
    if (status === 405) context.header('Allow', methods);
    if (!wantsJson(context)) return context.html(errorPage(status), status);
    return context.json({ message }, status);
  };
}

export const refuseOtherHosts =
  (isAllowed: HostCheck): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header('Host') ?? new URL(context.req.url).host;
    if (isAllowed(host)) return next();
    const message =
      'The twin answers only under the host names of this machine. Allow another with --allow-host.';
    return context.json({ message }, 403);
  };

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses control calls from other sites, because any web page in the developer's browser can submit a form to this
 * machine.
 */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  if (readingMethods.has(context.req.method) || isOwn(context.req.raw.headers, context.req.url)) {
    return next();
  }
  return context.json({ message: 'The control plane accepts calls only from its own pages.' }, 403);
};

/** A request with neither `Sec-Fetch-Site` nor `Origin` does not come from a browser. */
function isOwn(headers: Headers, url: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  return origin === null || URL.parse(origin)?.host === (headers.get('Host') ?? new URL(url).host);
}
