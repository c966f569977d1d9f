import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { cutAnswer, resetConnection } from './break-connection.ts';

let server: ServerType | undefined;

afterEach(() => server?.close());

/** A server that resets a connection, cuts a response short, or holds it until a reset or a cut is requested. */
async function listening(): Promise<number> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const app = new Hono();
  // Reading the headers, as a logger does, makes Hono create an answer and merge the later answer into it.
  app.use(async ({ res }, next) => {
    expect([...res.headers]).toEqual([]);
    await next();
  });
  app.post('/held', async (context) => {
    await held;
    return context.text('held');
  });
  const breaking = (end: (context: Context) => Response) => async (context: Context) => {
    await context.req.text();
    const answer = end(context);
    letGo();
    return answer;
  };
  app.post('/reset', breaking(resetConnection));
  app.post(
    '/cut',
    breaking((context) => cutAnswer(context, { status: 200, headers: {}, text: '123456' })),
  );
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns everything that the server sends until it closes the connection. */
function asked(port: number, ...paths: readonly string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1');
  let came = '';
  socket.on('data', (bytes) => (came += String(bytes)));
  // A reset is reported as an error and then as the end.
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(came));
  socket.write(
    paths
      .map((path) => `POST ${path} HTTP/1.1\r\nHost: twin\r\nContent-Length: 2\r\n\r\n{}`)
      .join(''),
  );
  return promise;
}

test('a reset connection ends without an answer', async () => {
  expect(await asked(await listening(), '/reset')).toBe('');
});

test('a truncated answer declares its full length and ends halfway', async () => {
  expect(await asked(await listening(), '/cut')).toMatch(/Content-Length: 6\r\n(.+\r\n)*\r\n123$/);
});

// A browser can reuse a connection while the server is still finishing the previous answer.
test.each([
  ['/reset', /held$/],
  ['/cut', /held(.|\r\n)+\r\n\r\n123$/],
])('%s applies to its own answer', async (path, last) => {
  expect(await asked(await listening(), '/held', path)).toMatch(last);
});
