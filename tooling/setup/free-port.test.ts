import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

test('a used port is skipped', async () => {
  const first = await freePort(41_000);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(first, '127.0.0.1', resolve));
  expect(await freePort(first)).toBeGreaterThan(first);
  server.close();
});
