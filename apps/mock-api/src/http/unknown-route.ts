import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context } from 'hono';
import { addressPattern } from './route-matching.ts';
import { errorPage, wantsJson } from './error-answer.ts';
import { loggedRequest } from './logged-messages.ts';
import { logRefusal } from './log-refusal.ts';
import type { Journal } from './recorder.ts';

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
