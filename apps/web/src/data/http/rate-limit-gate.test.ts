import { beforeEach, expect, test, vi } from 'vitest';

const load = async () => import('./rate-limit-gate.ts');
let gate: Awaited<ReturnType<typeof load>>;
let page: { visibilityState: string; readonly cookie: string };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = { visibilityState: 'visible', cookie: '' };
  vi.stubGlobal('document', page);
  gate = await load();
});
test('@ERR-4 the reads of a window resume automatically after a refusal in another window', async () => {
  gate.pauseUntil(Date.now() + 1000);
  const released = vi.fn();
  void gate.whenResumed().then(released);
  await vi.advanceTimersByTimeAsync(2000);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(released).toHaveBeenCalled();
});

test.each([
  ['visible', 1000, 3000],
  ['hidden', 3000, 20_000],
])(
  '@ERR-4 the reads of ten %s windows resume at different times',
  async (visibility, least, most) => {
    page.visibilityState = visibility;
    const waits: number[] = [];
    for (let window = 0; window < 10; window += 1) {
      vi.resetModules();
      gate = await load();
      gate.pauseUntil(Date.now() + 1000);
      expect(gate.writesPausedFor()).toBe(1000);
      waits.push(gate.pausedFor() - 1000);
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan((most - least) / 5);
  },
);

test.each([
  ['a refusal', async () => gate.pauseFor(1000)],
  [
    'a failure of the server',
    async () => (await gate.startCall(0))?.end(new Response(null, { status: 503 })),
  ],
])('@ERR-4 a clock that is set back does not extend the pause after %s', async (_, pause) => {
  await pause();
  const released = vi.fn();
  void gate.whenResumed().then(released);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(released).toHaveBeenCalled();
});

test('@ERR-4 a write is sent before the reads, and its success releases them', async () => {
  gate.pauseUntil(Date.now() + 1000);
  const read = vi.fn();
  void gate.startCall(Date.now() + 30_000).then(read);
  const write = gate.startCall(Date.now() + 30_000, undefined, 'write');
  await vi.advanceTimersByTimeAsync(1000);
  const started = await write;
  expect(read).not.toHaveBeenCalled();
  started?.end(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalled();
});

test('@ERR-4 a window stops waiting for the others once it is visible', () => {
  page.visibilityState = 'hidden';
  gate.pauseUntil(Date.now() + 1000);
  gate.endReadDelay();
  expect(gate.pausedFor()).toBe(1000);
});

test('@ERR-4 the additional delay never exceeds the longest wait of reads', () => {
  page.visibilityState = 'hidden';
  gate.pauseUntil(Date.now() + 28_000);
  expect(gate.pausedFor()).toBeLessThanOrEqual(gate.longestWait);
});

test('@ERR-4 a success also ends the pause after a failure that began in an earlier outage', async () => {
  const failed = new Response(null, { status: 500 });
  const start = async () => (await gate.startCall(Date.now() + 1000))?.end;
  (await start())?.(failed);
  const late = await start();
  (await start())?.(new Response());
  late?.(failed);
  expect(gate.backgroundPausedFor()).toBeGreaterThan(0);
  (await start())?.(new Response());
  expect(gate.backgroundPausedFor()).toBeLessThanOrEqual(0);
});
