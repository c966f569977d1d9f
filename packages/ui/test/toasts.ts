import { vi } from 'vitest';
import { toast } from '../src/components/toaster.tsx';
import { toastSettings } from '../src/lib/toast-settings.ts';

const nextFrame = requestAnimationFrame.bind(window);

/** Waits for a paint and for React's pending updates, even while the test controls the clock. */
export const painted = async () => {
  await new Promise<void>((done) => {
    nextFrame(() => nextFrame(() => done()));
  });
  // A background task runs after React's updates, which can take longer than two frames on a busy machine.
  await scheduler.postTask(() => undefined, { priority: 'background' });
};

/** Stops the clock, so that the test decides when toasts close. */
export const holdClock = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });

export async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await painted();
}

const all = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

/** Newest first, as in the document. */
export const titles = () => all().map((item) => item.querySelector('[data-title]')?.textContent);
export const stack = () => all().filter(({ dataset }) => dataset['removed'] === 'false');
export const isOpen = () => stack().some(({ dataset }) => dataset['expanded'] === 'true');

export function toastOf(title: string): HTMLElement {
  const item = all().find((one) => one.querySelector('[data-title]')?.textContent === title);
  if (!item) throw new Error(`No toast "${title}"`);
  return item;
}

const moving = () =>
  document.getAnimations().filter(({ playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && endTime !== Infinity;
  });

/** Not `expect.poll`, which advances a controlled clock while it waits. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${String(holds)}`);
    await new Promise(nextFrame);
  }
}

/** Waits until the toasts have their final position and their timers run. */
export async function shown(...names: string[]): Promise<void> {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
  await until(() => names.every((name) => titles().includes(name)));
  await until(() => names.every((name) => toastOf(name).dataset['mounted'] === 'true'));
  await settled();
}

export async function settled(): Promise<void> {
  await painted();
  await until(() => {
    const left = moving();
    for (const animation of left) animation.finish();
    return left.length === 0;
  });
}

/** Removes all toasts, because Sonner keeps them between tests. */
export async function clearToasts(): Promise<void> {
  if (!vi.isFakeTimers()) holdClock();
  toast.dismiss();
  await until(() => {
    vi.advanceTimersByTime(toastSettings.removalDelay);
    return all().length === 0;
  });
  vi.useRealTimers();
}
