import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context } from 'hono';

/** 405 with `Allow` for a known path, 404 for any other, in the platform's words. */
export function unknownRoute(endpoints: readonly AnyEndpoint[]) {
  const known = endpoints.map(({ definition: { method, path } }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

  return (context: Context): Response => {
    const { pathname } = new URL(context.req.url);
    const path = pathname.replace(/^\//, '');
    const allowed = known
      .filter(({ pattern }) => pattern.test(pathname))
      .map(({ method }) => method);
    if (allowed.length === 0) {
      return context.json({ message: `The route ${path} could not be found.` }, 404);
    }
    const methods = [
      ...new Set(allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
    ];
    context.header('Allow', methods.join(', '));
    return context.json(
      {
        message: `The ${context.req.method} method is not supported for route ${path}. Supported methods: ${methods.join(', ')}.`,
      },
      405,
    );
  };
}
