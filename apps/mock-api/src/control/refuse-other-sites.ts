import type { MiddlewareHandler } from 'hono';

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses control calls from other sites, because any web page in the developer's browser can submit a form to this
 * machine.
 */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  if (readingMethods.has(context.req.method) || isOwn(context.req.raw.headers, context.req.url)) {
    return next();
  }
  return context.json({ message: 'The control plane takes orders from its own pages only.' }, 403);
};

/** A request with neither `Sec-Fetch-Site` nor `Origin` does not come from a browser. */
function isOwn(headers: Headers, url: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  return origin === null || URL.parse(origin)?.host === (headers.get('Host') ?? new URL(url).host);
}
