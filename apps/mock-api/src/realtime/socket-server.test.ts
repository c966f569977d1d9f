import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { userChannel } from '@placekeeper/contracts/core/event';
import { expect, test, vi } from 'vitest';
import { signChannel } from './signature.ts';
import { startTestHub } from './testing/test-hub.ts';
import type { TestHub } from './testing/test-hub.ts';
import { connectRaw, goodPath, socketIdOf } from './testing/raw-client.ts';
import type { RawClient } from './testing/raw-client.ts';

const app = { key: 'twin-key', secret: 'twin-secret' };
const channel = userChannel(7);

async function joinRaw(testHub: TestHub): Promise<RawClient> {
  const client = connectRaw(testHub);
  const auth = signChannel(app, await socketIdOf(client), channel);
  client.send({ event: 'pusher:subscribe', data: { channel, auth } });
  await client.frame('subscription_succeeded');
  return client;
}

test('gives every socket a unique id, and an activity timeout of 30 seconds', async () => {
  const testHub = await startTestHub();
  const clients = [connectRaw(testHub), connectRaw(testHub), connectRaw(testHub)];
  const ids = await Promise.all(clients.map(socketIdOf));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,9}\.[1-9]\d{0,9}$/);
  expect(clients[0]?.frames[0]).toContain('\\"activity_timeout\\":30');
});

test('does not compress, even if the client offers it', async () => {
  const testHub = await startTestHub();
  const client = connectRaw(testHub, goodPath, { perMessageDeflate: true });
  await socketIdOf(client);
  expect(client.ws.extensions).toBe('');
});

test.for([
  ['an unknown key', '/app/other-key?protocol=7', 4001, 'Application does not exist'],
  ['no key', '/app/?protocol=7', 4005, 'Path not found'],
  ['more path than a key', '/app/twin-key/more?protocol=7', 4005, 'Path not found'],
  [
    'a protocol that is no number',
    '/app/twin-key?protocol=seven',
    4006,
    'Invalid version string format',
  ],
  ['another protocol', '/app/twin-key?protocol=6', 4007, 'Unsupported protocol version'],
  ['no protocol', '/app/twin-key', 4008, 'No protocol version supplied'],
] as const)('closes a socket with %s', async ([, path, code, reason]) => {
  const testHub = await startTestHub();
  const client = connectRaw(testHub, path);
  expect(await client.closing).toEqual({ code, reason });
  expect(client.frames).toEqual([]);
  expect(testHub.hub.stats().connections).toBe(0);
});

test.for(['/', '/apple/twin-key?protocol=7', '/api/user'])('has no socket at %s', async (path) => {
  const testHub = await startTestHub();
  expect(await connectRaw(testHub, path).refusal).toBe(404);
});

test('refuses upgrades with a status while the fault is set', async () => {
  const testHub = await startTestHub();
  const paths: (string | undefined)[] = [];
  testHub.hub.faults.refuseUpgrade = (request) => {
    paths.push(request.url);
    return paths.length === 1 ? 503 : null;
  };
  expect(await connectRaw(testHub).refusal).toBe(503);
  await socketIdOf(connectRaw(testHub));
  expect(paths).toEqual([goodPath, goodPath]);
});

test.for([
  ['no origin', {}, undefined, 'in'],
  ['its own origin', { allowedOrigins: ['same-host'] }, 'own', 'in'],
  [
    'its own origin when that is not listed',
    { allowedOrigins: ['http://localhost:5173'] },
    'own',
    403,
  ],
  ['a listed origin', { allowedOrigins: ['http://localhost:5173'] }, 'http://localhost:5173', 'in'],
  ['another port', { allowedOrigins: ['http://localhost:5173'] }, 'http://localhost:5174', 403],
  ['another scheme', { allowedOrigins: ['http://localhost:5173'] }, 'https://localhost:5173', 403],
  [
    'a longer name',
    { allowedOrigins: ['http://localhost:5173'] },
    'http://localhost:5173.example.com',
    403,
  ],
  ['a stranger', {}, 'https://evil.example', 403],
  ['an opaque origin', {}, 'null', 403],
] as const)('accepts or refuses %s', async ([, options, origin, outcome]) => {
  const testHub = await startTestHub({}, options);
  const own = `http://${testHub.host}:${testHub.port}`;
  const sent = origin === 'own' ? own : origin;
  const client = connectRaw(testHub, goodPath, sent === undefined ? {} : { origin: sent });
  expect(await Promise.race([client.refusal, socketIdOf(client).then(() => 'in')])).toBe(outcome);
});

test('an upgrade with a foreign origin and an unknown key is refused because of its origin', async () => {
  const testHub = await startTestHub();
  expect(
    await connectRaw(testHub, '/app/other-key', { origin: 'https://evil.example' }).refusal,
  ).toBe(403);
});

test('closes on oversized, binary and malformed frames, and keeps running', async () => {
  const testHub = await startTestHub();
  const [big, binary, broken, fine] = [
    connectRaw(testHub),
    connectRaw(testHub),
    connectRaw(testHub),
    await joinRaw(testHub),
  ];
  await Promise.all([big, binary, broken].map(socketIdOf));
  big.send({ event: 'x', data: 'x'.repeat(10_000) });
  binary.ws.send(Buffer.from('{"event":"pusher:ping"}'));
  broken.ws.send(Buffer.from([0xc3, 0x28]), { binary: false });
  expect((await big.closing).code).toBe(1009);
  expect((await binary.closing).code).toBe(1003);
  expect((await broken.closing).code).toBe(1007);
  await expect.poll(() => testHub.hub.stats().connections, { interval: 5 }).toBe(1);
  fine.send({ event: 'pusher:ping', data: {} });
  await fine.frame('pusher:pong');
});

test('a bad signature leaves the socket open and unsubscribed', async () => {
  const testHub = await startTestHub();
  const client = connectRaw(testHub);
  const auth = signChannel({ ...app, secret: 'guessed' }, await socketIdOf(client), channel);
  client.send({ event: 'pusher:subscribe', data: { channel, auth } });
  expect(await client.frame('pusher:error')).toContain('\\"code\\":4009');
  expect(testHub.hub.publish(channel, 'x', {})).toBe(0);
  client.send({ event: 'pusher:ping', data: {} });
  await client.frame('pusher:pong');
});

test.for([
  [1000, 1000],
  [1001, 1001],
  [4001, 4001],
  [4100, 4100],
  [4200, 4200],
  [1004, 1006],
  [1005, 1006],
  [1006, 1006],
  [1015, 1006],
  [2999, 1006],
] as const)('a client that is kicked with code %i gets code %i', async ([code, seen]) => {
  const testHub = await startTestHub();
  const client = await joinRaw(testHub);
  testHub.hub.kick(code);
  expect((await client.closing).code).toBe(seen);
});

test('pings a silent socket and closes it when no pong comes', async () => {
  const testHub = await startTestHub(
    { pingAfterMs: 20, pongWithinMs: 20 },
    { heartbeatEveryMs: 5 },
  );
  const client = await joinRaw(testHub);
  await client.frame('pusher:ping');
  expect(await client.closing).toEqual({ code: 4201, reason: 'Pong reply not received in time' });
});

test('a client that does not read is disconnected, and the others receive everything', async () => {
  const testHub = await startTestHub();
  const [slow, fast] = [await joinRaw(testHub), await joinRaw(testHub)];
  slow.ws.pause();
  const filler = 'x'.repeat(9_000);
  let sent = 0;
  while (testHub.hub.stats().connections === 2 && sent < 5_000) {
    sent += 1;
    testHub.hub.publish(channel, 'x', { sent, filler });
    await fast.frame(`\\"sent\\":${sent},`);
  }
  expect(testHub.hub.stats().connections).toBe(1);
  expect(fast.frames.filter((frame) => frame.includes('"event":"x"'))).toHaveLength(sent);
});

test('a lost connection is removed', async () => {
  const testHub = await startTestHub();
  const client = await joinRaw(testHub);
  client.ws.terminate();
  await expect.poll(() => testHub.hub.subscriberCount(channel), { interval: 5 }).toBe(0);
});

test('on stopping it closes all sockets, refuses new ones and clears its timers', async () => {
  const testHub = await startTestHub({}, { heartbeatEveryMs: 1 });
  const checkHeartbeats = vi.spyOn(testHub.hub, 'checkHeartbeats');
  const [client, deaf] = [await joinRaw(testHub), await joinRaw(testHub)];
  deaf.ws.pause();
  await expect.poll(() => checkHeartbeats, { interval: 1 }).toHaveBeenCalled();
  await testHub.sockets.stop();
  checkHeartbeats.mockClear();
  expect(await client.closing).toEqual({ code: 1001, reason: 'Server is going away' });
  expect(testHub.hub.stats().connections).toBe(0);
  expect(await connectRaw(testHub).refusal).toBe(404);
  expect(checkHeartbeats).not.toHaveBeenCalled();
});

test('does not keep the process running', async () => {
  const script = `
    import { createHub } from './hub.ts';
    import { createSocketServer } from './socket-server.ts';
    createSocketServer(createHub({ key: 'k', secret: 's' }), { allowedOrigins: [] });
    console.log('ready');
  `;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: import.meta.dirname,
    timeout: 30_000,
  });
  expect(stdout).toBe('ready\n');
});

test.for([
  ['evil.example', 403],
  ['evil.example:4010', 403],
  ['localhost:4010', 'in'],
] as const)('a socket at the host %s', async ([host, outcome]) => {
  const testHub = await startTestHub();
  const client = connectRaw(testHub, goodPath, { headers: { Host: host } });
  const met = await Promise.race([client.refusal, socketIdOf(client).then(() => 'in')]);
  expect(met).toBe(outcome);
});

test('an error while a socket opens or sends affects that socket alone', async () => {
  let isBroken = true;
  const broken = () => {
    if (isBroken) throw new Error('The database is gone.');
    return null;
  };
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const testHub = await startTestHub({}, { identify: broken });
  expect(await connectRaw(testHub).refusal).toBe(500);
  isBroken = false;
  const client = connectRaw(testHub);
  await socketIdOf(client);
  testHub.hub.faults.dropPings = () => {
    throw new Error('No.');
  };
  client.send({ event: 'pusher:ping', data: {} });
  expect(await client.closing).toMatchObject({ code: 1011 });
  expect(complaints).toHaveBeenCalledTimes(2);
});
