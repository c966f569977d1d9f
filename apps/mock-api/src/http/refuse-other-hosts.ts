import type { MiddlewareHandler } from 'hono';
import type { HostCheck } from '../realtime/allowed-hosts.ts';

export const refuseOtherHosts =
  (isAllowed: HostCheck): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header('Host') ?? new URL(context.req.url).host;
    if (isAllowed(host)) return next();
    const message = 'The twin answers at names of this machine. Allow another with --allow-host.';
    return context.json({ message }, 403);
  };
