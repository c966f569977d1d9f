import type { Context } from 'hono';

/** A browser navigation does; a call, a test and curl do not. */
export const acceptsHtml = (context: Context): boolean =>
  (context.req.header('Accept') ?? '').startsWith('text/html');
