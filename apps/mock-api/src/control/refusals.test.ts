import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';

const arm = { method: 'POST', body: '{"endpoint":"nope.list","status":500}' };
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** A twin, and a signed-in client that calls it without the product's headers. */
async function byHand() {
  const twin = createTestTwin();
  const made = await twin.app.request('/__mock/accounts', { method: 'POST', body: '{}' });
  const Cookie = made.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return (path: string, init: RequestInit, Accept: string) =>
    twin.app.request(path, { ...init, headers: { Cookie, Accept } });
}

test.each(['*/*', 'application/json'])('a refusal has a message for %s', async (accept) => {
  const call = await byHand();
  const refused = await call('/__mock/faults', arm, accept);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: { endpoint: ['There is no call named nope.list.'] },
  });
  const missing = await call('/__mock/nothing', {}, accept);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({
    message: 'The route __mock/nothing could not be found.',
  });
});

test('a browser gets a refusal as a page', async () => {
  const call = await byHand();
  const refused = await call('/__mock/faults', arm, browser);
  expect(refused.status).toBe(422);
  expect(refused.headers.get('Content-Type')).toMatch(/^text\/html/);
});

test('the platform answers JSON on request, and a page otherwise', async () => {
  const call = await byHand();
  const lost = async (accept: string) =>
    (await call('/api/locations/0', {}, accept)).headers.get('Content-Type');
  expect(await lost('*/*')).toMatch(/^text\/html/);
  expect(await lost('application/json')).toMatch(/^application\/json/);
});
