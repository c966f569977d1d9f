import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { asPage, createTestTwin, type TestClient } from '../../testing/test-twin.ts';
import { control } from '../contract.ts';

const open = async (client: TestClient, path: string) =>
  (await client.raw('GET', path, { headers: asPage })).text();

const pathsIn = (text: string) =>
  [...text.matchAll(/<td class="path"><code>(.*?)<\/code>/g)].map(([, path]) => path);

async function two() {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  return { ...twin, user, other };
}

test('the log shows the calls of the account, or all calls on request', async () => {
  const { user, other } = await two();
  await user.send(api.tags.list);
  await other.send(api.currentUser.show);
  expect(pathsIn(await open(user, '/__mock/log'))).toEqual(['/api/tags']);
  expect(pathsIn(await open(user, '/__mock/log?who=all'))).toEqual([
    '/api/current-user',
    '/api/tags',
  ]);
  expect(pathsIn(await open(user, '/__mock/log?control=1'))).toContain('/__mock/accounts');
});

test('it is filtered by call, path, status and verdict', async () => {
  const { user } = await two();
  await user.send(api.tags.list);
  await user.raw('GET', '/api/locations/999');
  await user.succeed(control.armFault, { body: { endpoint: 'tags.list', status: 503 } });
  await user.send(api.tags.list);
  const filtered = async (query: string) => pathsIn(await open(user, `/__mock/log?${query}`));
  expect(await filtered('endpoint=tags.list')).toHaveLength(2);
  expect(await filtered('endpoint=/locations/')).toEqual(['/api/locations/999']);
  expect(await filtered('status=4')).toEqual(['/api/locations/999']);
  expect(await filtered('verdict=forced')).toEqual(['/api/tags']);
  expect(await filtered('verdict=nonsense')).toHaveLength(3);
});

test('text of requests is escaped', async () => {
  const { user } = await two();
  await user.raw('GET', '/api/locations/list?search=%3Cscript%3Ealert(1)%3C/script%3E<b>');
  const text = await open(user, '/__mock/log');
  expect(text).not.toContain('<b>');
  const id = /\/__mock\/log\/(\d+)/.exec(text)?.[1];
  const details = await open(user, `/__mock/log/${id}`);
  expect(details).not.toMatch(/<script>|<b>/);
});

test('an entry shows request and answer; a dropped entry says so', async () => {
  const { user } = await two();
  const response = await user.raw('GET', '/api/current-user');
  const id = response.headers.get('X-Request-Id');
  const text = await open(user, `/__mock/log/${id}`);
  expect(text).toContain('currentUser.show');
  expect(text).toContain('[redacted]');
  expect(text).toContain('has_gbp_management_subscription');
  for (const cookie of user.cookies.values()) expect(text).not.toContain(cookie);
  expect((await user.raw('GET', '/__mock/log/99999', { headers: asPage })).status).toBe(404);
});

test('the stream sends new entries to the accounts they concern', async () => {
  const { user, other } = await two();
  await user.send(api.tags.list);
  const stream = await user.raw('GET', '/__mock/log/stream');
  expect(stream.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const reader = stream.body?.getReader();
  if (!reader) throw new Error('There is no stream');
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toMatch(/^event: ready/);
  await other.send(api.tags.list);
  await user.send(api.currentUser.show);
  const told = await next();
  expect(told).toMatch(/^data: <tr class="ok">.*<\/tr>\s*\n\n$/);
  expect(pathsIn(told)).toEqual(['/api/current-user']);
  await reader.cancel();
});

test('events are beside the calls that caused them', async () => {
  const { deps, user } = await two();
  const session = deps.hub.connect({ socketId: '1.1', send: () => {}, close: () => {} });
  const channel = `private-App.Models.User.${user.userId}`;
  const { auth } = await user.succeed(api.session.authorizeChannel, {
    body: { socket_id: '1.1', channel_name: channel },
  });
  session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  deps.hub.publish(channel, 'locations.fetched', { operation_id: 'op-7', count: 1 });
  const text = await open(user, '/__mock/log');
  expect(pathsIn(text)[0]).toBe('locations.fetched');
  const id = /\/__mock\/log\/(\d+)/.exec(text)?.[1];
  expect(await open(user, `/__mock/log/${id}`)).toContain('op-7');
});

test('a reader that pauses gets the last entries and the number of skipped ones', async () => {
  const { user } = await two();
  const stream = await user.raw('GET', '/__mock/log/stream');
  const reader = stream.body?.getReader();
  if (!reader) throw new Error('There is no stream');
  const calls = 1_800;
  for (let call = 0; call < calls; call += 1) await user.send(api.tags.list);
  const last = await user.raw('GET', '/api/current-user');
  let text = '';
  while (!text.includes(`/__mock/log/${last.headers.get('X-Request-Id')}"`))
    text += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  const rows = pathsIn(text).length;
  const [, skipped] = /<td colspan="8"> ([\d,]+) entries were skipped/.exec(text) ?? [];
  expect(rows).toBeLessThan(520);
  expect(rows + Number(skipped?.replace(',', ''))).toBe(calls + 1);
});
