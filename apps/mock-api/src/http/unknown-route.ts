import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context } from 'hono';
import { addressPattern } from './route-matching.ts';
import { errorPage, wantsJson } from './error-answer.ts';
import { loggedRequest } from './logged-messages.ts';
import type { Recorder } from './recorder.ts';

interface Journal {
  readonly recorder: Recorder;
  readonly now: () => number;
}

/** Answers 405 with `Allow` for a known path and 404 for an unknown path, in the platform's wording. */
export function unknownRoute(endpoints: readonly AnyEndpoint[], { recorder, now }: Journal) {
  const known = endpoints.map((endpoint) => ({
    method: endpoint.definition.method,
    pattern: addressPattern(endpoint),
  }));

  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    const { pathname, search } = new URL(context.req.url);
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
    recorder.request({
      id: recorder.nextId(),
      at: now(),
      method,
      path: pathname,
      search,
      endpoint: null,
      status,
      durationMs: 0,
      userId: null,
      verdict: 'ok',
      remarks: [],
      request: await loggedRequest(null, context),
      response: { headers: {}, body: message },
    });
    if (status === 405) context.header('Allow', methods);
    if (!wantsJson(context)) return context.html(errorPage(status), status);
    return context.json({ message }, status);
  };
}
