import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const load = async () => import('./rate-limit-gate.ts');
let gate: Awaited<ReturnType<typeof load>>;
let page: { visibilityState: string };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = { visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  gate = await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('@ERR-4 the reads of a window resume by themselves after the refusal of another one', async () => {
  gate.holdUntilTold(Date.now() + 1000);
  const released = vi.fn();
  void gate.untilReleased().then(released);
  await vi.advanceTimersByTimeAsync(2000);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(released).toHaveBeenCalled();
});

test.each([
  ['visible', 1000, 3000],
  ['hidden', 3000, 20_000],
])('@ERR-4 the reads of ten %s windows resume apart', async (visibility, least, most) => {
  page.visibilityState = visibility;
  const waits: number[] = [];
  for (let window = 0; window < 10; window += 1) {
    vi.resetModules();
    gate = await load();
    gate.holdUntilTold(Date.now() + 1000);
    expect(gate.writesHeldFor()).toBe(1000);
    waits.push(gate.heldFor() - 1000);
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...waits)).toBeLessThanOrEqual(most);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan((most - least) / 5);
});

test('@ERR-4 a write leaves before the reads, and its success releases them', async () => {
  gate.holdUntilTold(Date.now() + 1000);
  const read = vi.fn();
  void gate.admit(Date.now() + 30_000).then(read);
  const write = gate.admit(Date.now() + 30_000, undefined, gate.writesHeldFor);
  await vi.advanceTimersByTimeAsync(1000);
  const passage = await write;
  expect(read).not.toHaveBeenCalled();
  passage?.end(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalled();
});

test('@ERR-4 a window that is shown no longer waits for the others', () => {
  page.visibilityState = 'hidden';
  gate.holdUntilTold(Date.now() + 1000);
  gate.endSpread();
  expect(gate.heldFor()).toBe(1000);
});

test('@ERR-4 the spread never exceeds the time for which reads wait', () => {
  page.visibilityState = 'hidden';
  gate.holdUntilTold(Date.now() + 28_000);
  expect(gate.heldFor()).toBeLessThanOrEqual(gate.patience);
});
