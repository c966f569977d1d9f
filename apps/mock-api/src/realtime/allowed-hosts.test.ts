import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';
import { allowedHosts } from './allowed-hosts.ts';

test.each([
  ['127.0.0.1:4010', true],
  ['127.0.0.2', true],
  ['localhost:5173', true],
  ['LOCALHOST', true],
  ['app.localhost', true],
  ['[::1]:4010', true],
  ['twin.example:4010', true],
  ['evil.example', false],
  ['evil.example:4010', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['127.evil.example', false],
  ['0.0.0.0:4010', false],
  ['192.168.1.4', false],
  ['user@127.0.0.1', false],
  ['evil.example/@localhost', false],
  ['', false],
  [undefined, false],
])('the host %j is allowed: %j', (host, isAllowed) => {
  expect(allowedHosts(['twin.example'])(host)).toBe(isAllowed);
});

test.each(['/api/current-user', '/__mock/log', '/__mock/sign-in', '/media/x', '/none'])(
  'a rebound host name gets nothing at %s',
  async (path) => {
    const { app, guest } = createTestTwin();
    const rebound = await app.request(`http://evil.example${path}`);
    expect(rebound.status).toBe(403);
    expect(await rebound.text()).toContain('--allow-host');
    const named = await guest().raw('GET', path, { headers: { Host: 'evil.example:4010' } });
    expect(named.status).toBe(403);
    expect((await app.request(`http://127.0.0.1:4010${path}`)).status).not.toBe(403);
  },
);

test('an allowed name is answered', async () => {
  const { app } = createTestTwin({ allowedHosts: ['twin.example'] });
  const asked = await app.request('http://twin.example/api/current-user', {
    headers: { Accept: 'application/json' },
  });
  expect(asked.status).toBe(401);
});
