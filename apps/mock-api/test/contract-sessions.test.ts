import { allEndpoints, api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { createTestTwin } from '../src/testing/test-twin.ts';

const needsSession = allEndpoints.filter(({ id }) => !id.startsWith('session.'));
const address = (path: string) => path.replaceAll(/\{\w+\}/g, '999999');

test('the coverage lists every call of the contract with its declared statuses', async () => {
  const { endpoints } = await createTestTwin().guest().succeed(control.coverage);
  expect(endpoints.map(({ id, declared }) => ({ id, declared }))).toEqual(
    allEndpoints.map(({ id, definition }) => ({
      id,
      declared: Object.keys(definition.responses).map(Number),
    })),
  );
});

test('every call needs a session @PERM-1', async () => {
  const guest = createTestTwin().guest();
  await guest.raw('GET', '/sanctum/csrf-cookie');
  for (const { id, definition } of needsSession) {
    const { status } = await guest.raw(definition.method, address(definition.path));
    expect([id, status]).toEqual([id, 401]);
  }
  const { violations } = await guest.succeed(control.coverage);
  expect(violations).toEqual([]);
});

test('every call refuses an expired session @SESS-1', async () => {
  const user = await createTestTwin().as('new');
  await user.succeed(control.expireSessions);
  for (const { id, definition } of needsSession) {
    const { status } = await user.raw(definition.method, address(definition.path));
    expect([id, status]).toEqual([id, 419]);
  }
});

test('every call with input declares a refusal, and every call about a resource declares a missing one', () => {
  const lacking = needsSession.filter(({ definition: { query, body, params, responses } }) => {
    const takesInput = query !== undefined || body !== undefined;
    return (takesInput && !(422 in responses)) || (params !== undefined && !(404 in responses));
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('the coverage counts each answer, and each delivered event', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 1 });
  const { data } = await user.succeed(api.locations.list, {});
  const [location] = data;
  if (!location) throw new Error('There is no location');
  await user.call(api.locations.show, { params: { id: location.id } });
  await user.call(api.locations.show, { params: { id: location.id } });
  await user.raw('GET', '/api/locations/999999');
  const answered = async () => {
    const coverage = await user.succeed(control.coverage);
    return {
      show: coverage.endpoints.find(({ id }) => id === 'locations.show')?.answered,
      events: coverage.events,
    };
  };
  expect(await answered()).toEqual({ show: { 200: 2, 404: 1 }, events: {} });

  const heard = await listen(twin, user);
  await user.succeed(control.changeProfile, {
    body: { location_id: location.id, type: 'google', field_name: 'title' },
  });
  expect(heard()).toEqual(['gbp-update.received']);
  expect((await answered()).events).toEqual({ 'gbp-update.received': 1 });
});

/** Opens a socket, and returns the names of the events that it receives. */
async function listen(
  { deps }: ReturnType<typeof createTestTwin>,
  user: Awaited<ReturnType<ReturnType<typeof createTestTwin>['as']>>,
) {
  const sent: string[] = [];
  const socketId = '1.1';
  const session = deps.hub.connect({
    socketId,
    send: (frame) => sent.push(frame),
    close: () => {},
  });
  const channel = `private-App.Models.User.${user.userId}`;
  const { auth } = await user.succeed(api.session.authorizeChannel, {
    body: { socket_id: socketId, channel_name: channel },
  });
  session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  return () =>
    sent
      .map((frame) => (JSON.parse(frame) as { event: string }).event)
      .filter((name) => !name.startsWith('pusher'));
}
