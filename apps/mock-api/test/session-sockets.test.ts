import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { identifySocket } from '../src/http/session.ts';
import { attachSockets } from '../src/realtime/socket-server.ts';
import { connectRaw, socketIdOf } from '../src/realtime/testing/raw-client.ts';
import { createTestTwin, type TestClient, type TestTwin } from '../src/testing/test-twin.ts';

/** Serves the twin with sockets, as `main.ts` does. */
async function serve({ app, deps }: TestTwin) {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  const sockets = attachSockets(server, deps.hub, {
    allowedOrigins: ['same-host'],
    identify: identifySocket(deps),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await sockets.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { host: '127.0.0.1', port: address.port };
}

async function openSocket(
  served: Awaited<ReturnType<typeof serve>>,
  { deps }: TestTwin,
  { cookies }: TestClient,
) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const path = `/app/${deps.hub.key}?protocol=7&client=js&version=8.6.0&flash=false`;
  const socket = connectRaw(served, path, { headers: { cookie } });
  await socketIdOf(socket);
  return socket;
}

test('@SESS-2 a session that ends closes its own socket on the wire, and no other', async () => {
  const twin = createTestTwin();
  const served = await serve(twin);
  const user = await twin.as('new');
  const elsewhere = twin.guest();
  await elsewhere.succeed(control.signIn, { body: { user_id: user.userId } });
  const own = await openSocket(served, twin, user);
  const other = await openSocket(served, twin, elsewhere);

  await user.send(control.signOut);
  expect(await own.closing).toEqual({ code: 4200, reason: 'Reconnect immediately' });
  other.send({ event: 'pusher:ping', data: {} });
  await other.frame('pusher:pong');

  // The new socket belongs to no user.
  const next = await openSocket(served, twin, user);
  const ids = twin.deps.hub.sockets().map(({ userId }) => userId);
  expect(ids.filter((id) => id === null)).toHaveLength(1);
  next.send({ event: 'pusher:ping', data: {} });
  await next.frame('pusher:pong');
});
