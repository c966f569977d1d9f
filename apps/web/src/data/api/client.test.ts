import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { media } from '@placekeeper/contracts/endpoints/media';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadCapabilities } from '../session/capabilities.ts';
import { call } from './client.ts';
import { rememberSocketId } from '../http/request-init.ts';

// Stubs `fetch`, because the twin never sends malformed responses.
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const tag = z.parse(TagId, 7);

const lastRequest = () => {
  const [address, init] = fetched.mock.lastCall ?? [];
  return { address, init, headers: new Headers(init?.headers) };
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: 'theme=x; XSRF-TOKEN=a%3Db' });
  rememberSocketId(undefined);
});

test('a request has the headers that mark it as the page’s own', async () => {
  fetched.mockResolvedValueOnce(json({ tag: { id: 7, name: 'North' } }));
  rememberSocketId('1.2');
  const answer = await call(tags.rename, { params: { id: tag }, body: { name: 'North' } });

  expect(answer.tag?.name).toBe('North');
  const { address, init, headers } = lastRequest();
  expect([init?.method, address, init?.body]).toEqual(['PATCH', '/api/tags/7', '{"name":"North"}']);
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-socket-id': '1.2',
    'x-xsrf-token': 'a=b',
  });
});

test('the token is read again for every request', async () => {
  fetched.mockImplementation(async () => json({ tags: [] }));
  await call(tags.list, {});
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=renewed' });
  await call(tags.list, {});
  expect(lastRequest().headers.get('X-XSRF-TOKEN')).toBe('renewed');
});

test.each([
  ['cut off', '%E0%A4%A'],
  ['in another script', '%E2%82%AC'],
  ['undecoded', '€'],
  ['a line break', 'a%0D%0Ab'],
  ['empty', ''],
])('a token that is %s is renewed before a write @ERR-4', async (_, token) => {
  const page = { cookie: `XSRF-TOKEN=${token}` };
  vi.stubGlobal('document', page);
  fetched.mockImplementation(async (address) => {
    if (address === '/sanctum/csrf-cookie') page.cookie = 'XSRF-TOKEN=renewed';
    return json({ tag: { id: 7, name: 'North' } });
  });
  await call(tags.rename, { params: { id: tag }, body: { name: 'North' } });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/sanctum/csrf-cookie',
    '/api/tags/7',
  ]);
  expect(lastRequest().headers.get('X-XSRF-TOKEN')).toBe('renewed');
});

test(`a proxy’s HTML page does not count as a successful write @ERR-4`, async () => {
  fetched.mockResolvedValueOnce(new Response('<!doctype html><title>Log in</title>'));
  const renaming = call(tags.rename, { params: { id: tag }, body: { name: 'North' } });
  await expect(renaming).rejects.toMatchObject({ kind: 'malformed' });
});

test('a query is encoded as the contract requires', async () => {
  fetched.mockResolvedValueOnce(
    json({ data: [], meta: { current_page: 2, last_page: 2, per_page: 25, total: 0, to: null } }),
  );
  await call(locations.list, {
    query: { search: 'a b', only_tag_ids: [tag], page: { number: 2 } },
  });
  expect(lastRequest().address).toBe(
    '/api/locations/list?search=a%20b&only_tag_ids[]=7&page[number]=2',
  );
});

test('a file is sent as a form', async () => {
  fetched.mockResolvedValueOnce(json({ capabilities: ['media.upload'] }));
  await loadCapabilities();
  fetched.mockResolvedValueOnce(new Response('{}', { status: 413 }));
  const file = new File(['x'], 'shop.jpg', { type: 'image/jpeg' });
  const upload = call(media.upload, {
    params: { id: z.parse(LocationId, 3) },
    body: { file, category: 'EXTERIOR' },
  });
  await expect(upload).rejects.toMatchObject({ kind: 'validation' });
  const { init, headers } = lastRequest();
  expect(init?.body instanceof FormData && [...init.body.keys()]).toEqual(['file', 'category']);
  expect(headers.has('Content-Type')).toBe(false);
});

test.each<[string, () => Response | Promise<never>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['a connection that breaks in the answer', () => new Response(brokenBody()), 'offline'],
  ['an answer that was cut off', () => new Response('{"tokens":[{"id":'), 'malformed'],
  ['a page instead of an answer', () => new Response('<!doctype html>'), 'malformed'],
  ['nothing instead of an answer', () => new Response(''), 'malformed'],
  ['an answer without its list', () => json({ success: true }), 'malformed'],
])('%s', async (_, answer, kind) => {
  fetched.mockImplementationOnce(async () => answer());
  await expect(call(googleTokens.list, {})).rejects.toMatchObject({
    kind,
    endpoint: 'googleTokens.list',
  });
});

test('an unreadable item does not affect the rest of its list (UPD-9)', async () => {
  fetched.mockResolvedValueOnce(
    json({ tags: [{ id: 1, name: 'A' }, { id: 'two' }, { id: 3, name: 'C' }] }),
  );
  expect((await call(tags.list, {})).tags.map(({ name }) => name)).toEqual(['A', 'C']);
});

test('an undeclared success status is a success', async () => {
  fetched.mockResolvedValueOnce(json({ tag: { id: 1, name: 'New' } }, { status: 201 }));
  expect((await call(tags.create, { body: { name: 'New' } })).tag?.name).toBe('New');
});

test('an answer without a body is undefined', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await call(currentUser.setMetadata, { body: { key: 'a', value: true } })).toBeUndefined();
});

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty object', () => json({})],
  ['a confirmation', () => json({ success: true })],
  ['a text', () => new Response('OK')],
  ['a list', () => json([])],
])('a write succeeds although its response is %s', async (_, answer) => {
  fetched.mockImplementation(async () => answer());
  const id = z.parse(LocationId, 3);
  const saved = await call(locations.update, { params: { id }, body: { name: 'New' } });
  expect(saved.location).toBeUndefined();
  expect((await call(tags.create, { body: { name: 'New' } })).tag).toBeUndefined();
  expect(await call(locations.remove, { params: { id } })).toBeUndefined();
  await expect(call(locations.show, { params: { id } })).rejects.toMatchObject({
    kind: 'malformed',
  });
});

test('a cancelled request rejects as cancelled, not as failed (ERR-3)', async () => {
  const abort = new AbortController();
  fetched.mockImplementationOnce((_, init) => {
    abort.abort();
    return Promise.reject(init.signal?.reason);
  });
  await expect(call(tags.list, {}, { signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

function brokenBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
}
