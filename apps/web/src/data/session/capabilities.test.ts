import { attributeTypes } from '@placekeeper/contracts/endpoints/catalogue';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { createApp } from '@placekeeper/mock-api/app';
import { createTestDeps } from '@placekeeper/mock-api/testing/test-deps';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { wireUser as user } from '@placekeeper/contracts/testing/wire-user';

const path = '/api/capabilities';
let requests: string[];
let answers: (() => Response | Promise<Response>)[];
let complaints: unknown[];

async function freshPage() {
  onTestFinished(() => expect(complaints).toEqual([]));
  vi.resetModules();
  const [capabilities, { call }, { sessionOpened }] = await Promise.all([
    import('./capabilities.ts'),
    import('../api/client.ts'),
    import('./session.ts'),
  ]);
  return { ...capabilities, call, sessionOpened };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const all = json({ capabilities: ['attributes', 'media.upload', 'tomorrow.ours'] });

beforeEach(() => {
  requests = [];
  answers = [];
  complaints = [];
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said));
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    if (address !== path) return json({ user })();
    const answer = answers.shift();
    if (!answer) throw new Error('asked once more than expected');
    return answer();
  });
});

test('the twin offers each extension of its contract', async () => {
  const { deps } = createTestDeps();
  const app = createApp(deps, { credentials: { key: 'test', secret: 'test-secret' } });
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const made = await app.request('/__mock/accounts', { ...post, body: '{"persona":"owner"}' });
  const Cookie = made.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  answers = [() => app.request(path, { headers: { Cookie, Accept: 'application/json' } })];
  const { can, loadCapabilities } = await freshPage();
  await loadCapabilities();
  const extensions = ['attributes', 'media.upload', 'categories.search', 'places.search'] as const;
  expect(extensions.map(can)).toEqual([true, true, true, true]);
});

test('an extension can be used once the platform has named it, and the page requests the list once', async () => {
  answers = [all];
  const { can, loadCapabilities } = await freshPage();
  expect(can('attributes')).toBe(false);
  await Promise.all([loadCapabilities(), loadCapabilities()]);
  expect([can('attributes'), can('media.upload'), can('places.search')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(requests).toEqual([path]);
});

test.each([
  ['on', true],
  ['off', false],
])('@SHELL-11 a build with attributes %s has them: %s', async (setting, expected) => {
  vi.stubEnv('VITE_FEATURE_ATTRIBUTES', setting);
  answers = [all];
  const { currentFeatures, loadCapabilities } = await freshPage();
  await loadCapabilities();
  expect(currentFeatures()).toEqual({ attributes: expected });
});

describe('no extensions are offered, and the list is not requested again, after', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['a 404', json({ message: 'No query results for model' }, 404)],
    ['a 405', json({ message: 'The GET method is not supported' }, 405)],
    ['a page', () => new Response('<!doctype html><title>Placekeeper</title>')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['null', json(null)],
    ['a list', json(['attributes'])],
    ['a word for the list', json({ capabilities: 'attributes' })],
    ['other members', json({ capabilities: [1, null, { attributes: true }] })],
    ['a time-out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('%s', async (_, answer) => {
    answers = [answer];
    const { can, loadCapabilities, sessionOpened } = await freshPage();
    sessionOpened();
    await loadCapabilities();
    expect(can('attributes')).toBe(false);
    expect(requests).toEqual([path]);
  });
});

describe('the list is requested once more, when the session is open, after', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['an old session', json({ message: 'CSRF token mismatch.' }, 419)],
    ['none', json({ message: 'Unauthenticated.' }, 401)],
    ['a failure', json({ message: 'Server Error' }, 500)],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (_, answer) => {
    answers = [answer, all];
    const { can, call, loadCapabilities } = await freshPage();
    const loaded = loadCapabilities();
    await expect.poll(() => requests).toHaveLength(1);
    await call(currentUser.show, {}, { opensSession: true });
    await loaded;
    expect(can('attributes')).toBe(true);
    expect(requests).toEqual([path, '/api/current-user', path]);
  });

  test('a failure, but not after the second one', async () => {
    answers = [json({}, 500), json({}, 500)];
    const { can, loadCapabilities, sessionOpened } = await freshPage();
    sessionOpened();
    await loadCapabilities();
    await loadCapabilities();
    expect(can('attributes')).toBe(false);
    expect(requests).toEqual([path, path]);
  });
});

test('a call of an extension that the platform does not have is never sent', async () => {
  const { call } = await freshPage();
  onTestFinished(() => expect(requests).toEqual([]));
  await expect(call(attributeTypes.search, { query: { search: 'a' } })).rejects.toThrow(
    /attributes/,
  );
});
