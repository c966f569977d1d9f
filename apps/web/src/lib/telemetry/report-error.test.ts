import { beforeEach, describe, expect, test, vi } from 'vitest';

const delivered: { error: unknown; where: string }[] = [];
const starts = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./sentry.ts', () => ({
  startSentry: () => {
    starts();
    return (report: { error: unknown; where: string }) => delivered.push(report);
  },
}));

let shown: ReturnType<typeof vi.spyOn>;

async function build(settings: Readonly<Record<string, string>>) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('./report-error.ts');
}

beforeEach(() => {
  delivered.length = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => queueMicrotask(task));
  vi.stubGlobal('addEventListener', () => undefined);
  shown = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined);
});

const production = {
  VITE_ENVIRONMENT: 'production',
  VITE_SENTRY_DSN: 'https://k@sentry.example/1',
};

test('what fails before the library is there is not lost (ERR-1)', async () => {
  const { reportError, startReporting } = await build(production);
  reportError(new Error('early'), 'screen');
  startReporting();
  await vi.waitFor(() => expect(delivered).toHaveLength(1));
  const late = new Error('late');
  reportError(late, 'load');
  reportError(late, 'screen');
  expect(delivered.map(({ where }) => where)).toEqual(['screen', 'load']);
});

test.each([
  ['development', { VITE_SENTRY_DSN: 'https://k@sentry.example/1' }],
  ['production without an address', { VITE_ENVIRONMENT: 'production' }],
])('in %s nothing is sent', async (_, settings) => {
  const { reportError, startReporting } = await build(settings);
  startReporting();
  reportError(new Error('x'), 'screen');
  await Promise.resolve();
  expect(delivered).toEqual([]);
});

test('a difference from the contract is reported once, however often it occurs (UPD-9)', async () => {
  const { reportDrift } = await build({});
  const drift = (path: string) => [{ kind: 'unknown-value', path }] as const;
  for (let answer = 0; answer < 5; answer += 1) reportDrift('locations.list', drift('/data/*/a'));
  reportDrift('locations.list', drift('/data/*/b'));
  reportDrift('tags.list', drift('/data/*/a'));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(3));
});

describe('a reporter that does not load', () => {
  const rejections: unknown[] = [];
  const collect = (reason: unknown) => rejections.push(reason);
  beforeEach(() => {
    rejections.length = 0;
    process.on('unhandledRejection', collect);
    return () => process.off('unhandledRejection', collect);
  });

  const network = new EventTarget();
  beforeEach(() => {
    starts.mockReset();
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    return () => vi.useRealTimers();
  });
  const fail = () => {
    throw new Error('The chunk did not load.');
  };
  const attempts = (count: number) => vi.waitFor(() => expect(starts).toHaveBeenCalledTimes(count));

  test('fails silently, keeps a few reports and loads again with the network (ERR-1)', async () => {
    const { reportError, startReporting } = await build(production);
    starts.mockImplementationOnce(fail);
    startReporting();
    await attempts(1);
    for (let fault = 0; fault < 10_000; fault += 1) reportError(new Error('x'), 'screen');
    expect(rejections).toEqual([]);
    network.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(delivered.length).toBeGreaterThan(0));
    expect(delivered.length).toBeLessThanOrEqual(30);
  });

  test('loads again after a while, as its file may have hung with the network there (ERR-1)', async () => {
    const { reportError, startReporting } = await build(production);
    starts.mockImplementationOnce(fail);
    reportError(new Error('x'), 'screen');
    startReporting();
    await attempts(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(delivered).toHaveLength(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up after a few attempts, and keeps no reports, timers and listeners (ERR-1)', async () => {
    const { reportError, startReporting } = await build(production);
    starts.mockImplementation(fail);
    reportError(new Error('x'), 'screen');
    startReporting();
    for (const count of [1, 2, 3, 4]) {
      await attempts(count);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    starts.mockReset();
    reportError(new Error('later'), 'screen');
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(starts).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(rejections).toEqual([]);
  });
});
