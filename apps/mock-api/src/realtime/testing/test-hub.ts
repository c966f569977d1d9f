import { Hono } from 'hono';
import { createChannelAuthorizer } from '../authorize-channel.ts';
import { createHub, type Hub, type HubOptions } from '../hub.ts';
import { type SocketServer, type SocketServerOptions, attachSockets } from '../socket-server.ts';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';

const app = { key: 'twin-key', secret: 'twin-secret' };

export interface TestHub {
  readonly hub: Hub;
  readonly sockets: SocketServer;
  readonly host: string;
  readonly port: number;
  /** The socket ids for which clients requested authorization, in order. */
  readonly askedFor: readonly string[];
}

/** A hub on a real port, with the auth endpoint on the same server. The header X-User-Id names the caller. */
export async function startTestHub(
  hubOptions: Partial<HubOptions> = {},
  socketOptions: Partial<SocketServerOptions> = {},
): Promise<TestHub> {
  const hub = createHub({ ...app, ...hubOptions });
  const askedFor: string[] = [];
  return {
    hub,
    askedFor,
    ...(await serveSockets(createAuthApp(askedFor).fetch, hub, socketOptions)),
  };
}

function createAuthApp(askedFor: string[]): Hono {
  const authorize = createChannelAuthorizer(app);
  return new Hono().post('/broadcasting/auth', async (context) => {
    const form = await context.req.parseBody();
    const socketId = typeof form['socket_id'] === 'string' ? form['socket_id'] : undefined;
    const channelName = typeof form['channel_name'] === 'string' ? form['channel_name'] : undefined;
    const user = context.req.header('X-User-Id');
    askedFor.push(socketId ?? '');
    const answer = authorize({
      socketId,
      channelName,
      userId: user === undefined ? null : Number(user),
    });
    return context.json(answer.body, answer.status);
  });
}

/** Serves the app and the hub's sockets on a real port, until the test ends. */
export async function serveSockets(
  fetch: Parameters<typeof getRequestListener>[0],
  hub: Hub,
  options: Partial<SocketServerOptions>,
) {
  // If `Response` is replaced before `break-connection.ts` loads, the server answers a broken connection again.
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  const sockets = attachSockets(server, hub, { allowedOrigins: ['same-host'], ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await sockets.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { sockets, host: '127.0.0.1', port: address.port };
}
