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

test('an error before the library is loaded is not lost (ERR-1)', async () => {
  const { reportError, startReporting } = await build(production);
  reportError(new Error('early'), 'screen');
  startReporting();
  await expect.poll(() => delivered).toHaveLength(1);
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
  await expect.poll(() => shown).toHaveBeenCalledTimes(3);
});

describe('a reporter that does not load', () => {
  const rejections: unknown[] = [];
  const collect = (reason: unknown) => rejections.push(reason);
  beforeEach(() => {
    rejections.length = 0;
    process.on('unhandledRejection', collect);
    return () => process.off('unhandledRejection', collect);
  });

  beforeEach(() => {
    starts.mockReset();
    vi.useFakeTimers();
  });
  const fail = () => {
    throw new Error('The chunk did not load.');
  };
  const attempts = async (count: number) => {
    await expect.poll(() => starts).toHaveBeenCalledTimes(count);
  };

  test('fails silently, keeps a few reports and loads again after a while (ERR-1)', async () => {
    const { reportError, startReporting } = await build(production);
    starts.mockImplementationOnce(fail);
    startReporting();
    await attempts(1);
    for (let fault = 0; fault < 10_000; fault += 1) reportError(new Error('x'), 'screen');
    expect(rejections).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => delivered).toHaveLength(30);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up after a few attempts, and keeps neither reports nor timers (ERR-1)', async () => {
    const { reportError, startReporting } = await build(production);
    starts.mockImplementation(fail);
    reportError(new Error('x'), 'screen');
    startReporting();
    await attempts(1);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(starts).toHaveBeenCalledTimes(7);
    starts.mockReset();
    reportError(new Error('later'), 'screen');
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(starts).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(rejections).toEqual([]);
  });
});
