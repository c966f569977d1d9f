import { allEndpoints } from '@placekeeper/contracts/api';
import type { AnyEndpoint, RequestOf } from '@placekeeper/contracts/core/endpoint';
import { capabilities } from '@placekeeper/contracts/endpoints/capabilities';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const second = 1000;
const longestWait = 30 * second;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * second).toUTCString();

/** Values of `Retry-After`, and how many milliseconds each blocks sending. */
const forms: Readonly<Record<string, { readonly header: () => string | null; wait: number }>> = {
  'no header': { header: () => null, wait: 5 * second },
  'zero seconds': { header: () => '0', wait: second },
  'three seconds': { header: () => '3', wait: 3 * second },
  'a date to come': { header: () => inSeconds(4), wait: 3 * second },
  'a date that is over': { header: () => inSeconds(-60), wait: second },
  'no date at all': { header: () => 'soon', wait: 5 * second },
  'two minutes': { header: () => '120', wait: 120 * second },
  'eleven days': { header: () => '999999', wait: 299 * second },
  'more digits than a number has': { header: () => '9'.repeat(400), wait: 299 * second },
};

let sent: { readonly at: number; readonly request: string }[];
let refusing: (() => string | null) | null;
/** The platform's response time in milliseconds. */
let latency: number;
let modules: Awaited<ReturnType<typeof load>>;

async function load() {
  const { call } = await import('./client.ts');
  const { queryClient } = await import('./query-client.ts');
  const { loadCapabilities } = await import('../session/capabilities.ts');
  const { runMutation } = await import('./run-mutation.ts');
  const { enqueueWithRetry, wait } = await import('./throttle.ts');
  const { refreshBatch } = await import('../realtime/refresh-batch.ts');
  const { googleLocationQueries } = await import('../imports/queries.ts');
  return {
    call,
    queryClient,
    loadCapabilities,
    runMutation,
    enqueueWithRetry,
    wait,
    refreshBatch,
    googleLocationQueries,
  };
}

const everyCapability = allEndpoints.flatMap(({ definition }) => definition.extension ?? []);

/** A response that every call can decode. */
function answer(address: string): Response {
  if (address === capabilities.list.definition.path)
    return Response.json({ capabilities: everyCapability });
  if (address === googleLocations.importStatus.definition.path)
    return Response.json({ total: 9, complete: 1, errored: 0 });
  return Response.json({ tags: [] });
}

beforeEach(async () => {
  vi.useFakeTimers();
  // TanStack Query takes Node for a server, where it does not poll.
  environmentManager.setIsServer(() => false);
  vi.resetModules();
  sent = [];
  refusing = null;
  latency = 0;
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.stubGlobal('fetch', async (address: string, { method, signal }: RequestInit) => {
    sent.push({ at: Date.now(), request: `${method} ${address}` });
    if (latency > 0) await modules.wait(latency, signal ?? undefined);
    const header = refusing?.();
    if (header === undefined) return answer(address);
    return new Response('{}', {
      status: 429,
      headers: header === null ? {} : { 'Retry-After': header },
    });
  });
  modules = await load();
  await modules.loadCapabilities();
  sent = [];
});
afterEach(() => {
  modules.queryClient.clear();
});

/** The stub looks only at the path. */
const requestOf = <E extends AnyEndpoint>(endpoint: E) =>
  ({
    params: Object.fromEntries(
      [...endpoint.definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1]),
    ),
    ...(endpoint.definition.method !== 'GET' && { body: {} }),
  }) as RequestOf<E>;

const outcomeOf = (promise: Promise<unknown>) => {
  const outcome = { kind: 'underway', message: '' };
  promise.then(
    () => (outcome.kind = 'answered'),
    ({ kind, message }: { kind: string; message: string }) =>
      Object.assign(outcome, { kind, message }),
  );
  return outcome;
};

const gaps = () => sent.slice(1).map(({ at }, before) => at - (sent[before]?.at ?? 0));

/**
 * Tests `three seconds` with every call, and each of the other forms with one call per method. If PLACEKEEPER_SWEEPS is
 * set, tests every form with every call.
 */
const meeting = (form: string): readonly AnyEndpoint[] =>
  process.env['PLACEKEEPER_SWEEPS'] !== undefined || form === 'three seconds'
    ? allEndpoints
    : [...new Map(allEndpoints.map((one) => [one.definition.method, one])).values()];

const readsOf = (endpoints: readonly AnyEndpoint[]) =>
  endpoints.flatMap((endpoint) =>
    endpoint.definition.method === 'GET' ? [[endpoint.id, endpoint] as const] : [],
  );

for (const [form, { header, wait }] of Object.entries(forms)) {
  test.each(meeting(form).map((endpoint) => [endpoint.id, endpoint] as const))(
    `@ERR-4 %s waits as a 429 with ${form} asks, and is repeated a limited number of times`,
    async (_, endpoint) => {
      refusing = header;
      const outcome = outcomeOf(modules.call(endpoint, requestOf(endpoint)));
      await vi.advanceTimersByTimeAsync(longestWait + second);
      expect(outcome.kind).toBe('rate-limited');
      // At most five calls in 30 seconds, because each wait doubles (1 + 2 + 4 + 8 seconds).
      expect(sent.length).toBeLessThanOrEqual(5);
      expect(Math.min(...gaps(), Infinity)).toBeGreaterThanOrEqual(wait);
    },
  );

  test.each(readsOf(meeting(form)))(
    `@ERR-4 %s is not repeated for events during the wait of ${form}`,
    async (_, endpoint) => {
      const { queryClient, call, refreshBatch } = modules;
      const queryKey = [endpoint.id];
      refusing = header;
      const queryFn = () => call(endpoint, requestOf(endpoint));
      const end = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
      const events = refreshBatch(250, () => queryClient.invalidateQueries({ queryKey }));
      const told = setInterval(() => events.add(queryKey), 100);
      await vi.advanceTimersByTimeAsync(longestWait);
      expect(sent.length).toBeLessThanOrEqual(5);
      expect(Math.min(...gaps(), Infinity)).toBeGreaterThanOrEqual(wait);
      clearInterval(told);
      events.cancel();
      end();
    },
  );

  test(`@ERR-4 after ${form} the next calls are sent automatically, one before the others`, async () => {
    refusing = header;
    const first = outcomeOf(modules.call(tags.list, {}));
    await vi.advanceTimersByTimeAsync(1);
    const jobs = ['a', 'b', 'c', 'd', 'e', 'f'].map(() =>
      outcomeOf(modules.enqueueWithRetry(() => modules.call(tags.list, {}))),
    );
    await vi.advanceTimersByTimeAsync(wait - 10);
    expect(sent).toHaveLength(1);
    refusing = null;
    await vi.advanceTimersByTimeAsync(wait / 3 + 6 * second);
    expect(jobs.map(({ kind }) => kind)).toEqual(jobs.map(() => 'answered'));
    expect(first.kind).toBe(wait <= longestWait ? 'answered' : 'rate-limited');
  });

  test(`@ERR-4 a task in the queue waits only once after ${form}`, async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    refusing = header;
    const outcome = outcomeOf(modules.enqueueWithRetry(() => modules.call(tags.list, {})));
    await vi.advanceTimersByTimeAsync(1);
    refusing = null;
    await vi.advanceTimersByTimeAsync(wait + 2 * second + Math.min(5 * second, wait / 4));
    expect(outcome.kind).toBe('answered');
  });

  test(`@ERR-4 polls and events send nothing during the wait of ${form}, and then continue`, async () => {
    const { queryClient, googleLocationQueries, refreshBatch } = modules;
    const status = googleLocationQueries.importStatus();
    const ends = [
      new QueryObserver(queryClient, status).subscribe(() => undefined),
      new QueryObserver(queryClient, {
        queryKey: ['tags', 'list', {}],
        queryFn: ({ signal }) => modules.call(tags.list, {}, { signal }),
      }).subscribe(() => undefined),
    ];
    await vi.advanceTimersByTimeAsync(10);
    refusing = header;
    sent = [];
    const events = refreshBatch(250, (keys) => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    });
    const told = setInterval(() => events.add(['tags']), 100);
    await vi.advanceTimersByTimeAsync(longestWait);
    // One poll, one event, and one call after each wait, which doubles every time.
    expect(sent.length).toBeLessThanOrEqual(8);

    refusing = null;
    const before = sent.length;
    clearInterval(told);
    await vi.advanceTimersByTimeAsync(320 * second);
    expect(sent.slice(before).map(({ request }) => request)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/tags'),
        expect.stringContaining('import/status'),
      ]),
    );
    events.cancel();
    for (const end of ends) end();
  });
}

test.each([
  ['refuses', () => '3', 7],
  ['answers', null, 9],
] as const)(
  '@ERR-4 @RT-1 a series of events makes few calls to a platform that %s slowly, and the data becomes current',
  async (_, refusal, most) => {
    const { queryClient, call, refreshBatch } = modules;
    const observer = new QueryObserver(queryClient, {
      queryKey: ['tags'],
      queryFn: ({ signal }) => call(tags.list, {}, { signal }),
    });
    const end = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    latency = 700;
    refusing = refusal;
    sent = [];
    const events = refreshBatch(250, (keys) =>
      Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    );
    const told = setInterval(() => events.add(['tags']), 100);
    await vi.advanceTimersByTimeAsync(8 * second);
    expect(sent.length).toBeLessThanOrEqual(most);
    clearInterval(told);
    refusing = null;
    await vi.advanceTimersByTimeAsync(20 * second);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', isStale: false });
    events.cancel();
    end();
  },
);

test('@ERR-4 if each long wait ends with a refusal, only one of many calls is sent at a time', async () => {
  const { queryClient, call, enqueueWithRetry } = modules;
  const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    new QueryObserver(queryClient, {
      queryKey: ['tags', name],
      queryFn: ({ signal }) => call(tags.list, {}, { signal }),
    }).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(10);
  refusing = () => '120';
  const jobs = ['g', 'h', 'i', 'j', 'k', 'l'].map(() =>
    outcomeOf(enqueueWithRetry(() => call(tags.list, {}))),
  );
  await vi.advanceTimersByTimeAsync(second);
  // The queue sends four calls at once, before the first is refused.
  expect(sent.length).toBeLessThanOrEqual(6 + 4);
  void queryClient.invalidateQueries();
  await vi.advanceTimersByTimeAsync(second);
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(600 * second);
  expect(sent.length - before).toBeLessThanOrEqual(5);
  refusing = null;
  await vi.advanceTimersByTimeAsync(130 * second);
  expect(jobs.map(({ kind }) => kind)).toEqual(jobs.map(() => 'answered'));
  for (const end of ends) end();
});

test('@ERR-4 a window that repeatedly gets the focus sends nothing before a long wait is over', async () => {
  const { queryClient, call } = modules;
  queryClient.mount();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['tags'],
    queryFn: ({ signal }) => call(tags.list, {}, { signal }),
    staleTime: 0,
  });
  const end = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  refusing = () => '120';
  const look = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(second);
  };
  await look();
  const before = sent.length;
  for (let looks = 0; looks < 20; looks += 1) await look();
  expect(sent).toHaveLength(before);
  refusing = null;
  await vi.advanceTimersByTimeAsync(130 * second);
  expect(observer.getCurrentResult().error).toBeNull();
  end();
  queryClient.unmount();
});

test('@ERR-4 a write of several calls repeats only the calls that have not succeeded', async () => {
  const { runMutation, call } = modules;
  let first = true;
  const write = runMutation(async () => {
    await call(tags.create, { body: { name: 'North' } });
    if (first) refusing = () => '2';
    first = false;
    await call(tags.list, {});
  }, null);
  const outcome = outcomeOf(write);
  await vi.advanceTimersByTimeAsync(100);
  refusing = null;
  await vi.advanceTimersByTimeAsync(6 * second);
  expect(outcome.kind).toBe('answered');
  expect(sent.map(({ request }) => request.split(' ')[0])).toEqual(['POST', 'GET', 'GET']);
});

test('@ERR-4 without a refusal, no call waits', async () => {
  const outcomes = [1, 2, 3, 4, 5, 6, 7, 8].map(() => outcomeOf(modules.call(tags.list, {})));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes.every(({ kind }) => kind === 'answered')).toBe(true);
});

test('@ERR-4 a read with a long wait is repeated after it', async () => {
  const { queryClient, call } = modules;
  refusing = () => '90';
  const observer = new QueryObserver(queryClient, {
    queryKey: ['tags', 'list', {}],
    queryFn: ({ signal }) => call(tags.list, {}, { signal }),
  });
  const end = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(observer.getCurrentResult().error?.kind).toBe('rate-limited');
  refusing = null;
  await vi.advanceTimersByTimeAsync(100 * second);
  expect(observer.getCurrentResult().data).toBeDefined();
  expect(sent).toHaveLength(2);
  end();
});

test.each([
  '0',
  '1',
  '-5',
  '1e9',
  '1.5',
  '9999999999',
  '31 years',
  inSeconds(-60),
  inSeconds(10 ** 9),
])(
  '@ERR-4 after repeated refusals with Retry-After %s, each message names a correct time',
  async (header) => {
    const { call } = modules;
    const { pausedFor, writesPausedFor } = await import('../http/rate-limit-gate.ts');
    const { waitText } = await import('../http/api-error.ts');
    refusing = () => header;
    for (let press = 0; press < 6; press += 1) {
      const outcome = outcomeOf(call(tags.create, { body: { name: 'North' } }));
      for (let passed = 0; outcome.kind === 'underway' && passed < 400; passed += 1) {
        await vi.advanceTimersByTimeAsync(second);
        const left = Math.ceil(pausedFor() / second);
        expect(left).toBeLessThanOrEqual(305);
        if (left > 0) expect(waitText(left)).toMatch(/^(1 second|[1-9]\d* seconds|[2-6] minutes)$/);
      }
      expect(outcome.message).toMatch(
        writesPausedFor() > 20 * second
          ? /^Too many requests\. Try again (at|later)/
          : /^Too many requests\. (Wait a moment|Try again later)/,
      );
    }
  },
);
