import { allEndpoints, api } from '@placekeeper/contracts/api';
import { findingKinds, type Finding } from '@placekeeper/contracts/verify/target';
import { describeReport } from '@placekeeper/contracts/verify/describe-report';
import {
  allSteps,
  verifyTarget,
  type VerifyOptions,
} from '@placekeeper/contracts/verify/verify-target';
import { describe, expect, test, vi } from 'vitest';
import { createTestTwin } from '../src/testing/test-twin.ts';

const url = 'http://twin.localhost';

type Change = (
  request: Request,
  answer: (request?: Request) => Promise<Response>,
) => Promise<Response>;

/** The twin as an external server. `change` can alter its answers. */
async function serverOf(
  change: Change = (_, answer) => answer(),
  platform: 'extended' | 'specified' = 'extended',
) {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 12, platform });
  const answers = async (request: Request) => {
    // Each request advances the account's clock, so that the verification never waits.
    await user.advance(10_000);
    return twin.app.request(request);
  };
  const run = (options: Partial<VerifyOptions> = {}) =>
    verifyTarget({
      url,
      cookie: [...user.cookies].map((pair) => pair.join('=')).join('; '),
      write: false,
      only: [],
      except: [],
      stamp: 'test',
      timeoutMs: 5000,
      maxWaitMs: 5000,
      intervalMs: 0,
      fetch: (input, init) => {
        const request = new Request(input, init);
        return change(request, (other = request) => answers(other));
      },
      ...options,
    });
  return { twin, user, run };
}

test('the twin conforms in every verified call', async () => {
  const { run, user } = await serverOf();
  const before = await user.succeed(api.locations.list, {});
  const tagsBefore = await user.succeed(api.tags.list);
  const report = await run({ write: true });
  expect(describeReport(report)).toMatch(
    /calls made, \d+ skipped, no difference from the contract$/,
  );
  expect(report.findings).toBe(0);
  const { calls } = report;
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(allEndpoints.map(({ id }) => id)));
  // The run removes everything it created, and changes nothing else.
  const after = await user.succeed(api.locations.list, {});
  expect(after.data.map(({ id, name, tags }) => ({ id, name, tags }))).toEqual(
    before.data.map(({ id, name, tags }) => ({ id, name, tags })),
  );
  expect(await user.succeed(api.tags.list)).toEqual(tagsBefore);
});

test('reading changes nothing', async () => {
  const sent: string[] = [];
  const { run } = await serverOf((request, answer) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer();
  });
  expect((await run()).findings).toBe(0);
  const posts = sent.filter((line) => !line.startsWith('GET '));
  expect([...new Set(posts)]).toEqual(['POST /broadcasting/auth', 'POST /api/locations/list']);
});

describe('the specified profile', () => {
  const ours = allEndpoints
    .filter(({ definition }) => definition.origin === 'ours' && definition.path.startsWith('/api/'))
    .map(({ id }) => id);
  const offered = async (platform: 'extended' | 'specified') => {
    const { run } = await serverOf(undefined, platform);
    const report = await run({ write: true, profile: 'specified' });
    expect(describeReport(report)).toContain('no difference from the contract');
    const { extensions, calls } = report;
    const made = new Set(calls.map(({ call }) => call));
    expect(made).toEqual(
      new Set(allEndpoints.map(({ id }) => id).filter((id) => !ours.includes(id))),
    );
    expect(extensions?.map(({ call }) => call)).toEqual(ours);
    return extensions?.filter((one) => one.offered).map(({ call }) => call);
  };

  test('a platform without extensions passes, and is reported to have none', async () => {
    expect(await offered('specified')).toEqual([]);
  });

  test('reports the extensions of a platform', async () => {
    expect(await offered('extended')).toEqual(ours);
  });
});

test('every call of the contract has a step', () => {
  const stepped = new Set(allSteps.map(({ endpoint }) => endpoint.id));
  expect(allEndpoints.map(({ id }) => id).filter((id) => !stepped.has(id))).toEqual([]);
});

test('a run can verify a single resource, and reads the ids that it needs from others', async () => {
  const { run } = await serverOf();
  const { calls, findings } = await run({ only: ['updates'] });
  expect(findings).toBe(0);
  expect(new Set(calls.map(({ call }) => call.split('.')[0]))).toEqual(new Set(['updates']));
  expect(calls.find(({ call }) => call === 'updates.show')).toMatchObject({ status: 200 });
});

const rewritten = async (answer: Response, change: (body: Record<string, unknown>) => unknown) => {
  const body: unknown = change(await answer.json());
  return Response.json(body, { status: answer.status, headers: { 'X-Proxy': 'broken' } });
};
const at =
  (path: string, change: (answer: Response) => Promise<Response> | Response): Change =>
  async (request, answer) => {
    const isIt = new URL(request.url).pathname === path && request.headers.get('Cookie') !== '';
    return isIt ? change(await answer()) : answer();
  };
const user = '/api/current-user';
const inUser = (change: (user: Record<string, unknown>) => object) =>
  at(user, (answer) =>
    rewritten(answer, (body) => ({
      user: change(Object(body['user']) as Record<string, unknown>),
    })),
  );
const token = 'X-XSRF-TOKEN';

describe('a server that differs is detected', () => {
  const kinds: Readonly<Record<Finding['kind'], readonly [call: string, path: string, Change]>> = {
    'no answer': ['currentUser.show', '', at(user, () => Promise.reject(new Error('gone')))],
    'undeclared status': [
      'tags.list',
      '',
      at('/api/tags', () => Response.json({}, { status: 418 })),
    ],
    'unexpected status': [
      'locations.show',
      '',
      at('/api/locations/999999937', () => Response.json({ message: 'No' }, { status: 401 })),
    ],
    'missing field': [
      'currentUser.show',
      'user.is_admin',
      inUser((one) => ({ ...one, is_admin: undefined })),
    ],
    'wrong type': ['currentUser.show', 'user.id', inUser((one) => ({ ...one, id: '5' }))],
    'unknown field': ['currentUser.show', 'user.age', inUser((one) => ({ ...one, age: 5 }))],
    'unknown value': [
      'googleTokens.list',
      'tokens.*.status',
      at('/api/google-tokens', (answer) =>
        rewritten(answer, ({ tokens }) => ({
          tokens: Array.from(tokens as object[], (one) => ({ ...one, status: 'asleep' })),
        })),
      ),
    ],
    'content type': [
      'tags.list',
      '',
      at('/api/tags', async (answer) => new Response(await answer.text())),
    ],
    header: [
      'tags.list',
      '',
      at('/api/tags', () => Response.json({ message: 'Too Many Attempts.' }, { status: 429 })),
    ],
    csrf: [
      'locations.listByIds',
      '',
      async (request, answer) => {
        const cookie = /XSRF-TOKEN=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1];
        if (cookie) request.headers.set(token, decodeURIComponent(cookie));
        return answer(request);
      },
    ],
    session: [
      'currentUser.show',
      '',
      (request, answer) =>
        request.headers.get('Cookie') === '' && request.url.endsWith(user)
          ? Promise.resolve(Response.json({ message: 'Not found.' }, { status: 404 }))
          : answer(),
    ],
  };

  test.each(findingKinds)('%s', async (kind) => {
    const [call, path, change] = kinds[kind];
    const { run } = await serverOf(change);
    const report = await run();
    const found = report.calls.flatMap((one) =>
      one.findings.map((finding) => ({ call: one.call, kind: finding.kind, path: finding.path })),
    );
    expect(found).toContainEqual({ call, kind, path });
    expect(found.every((one) => one.call === call)).toBe(true);
    expect(describeReport(report)).toContain(`${kind}${path && ` at ${path}`}: `);
  });
});

test('a token that scripts cannot read is detected', async () => {
  const { run } = await serverOf(async (request, answer) => {
    const answered = await answer();
    if (!request.url.endsWith('/sanctum/csrf-cookie')) return answered;
    const headers = new Headers();
    for (const cookie of answered.headers.getSetCookie())
      headers.append('Set-Cookie', `${cookie}; HttpOnly`);
    return new Response(null, { status: 204, headers });
  });
  const { calls } = await run({ only: ['session'] });
  expect(calls.flatMap(({ findings }) => findings)).toEqual([
    { kind: 'csrf', path: '', detail: 'hides XSRF-TOKEN from scripts' },
  ]);
});

test('after a 429 the run waits up to its limit and repeats the call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let refusals = 0;
  const { run } = await serverOf((request, answer) => {
    if (!request.url.endsWith('/api/tags') || refusals === 2) return answer();
    refusals += 1;
    const headers = { 'Retry-After': refusals === 1 ? '2' : '4' };
    const body = { message: 'Too Many Attempts.' };
    return Promise.resolve(Response.json(body, { status: 429, headers }));
  });
  const running = run({ only: ['tags'], maxWaitMs: 5000, except: ['tags.show'] });
  await vi.advanceTimersByTimeAsync(5000);
  const { calls, findings } = await running;
  // After the second refusal, the verifier gives up, because the wait would exceed the maximum.
  expect(calls.find(({ call }) => call === 'tags.list')?.status).toBe(429);
  expect({ findings, refusals }).toEqual({ findings: 0, refusals: 2 });
});

test('without a session, the run reports only the missing session', async () => {
  const { run } = await serverOf();
  const report = await run({ cookie: 'session=of-nobody', only: ['locations'] });
  expect(report.calls[0]).toMatchObject({ call: 'currentUser.show', status: 401 });
  expect(report.calls.filter(({ call }) => call === 'locations.list')).toEqual([]);
});
