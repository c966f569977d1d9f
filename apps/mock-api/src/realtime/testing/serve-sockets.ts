import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import type { Hub } from '../hub.ts';
import { attachSockets, type SocketServerOptions } from '../socket-server.ts';

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
