import { api } from '@placekeeper/contracts/api';
import { expect, test, vi } from 'vitest';
import { control } from '../src/control/contract.ts';
import { createTestTwin, type SignedInClient } from '../src/testing/test-twin.ts';

const arm = (
  user: SignedInClient,
  fault: { endpoint?: string; status?: number; times?: number; delay_ms?: number; hold?: boolean },
) => user.succeed(control.armFault, { body: { endpoint: 'tags.list', ...fault } });

const listTags = async (user: SignedInClient) => (await user.call(api.tags.list)).status;

/** Whether the promise is still pending after all other tasks have run. */
async function isWaiting(answer: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn();
  void answer.then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return settled.mock.calls.length === 0;
}

test.each([
  [401, 'Unauthenticated.'],
  [403, 'This action is unauthorized.'],
  [404, 'Not found.'],
  [409, 'The request conflicts with the current state.'],
  [419, 'CSRF token mismatch.'],
  [422, 'The given data was invalid.'],
  [429, 'Too Many Attempts.'],
  [500, 'Server Error'],
  [503, 'Service Unavailable'],
  [599, 'Server Error'],
])(
  "a call can be made to fail with %i, in the platform's words @ERR-4",
  async (status, message) => {
    const user = await createTestTwin().as('new');
    await arm(user, { status });
    const response = await user.raw('GET', '/api/tags');
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
    expect(response.headers.get('Retry-After')).toBe([429, 503].includes(status) ? '1' : null);
  },
);

test('a fault affects the given number of calls, and no other calls', async () => {
  const user = await createTestTwin().as('new');
  await arm(user, { status: 500, times: 2 });
  await arm(user, { status: 503, times: 1 });
  expect(await user.call(api.currentUser.show)).toMatchObject({ status: 200 });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push(await listTags(user));
  expect(statuses).toEqual([500, 500, 503, 200]);
});

test('a fault without a number affects calls until it is cleared', async () => {
  const user = await createTestTwin().as('new');
  await arm(user, { status: 500 });
  expect([await listTags(user), await listTags(user), await listTags(user)]).toEqual([
    500, 500, 500,
  ]);
  await user.succeed(control.clearFaults);
  expect(await listTags(user)).toBe(200);
});

test('a failing write changes nothing', async () => {
  const user = await createTestTwin().as('new');
  await arm(user, { endpoint: 'currentUser.setMetadata', status: 503, times: 1 });
  const body = { key: 'theme', value: 'dark' };
  expect(await user.call(api.currentUser.setMetadata, { body })).toMatchObject({ status: 503 });
  expect(await user.succeed(api.currentUser.show)).toMatchObject({ user: { metadata: {} } });
});

test('a fault does not affect other accounts', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  await arm(user, { status: 500 });
  expect(await listTags(other)).toBe(200);
  await other.succeed(control.clearFaults);
  expect(await listTags(user)).toBe(500);
});

test('a call can be delayed, and then works as usual', async () => {
  const user = await createTestTwin().as('new');
  await arm(user, { delay_ms: 1500, times: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = listTags(user);
  expect(await isWaiting(answer)).toBe(true);
  vi.advanceTimersByTime(1499);
  expect(await isWaiting(answer)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await answer).toBe(200);
});

test('a held call waits until released, and the next one is held again', async () => {
  const user = await createTestTwin().as('new');
  await arm(user, { hold: true, status: 503 });
  const [first, second] = [listTags(user), listTags(user)];
  expect(await isWaiting(first)).toBe(true);
  await user.succeed(control.releaseFaults);
  expect([await first, await second]).toEqual([503, 503]);
  const third = listTags(user);
  expect(await isWaiting(third)).toBe(true);
  await user.succeed(control.clearFaults);
  expect(await third).toBe(503);
  expect(await listTags(user)).toBe(200);
});

test("a release affects only the account's own calls", async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  await arm(user, { hold: true });
  const held = listTags(user);
  await other.succeed(control.releaseFaults);
  expect(await isWaiting(held)).toBe(true);
  await user.succeed(control.releaseFaults);
  expect(await held).toBe(200);
});

test('session calls can be hit too, once the account is known', async () => {
  const user = await createTestTwin().as('new');
  await arm(user, { endpoint: 'session.authorizeChannel', status: 500, times: 1 });
  const body = { socket_id: '1.2', channel_name: `private-App.Models.User.${user.userId}` };
  expect((await user.call(api.session.authorizeChannel, { body })).status).toBe(500);
  expect((await user.call(api.session.authorizeChannel, { body })).status).toBe(200);
  await arm(user, { endpoint: 'session.csrfCookie', status: 503, times: 1 });
  expect((await user.call(api.session.csrfCookie)).status).toBe(503);
  expect((await user.call(api.session.csrfCookie)).status).toBe(204);
});

test('an endpoint that does not exist is refused', async () => {
  const user = await createTestTwin().as('new');
  for (const endpoint of ['tags.paint', 'control.armFault', '']) {
    const refused = await user.call(control.armFault, { body: { endpoint } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { endpoint: [`There is no call named ${endpoint}.`] } },
    });
  }
});

test('guests cannot arm faults', async () => {
  const guest = createTestTwin().guest();
  const body = { endpoint: 'tags.list', status: 500 };
  expect((await guest.call(control.armFault, { body })).status).toBe(401);
  expect((await guest.call(control.releaseFaults)).status).toBe(401);
  expect((await guest.call(control.clearFaults)).status).toBe(401);
});

test('every request is logged, newest first, even to unknown addresses', async () => {
  const user = await createTestTwin().as('new');
  await user.raw('GET', '/api/current-user');
  await user.raw('GET', '/api/nothing');
  await user.raw('DELETE', '/api/current-user');
  await user.raw('GET', '/api/locations/5?x=1');
  const { requests } = await user.succeed(control.requests);
  expect(
    requests
      .slice(0, 4)
      .map(({ method, path, endpoint, status, user_id }) => [
        method,
        path,
        endpoint,
        status,
        user_id,
      ]),
  ).toEqual([
    ['GET', '/api/locations/5', 'locations.show', 404, user.userId],
    ['DELETE', '/api/current-user', null, 405, null],
    ['GET', '/api/nothing', null, 404, null],
    ['GET', '/api/current-user', 'currentUser.show', 200, user.userId],
  ]);
  expect(requests.every(({ duration_ms }) => duration_ms >= 0)).toBe(true);
});

test('the log keeps the last five hundred requests', async () => {
  const user = await createTestTwin().as('new');
  for (let time = 0; time < 510; time += 1) await user.raw('GET', '/api/nothing');
  expect((await user.succeed(control.requests)).requests).toHaveLength(500);
});
