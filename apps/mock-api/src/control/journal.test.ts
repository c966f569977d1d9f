import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { fakeConnection } from '../realtime/testing/fake-connection.ts';
import { createTestTwin } from '../testing/test-twin.ts';
import { control } from './contract.ts';

test('requests are filtered by account, call, status and verdict', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  await user.succeed(api.tags.list);
  await user.raw('GET', '/api/locations/5?x=1');
  await other.succeed(api.tags.list);
  await user.succeed(control.armFault, { body: { endpoint: 'tags.list', status: 503 } });
  await user.call(api.tags.list);
  const found = async (query: NonNullable<Parameters<typeof filter>[0]>) => await filter(query);
  async function filter(query: {
    user_id?: typeof user.userId;
    endpoint?: string;
    status?: number;
    verdict?: 'ok' | 'violation' | 'forced';
  }) {
    const { requests } = await user.succeed(control.requests, { query });
    return requests.map(({ path, search, status }) => `${status} ${path}${search}`);
  }
  expect(await found({ user_id: user.userId })).toEqual([
    '503 /api/tags',
    '404 /api/locations/5?x=1',
    '200 /api/tags',
  ]);
  expect(await found({ endpoint: 'tags.list' })).toHaveLength(3);
  expect(await found({ status: 404 })).toEqual(['404 /api/locations/5?x=1']);
  expect(await found({ verdict: 'forced' })).toEqual(['503 /api/tags']);
  expect(await found({ verdict: 'violation' })).toEqual([]);
  expect((await user.send(control.requests, { query: { verdict: 'good' } })).status).toBe(422);
});

test('a request is shown as received, without session secrets', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const { method, path } = api.currentUser.setMetadata.definition;
  const response = await user.raw(method, path, {
    body: '{"key":"theme","value":"dark"}',
  });
  const id = Number(response.headers.get('X-Request-Id'));
  const { request } = await user.succeed(control.request, { params: { id } });
  expect(request).toMatchObject({
    id,
    method,
    status: 204,
    asked: { body: '{"key":"theme","value":"dark"}', headers: { accept: 'application/json' } },
    remarks: [],
  });
  const text = JSON.stringify(request);
  for (const value of user.cookies.values()) expect(text).not.toContain(value);
  expect((await user.call(control.request, { params: { id: 999_999 } })).status).toBe(404);
});

test('new cookies are hidden too, and long bodies are truncated', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 36 });
  await user.raw('GET', '/sanctum/csrf-cookie');
  const whole = await (await user.raw('GET', '/api/locations/list?page[size]=100')).text();
  expect(whole.length).toBeGreaterThan(20_000);
  const { requests } = await user.succeed(control.requests, { query: { user_id: user.userId } });
  const [list, csrf] = requests;
  if (!list || !csrf) throw new Error('Nothing was logged');
  const shown = await user.succeed(control.request, { params: { id: list.id } });
  expect(shown.request.answered.body).toBe(
    `${whole.slice(0, 20_000)}… (${whole.length} characters)`,
  );
  const { request } = await user.succeed(control.request, { params: { id: csrf.id } });
  expect(request.answered.headers).toMatchObject({ 'set-cookie': '[redacted]' });
});

test('a form is shown by its fields', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  await user.call(api.session.authorizeChannel, {
    body: { socket_id: '1.2', channel_name: 'private-App.Models.User.999' },
  });
  const { requests } = await user.succeed(control.requests, {
    query: { endpoint: 'session.authorizeChannel' },
  });
  const { request } = await user.succeed(control.request, {
    params: { id: requests[0]?.id ?? 0 },
  });
  expect(request.asked.body).toBe('socket_id: 1.2\nchannel_name: private-App.Models.User.999');
});

test('events are stored with their recipients', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  for (const id of ['1.1', '1.2']) {
    const connection = { ...fakeConnection(id), userId: user.userId };
    const session = twin.deps.hub.connect(connection);
    session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } }));
  }
  const payload = { operation_id: 'o', count: 3 };
  twin.deps.hub.publish('news', 'locations.fetched', payload);
  twin.deps.hub.publish('news', 'locations.partially-fetched', payload);
  const { events } = await user.succeed(control.events, {});
  expect(events).toMatchObject([
    { name: 'locations.partially-fetched', delivered: 2, user_id: null, verdict: 'ok' },
    { name: 'locations.fetched', channel: 'news', delivered: 2, payload },
  ]);
  const own = { query: { user_id: user.userId } };
  expect(await user.succeed(control.events, own)).toEqual({ events: [] });
  expect((await user.send(control.events, { query: { user_id: 'x' } })).status).toBe(422);
});
