import type { Context } from 'hono';

/** A browser navigation does; a call, a test and curl do not. */
export const wantsPage = (context: Context): boolean =>
  (context.req.header('Accept') ?? '').startsWith('text/html');
