import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { api } from '@placekeeper/contracts/api';
import { describe, expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { createTestTwin, type SignedInClient, type TestTwin } from '../src/testing/test-twin.ts';

const arm = async (user: SignedInClient, fault: Readonly<Record<string, unknown>>) => {
  const { status, body } = await user.send(control.armFault, { body: fault });
  if (status !== 204) throw new Error(JSON.stringify(body));
};

const breachesOf = async (twin: TestTwin) =>
  (await twin.guest().succeed(control.coverage)).violations;

describe('a damaged answer', () => {
  test('has an unknown value, and is no violation of the contract @UPD-9', async () => {
    const twin = createTestTwin();
    const user = await twin.as('owner', { locations: 3 });
    await arm(user, { endpoint: 'locations.list', body: 'unknown-value', times: 1 });
    expect(JSON.stringify((await user.send(api.locations.list)).body)).toContain(
      'from_a_later_version',
    );
    expect(JSON.stringify((await user.send(api.locations.list)).body)).not.toContain('later');
    expect(await breachesOf(twin)).toEqual([]);
    const { requests } = await user.succeed(control.requests, { query: { verdict: 'forced' } });
    expect(requests).toMatchObject([{ endpoint: 'locations.list', status: 200 }]);
  });

  test('is not counted if the answer had nothing to damage', async () => {
    const user = await createTestTwin().as('new');
    await arm(user, { endpoint: 'tags.list', body: 'broken-item', times: 1 });
    expect((await user.send(api.tags.list)).body).toEqual({ tags: [] });
    expect(await user.succeed(control.faults)).toMatchObject({ faults: [{ hits: 0, left: 1 }] });
  });

  test('can be unparsable JSON', async () => {
    const user = await createTestTwin().as('new');
    await arm(user, { endpoint: 'tags.list', body: 'malformed', times: 1 });
    const response = await user.raw('GET', '/api/tags');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"tags":[]');
  });

  test('can be an error answer', async () => {
    const user = await createTestTwin().as('new');
    await arm(user, { endpoint: 'tags.list', status: 503, retry_after: 30, body: 'malformed' });
    const response = await user.raw('GET', '/api/tags');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.text()).toBe('{"message":"Service Unavailable"');
  });

  test('can end halfway, even without a server', async () => {
    const user = await createTestTwin().as('new');
    await arm(user, { endpoint: 'tags.list', body: 'truncated' });
    const response = await user.raw('GET', '/api/tags');
    await expect(response.text()).rejects.toThrow('terminated');
  });
});

/** Serves the twin on a port. Its other clients see the same state. */
async function serving(twin: TestTwin) {
  const server = createServer(getRequestListener(twin.app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (user: SignedInClient, path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: {
          Accept: 'application/json',
          Cookie: [...user.cookies].map((pair) => pair.join('=')).join('; '),
          'X-XSRF-TOKEN': decodeURIComponent(user.cookies.get('XSRF-TOKEN') ?? ''),
        },
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const causeOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
    return 'nothing';
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? String(error);
  }
};

describe('over a real server', () => {
  test('a truncated answer declares a greater length than it sends', async () => {
    const twin = createTestTwin();
    const user = await twin.as('new');
    const { ask, close } = await serving(twin);
    await arm(user, { endpoint: 'currentUser.show', body: 'truncated', times: 1 });
    const response = await ask(user, '/api/current-user');
    expect(response.status).toBe(200);
    const announced = Number(response.headers.get('Content-Length'));
    expect(await causeOf(response.text())).toBe('UND_ERR_SOCKET');
    const whole = await (await ask(user, '/api/current-user')).text();
    expect(announced).toBe(Buffer.byteLength(whole));
    await close();
  });

  test.each([
    ['reset', {}],
    ['lost-answer', { theme: 'dark' }],
  ] as const)('%s: no answer arrives, and the write is %j', async (network, metadata) => {
    const twin = createTestTwin();
    const user = await twin.as('new');
    const { ask, close } = await serving(twin);
    await arm(user, { endpoint: 'currentUser.setMetadata', network, times: 1 });
    const write = ask(user, '/api/current-user/metadata', {
      method: api.currentUser.setMetadata.definition.method,
      body: JSON.stringify({ key: 'theme', value: 'dark' }),
    });
    expect(await causeOf(write)).toMatch(/ECONNRESET|UND_ERR_SOCKET/);
    expect(await user.succeed(api.currentUser.show)).toMatchObject({ user: { metadata } });
    const { requests } = await user.succeed(control.requests, { query: { status: 0 } });
    expect(requests).toMatchObject([
      { endpoint: 'currentUser.setMetadata', verdict: 'forced', status: 0 },
    ]);
    await close();
  });
});

describe('the calls of a fault', () => {
  test.each([
    ['tags.*', ['tags.list']],
    ['*', ['tags.list', 'currentUser.show']],
    ['tags.list', ['tags.list']],
  ])('%s hits %j', async (endpoint, struck) => {
    const user = await createTestTwin().as('new');
    await arm(user, { endpoint, status: 500 });
    const failing = [];
    for (const call of [api.tags.list, api.currentUser.show]) {
      if ((await user.send(call)).status === 500) failing.push(call.id);
    }
    expect(failing).toEqual(struck);
    // Faults never hit the control plane itself.
    await user.succeed(control.clearFaults);
  });

  test('a fault hits a share of the calls, and the same seed hits the same calls', async () => {
    const pattern = async (seed: number) => {
      const user = await createTestTwin().as('new');
      await arm(user, { endpoint: 'tags.list', status: 503, probability: 0.5, seed });
      const statuses = [];
      for (let call = 0; call < 40; call += 1)
        statuses.push((await user.send(api.tags.list)).status);
      return statuses;
    };
    const first = await pattern(1);
    expect(await pattern(1)).toEqual(first);
    expect(await pattern(2)).not.toEqual(first);
    const hits = first.filter((status) => status === 503).length;
    expect(hits).toBeGreaterThan(10);
    expect(hits).toBeLessThan(30);
  });

  test('armed faults are listed with their hits, and can be disarmed one by one', async () => {
    const twin = createTestTwin();
    const [user, other] = [await twin.as('new'), await twin.as('new')];
    await arm(user, { endpoint: 'tags.list', status: 500, times: 3 });
    await arm(user, { endpoint: '*', delay_ms: 0, probability: 0.1 });
    await user.send(api.tags.list);
    const { faults } = await user.succeed(control.faults);
    expect(faults).toEqual([
      {
        id: 1,
        endpoint: 'tags.list',
        status: 500,
        times: 3,
        calls: 1,
        hits: 1,
        left: 2,
        waiting: 0,
      },
      {
        id: 2,
        endpoint: '*',
        delay_ms: 0,
        probability: 0.1,
        calls: 0,
        hits: 0,
        left: null,
        waiting: 0,
      },
    ]);
    expect(await other.succeed(control.faults)).toEqual({ faults: [] });
    expect((await other.call(control.clearFault, { params: { id: 1 } })).status).toBe(404);
    await user.succeed(control.clearFault, { params: { id: 1 } });
    expect((await user.call(control.clearFault, { params: { id: 1 } })).status).toBe(404);
    await user.succeed(api.tags.list);
    expect((await user.succeed(control.faults)).faults).toHaveLength(1);
  });

  test('calls of one endpoint can be released while others stay held', async () => {
    const user = await createTestTwin().as('new');
    await arm(user, { endpoint: '*', hold: true });
    const tags = user.send(api.tags.list);
    const me = user.send(api.currentUser.show);
    await expect.poll(async () => (await user.succeed(control.faults)).faults[0]?.waiting).toBe(2);
    await user.succeed(control.releaseFaults, { query: { endpoint: 'tags.*' } });
    expect((await tags).status).toBe(200);
    expect(await user.succeed(control.faults)).toMatchObject({ faults: [{ waiting: 1 }] });
    await user.succeed(control.clearFaults);
    expect((await me).status).toBe(200);
  });

  test('an aborted call is not held', async () => {
    const twin = createTestTwin();
    const user = await twin.as('new');
    await arm(user, { endpoint: 'tags.list', hold: true });
    const leaving = new AbortController();
    const cookie = [...user.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { Cookie: cookie, Accept: 'application/json' };
    const ask = async (signal: AbortSignal) =>
      twin.app.request(new Request('http://localhost/api/tags', { headers, signal }));
    await ask(AbortSignal.abort());
    const answer = ask(leaving.signal);
    await expect.poll(async () => (await user.succeed(control.faults)).faults[0]?.waiting).toBe(1);
    leaving.abort();
    await answer;
    expect(await user.succeed(control.faults)).toMatchObject({ faults: [{ waiting: 0 }] });
  });

  test.each([
    [{ endpoint: 'tags.paint' }, 'endpoint'],
    [{ endpoint: 'nothing.*' }, 'endpoint'],
    [{ endpoint: 'tags.list', body: 'unknown-value' }, 'body'],
    [{ endpoint: 'tags.remove', body: 'missing-field' }, 'body'],
    [{ endpoint: 'tags.list', at: '/tags/*' }, 'at'],
    [{ endpoint: 'tags.list', network: 'reset', status: 500 }, 'network'],
    [{ endpoint: 'tags.list', probability: 0 }, 'probability'],
    [{ endpoint: 'tags.list', status: 200 }, 'status'],
  ])('%j could never match, and is refused', async (fault, place) => {
    const user = await createTestTwin().as('new');
    expect(await user.send(control.armFault, { body: fault })).toMatchObject({
      status: 422,
      body: { errors: { [place]: [expect.any(String)] } },
    });
    expect(await user.succeed(control.faults)).toEqual({ faults: [] });
  });

  test('guests have no faults to list or disarm', async () => {
    const guest = createTestTwin().guest();
    expect((await guest.call(control.faults)).status).toBe(401);
    expect((await guest.call(control.clearFault, { params: { id: 1 } })).status).toBe(401);
    expect((await guest.send(control.releaseFaults, { query: { other: 1 } })).status).toBe(422);
  });
});

test("a refusal for too many attempts has Laravel's retry headers", async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  await arm(user, { endpoint: 'tags.list', status: 429, retry_after: 7 });
  const { headers } = await user.raw('GET', '/api/tags');
  expect(
    ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) =>
      headers.get(name),
    ),
  ).toEqual(['7', '60', '0', String(twin.deps.clock() / 1000 + 7)]);
});
