import { beforeEach, expect, test, vi } from 'vitest';

const delivered: { error: unknown; where: string }[] = [];
vi.mock('./sentry.ts', () => ({
  startSentry: () => (report: { error: unknown; where: string }) => delivered.push(report),
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

test('a difference from the contract is told once, however often it comes (UPD-9)', async () => {
  const { reportDrift } = await build({});
  const drift = (word: string) =>
    [{ kind: 'unknown-value', path: '/data/*/status', word }] as const;
  for (let answer = 0; answer < 5; answer += 1) reportDrift('locations.list', drift('paused'));
  reportDrift('locations.list', drift('closed'));
  reportDrift('tags.list', drift('paused'));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(3));
});
