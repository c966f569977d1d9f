import type { Context } from 'hono';

/** A browser's navigation accepts HTML first; API clients, tests and curl do not. */
export const acceptsHtml = (context: Context): boolean =>
  (context.req.header('Accept') ?? '').startsWith('text/html');
