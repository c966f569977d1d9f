import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../lib/browser/idle.ts', () => ({ whenIdle: (act: () => void) => act() }));

type Load = (load: () => Promise<string>, files: readonly string[]) => Promise<string>;
let loadCode: Load;
let answer: () => Promise<Response>;
const asked: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address);
    return Promise.race([
      answer(),
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]);
  });
  ({ loadCode } = await import('./code-requests.ts'));
});
const files = ['assets/dialog.js', 'assets/list.js'];
const load = vi.fn(() => Promise.resolve('code'));
const hung = () => new Promise<Response>(() => undefined);
const arrived = () => Promise.resolve(new Response('code'));
beforeEach(() => load.mockClear());

test('an import starts when all of its files are loaded, and each file is requested once', async () => {
  answer = arrived;
  await expect(loadCode(load, files)).resolves.toBe('code');
  await expect(loadCode(load, files)).resolves.toBe('code');
  expect(asked).toEqual(['/assets/dialog.js', '/assets/list.js']);
});

test('@ERR-4 code without a response is requested again automatically', async () => {
  answer = hung;
  const loaded = loadCode(load, ['assets/dialog.js']);
  await vi.advanceTimersByTimeAsync(9999);
  expect(asked).toHaveLength(1);
  answer = arrived;
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('code');
  expect(asked).toEqual(['/assets/dialog.js', '/assets/dialog.js']);
});

test('@ERR-4 code without a second response is given up, and the next press requests it again', async () => {
  answer = hung;
  const failed = loadCode(load, files).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failed).toMatchObject({ kind: 'offline', timedOut: true });
  expect(load).not.toHaveBeenCalled();
  expect(asked).toHaveLength(4);
  answer = arrived;
  await expect(loadCode(load, files)).resolves.toBe('code');
  expect(asked).toHaveLength(6);
});

test('@ERR-4 a slow file is not given up while it arrives', async () => {
  answer = async () =>
    new Response(
      new ReadableStream({
        async start(controller) {
          for (let part = 0; part < 5; part += 1) {
            await new Promise((resolve) => setTimeout(resolve, 8000));
            controller.enqueue(new Uint8Array(1));
          }
          controller.close();
        },
      }),
    );
  const outcome = loadCode(load, ['assets/dialog.js']);
  await vi.advanceTimersByTimeAsync(41_000);
  await expect(outcome).resolves.toBe('code');
});

test('@ERR-4 a file that stops arriving is given up', async () => {
  answer = async () => new Response(new ReadableStream({}));
  const failed = loadCode(load, ['assets/dialog.js']).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failed).toMatchObject({ kind: 'offline', timedOut: true });
});

test('@ERR-4 a lost connection is reported as such', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadCode(load, files)).rejects.toMatchObject({ kind: 'offline', timedOut: false });
});

test('@ERR-4 a missing file of an older release has the browsers’ message', async () => {
  answer = async () => new Response('Not found.', { status: 404 });
  await expect(loadCode(load, files)).rejects.toThrow(/dynamically imported module/);
  expect(load).not.toHaveBeenCalled();
});

test.each([429, 500, 503])(
  '@ERR-4 a file that is answered with %i can be loaded again',
  async (status) => {
    answer = async () => new Response('', { status });
    await expect(loadCode(load, files)).rejects.toMatchObject({ kind: 'server', status });
  },
);
