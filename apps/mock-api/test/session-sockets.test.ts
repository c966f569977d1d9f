import { expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { identifySocket } from '../src/http/session.ts';
import { connectRaw, socketIdOf } from '../src/realtime/testing/raw-client.ts';
import { serveSockets } from '../src/realtime/testing/test-hub.ts';
import { createTestTwin, type TestClient, type TestTwin } from '../src/testing/test-twin.ts';

/** Serves the twin with sockets, as `main.ts` does. */
const serve = ({ app, deps }: TestTwin) =>
  serveSockets(app.fetch, deps.hub, { identify: identifySocket(deps) });

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
