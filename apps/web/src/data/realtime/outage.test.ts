import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { UserId } from '@placekeeper/contracts/core/id';
import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;

vi.mock('../../lib/telemetry/report-error.ts', () => ({
  reportError: () => undefined,
  reportDrift: () => undefined,
}));

let sent: { readonly at: number; readonly method: string }[];
let failure: (() => Response) | null;
let ends: (() => void)[];

/** The windows of one browser: a message reaches the others at once. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  constructor() {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  sent = [];
  ends = [];
  failure = null;
  const page = new EventTarget();
  vi.stubGlobal(
    'document',
    Object.assign(page, { cookie: 'XSRF-TOKEN=t', visibilityState: 'visible' }),
  );
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    sent.push({ at: Date.now(), method });
    if (failure) return failure();
    return Response.json({
      tokens: [],
      google_updates: [],
      total_locations: 0,
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 0, to: null },
    });
  });
});
afterEach(() => {
  for (const end of ends) end();
  Channel.all.clear();
});

/** Opens a window whose screen shows what home shows, with a lost socket. */
async function openHome(hasFocus = false) {
  vi.resetModules();
  const { call } = await import('../api/client.ts');
  const { queryClient } = await import('../api/query-client.ts');
  const { recentUpdates } = await import('../updates/recent-updates.ts');
  const { listenToOtherWindows } = await import('./other-windows.ts');
  const { pollWhileDisconnected } = await import('./poll-while-disconnected.ts');
  const { retryFailedReads } = await import('./retry-failed-reads.ts');
  const { connection } = await import('../http/realtime-connection.ts');
  connection.set('lost');
  const reads = {
    'googleTokens/list': () => call(googleTokens.list, {}),
    'updates/list': () => call(googleTokens.list, {}),
    'updates/meta': () => call(googleTokens.list, {}),
    'locations/list': () => call(googleTokens.list, {}),
    'locations/summary': () => call(googleTokens.list, {}),
    'currentUser/subscriptionMeta': () => call(googleTokens.list, {}),
  };
  ends.push(
    listenToOtherWindows(UserId.parse(1), {
      onWrite: () => undefined,
      checkSession: () => undefined,
    }),
    pollWhileDisconnected(),
    retryFailedReads(() => hasFocus),
    new QueryObserver(queryClient, recentUpdates('2026-01-01', true)).subscribe(() => undefined),
    ...Object.entries(reads).map(([key, queryFn]) =>
      new QueryObserver<unknown>(queryClient, { queryKey: key.split('/'), queryFn }).subscribe(
        () => undefined,
      ),
    ),
    () => queryClient.clear(),
  );
  await vi.advanceTimersByTimeAsync(100);
  return { call, queryClient };
}

const failures: Readonly<Record<string, () => Response>> = {
  '503 with Retry-After': () =>
    new Response('', { status: 503, headers: { 'Retry-After': '120' } }),
  '503': () => new Response('', { status: 503 }),
  'no connection': () => {
    throw new TypeError('Failed to fetch');
  },
};

/** Whether a window has read everything it shows since the given time. */
const hasRead = ({ queryClient }: Awaited<ReturnType<typeof openHome>>, since: number): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .every(({ state }) => state.status === 'success' && state.dataUpdatedAt >= since);

const perMinute = (count: number, start: number) =>
  Array.from({ length: count }, (_, index) => {
    const from = start + index * minute;
    return sent.filter(({ at }) => at >= from && at < from + minute).length;
  });

test.each([
  [1, '503 with Retry-After', 12, 4],
  [1, '503', 30, 5],
  [1, 'no connection', 30, 5],
  [10, '503 with Retry-After', 40, 15],
  [10, '503', 60, 20],
  [10, 'no connection', 60, 20],
])(
  '@ERR-4 %i windows whose calls answer %s send few calls in the first minute, and fewer later',
  async (windows, name, first, later) => {
    const opened = [];
    for (let count = 0; count < windows; count += 1) opened.push(await openHome());
    failure = failures[name] ?? null;
    sent = [];
    const start = Date.now();
    await vi.advanceTimersByTimeAsync(6 * minute);
    const counts = perMinute(6, start);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThanOrEqual(first);
    expect(Math.max(...counts.slice(3))).toBeLessThanOrEqual(later);
    // The gate does not delay a user's write.
    const writes = () => sent.filter(({ method }) => method === 'POST').length;
    const before = writes();
    await opened[0]?.call(updates.rejectBulk, { body: {} }).catch(() => undefined);
    expect(writes()).toBe(before + 1);
    failure = null;
    await vi.advanceTimersByTimeAsync(8 * minute);
    for (const { queryClient } of opened) {
      const shown = queryClient.getQueryCache().findAll({ type: 'active' });
      expect(shown.map(({ state }) => state.error?.kind)).toEqual(shown.map(() => undefined));
    }
  },
);

test('@ERR-4 after long outages, the window with the focus reads again within seconds, and then the others', async () => {
  const opened = [await openHome(true)];
  for (let count = 1; count < 10; count += 1) opened.push(await openHome());
  for (let outage = 0; outage < 8; outage += 1) {
    failure = failures['503'] ?? null;
    const start = Date.now();
    await vi.advanceTimersByTimeAsync(8 * minute);
    expect(Math.max(...perMinute(8, start).slice(4))).toBeLessThanOrEqual(10);
    failure = null;
    const end = Date.now();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(opened.slice(0, 1).map((one) => hasRead(one, end))).toEqual([true]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(opened.map((one) => hasRead(one, end))).toEqual(opened.map(() => true));
  }
});

/** Loads the modules of `openHome`, which resets them. */
const modules = async () => ({
  ...(await import('../http/realtime-connection.ts')),
  ...(await import('../http/rate-limit-gate.ts')),
  ...(await import('./catch-up.ts')),
});

test.each([1, 3])(
  '@ERR-4 @RT-2 after an outage that %i polls have noticed, each read is sent once',
  async (polls) => {
    const { queryClient } = await openHome(true);
    await vi.advanceTimersByTimeAsync(19_000);
    failure = failures['503'] ?? null;
    await vi.advanceTimersByTimeAsync(polls * 20_000);
    expect(queryClient.isFetching()).toBe(0);
    failure = null;
    sent = [];
    const end = Date.now();
    while (sent.length === 0) await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(500);
    const shown = queryClient.getQueryCache().findAll({ type: 'active' });
    expect(shown.every(({ state }) => state.dataUpdatedAt >= end)).toBe(true);
    // The recent updates take two calls.
    expect(sent).toHaveLength(shown.length + 1);
  },
);

test('@ERR-4 @RT-2 reads that failed wait for a channel that the socket asks for, and are sent once', async () => {
  const { queryClient } = await openHome(true);
  const { noteJoining, connection, refreshAfterJoin, whenResumed } = await modules();
  failure = failures['503'] ?? null;
  await vi.advanceTimersByTimeAsync(40_000);
  noteJoining(true);
  const join = whenResumed().then(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    noteJoining(false);
    connection.set('connected');
    await refreshAfterJoin('again');
  });
  failure = null;
  sent = [];
  await vi.advanceTimersByTimeAsync(11_000);
  await join;
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  expect(shown.map(({ state }) => state.status)).toEqual(shown.map(() => 'success'));
  // Three more: the read that tested the server, the second call for the recent updates, and the accounts.
  expect(sent).toHaveLength(shown.length + 3);
});

test('@ERR-4 reads that failed do not wait longer than two seconds for a channel', async () => {
  const home = await openHome(true);
  const { noteJoining } = await modules();
  failure = failures['503'] ?? null;
  await vi.advanceTimersByTimeAsync(40_000);
  noteJoining(true);
  failure = null;
  const end = Date.now();
  await vi.advanceTimersByTimeAsync(12_500);
  expect(hasRead(home, end)).toBe(true);
});

test('@ERR-4 after a rate limit that reads waited for in vain, each read is sent once', async () => {
  const { queryClient } = await openHome(true);
  (await modules()).connection.set('connected');
  failure = () => new Response('', { status: 429, headers: { 'Retry-After': '20' } });
  void queryClient.invalidateQueries();
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const refused = () => shown.filter(({ state }) => state.error?.kind === 'rate-limited');
  while (refused().length < shown.length - 1) await vi.advanceTimersByTimeAsync(1000);
  failure = null;
  sent = [];
  while (sent.length === 0) await vi.advanceTimersByTimeAsync(10);
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused()).toEqual([]);
  expect(sent).toHaveLength(shown.length + 1);
});

test('@ERR-4 the window with the focus waits as long as a failing server asks', async () => {
  await openHome(true);
  failure = failures['503 with Retry-After'] ?? null;
  await vi.advanceTimersByTimeAsync(minute);
  sent = [];
  await vi.advanceTimersByTimeAsync(minute);
  expect(sent).toEqual([]);
});
